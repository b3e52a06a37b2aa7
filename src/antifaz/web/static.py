"""Built files, read once: each has an address that holds its content's hash, so browsers may keep it for ever."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
# Pictures and fonts are packed already.
PACKED: Final = frozenset({".png", ".woff2", ".jpg", ".mp3", ".ogg", ".webp"})


@dataclass(frozen=True, slots=True)
class Built:
    """One file as it is sent."""

    type: str
    plain: bytes
    packed: bytes | None


class Static:
    """All built files by their hashed names. What is not in the list does not exist: there is no path to walk."""

    def __init__(self, folder: Path) -> None:
        self.names: dict[str, str] = {}
        self.files: dict[str, Built] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file():
                self._add(path.relative_to(folder).as_posix(), path.read_bytes())

    def _add(self, name: str, content: bytes) -> None:
        pure = PurePosixPath(name)
        hashed = str(pure.with_name(f"{pure.stem}.{sha256(content).hexdigest()[:12]}{pure.suffix}"))
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = None if pure.suffix in PACKED else gzip.compress(content, 9, mtime=0)
        self.names[name] = hashed
        self.files[hashed] = Built(kind + ("; charset=utf-8" if kind.startswith("text/") else ""), content, packed)

    def address(self, name: str) -> str:
        """Where a file is found; a file that was not built has an address that answers 404."""
        return f"/static/{self.names.get(name, name)}"

    async def serve(self, request: Request) -> Response:
        built = self.files.get(request.path_params["name"])
        if built is None:
            return Response("not found", 404, media_type="text/plain")
        if built.packed is not None and takes_gzip(request):
            return Response(built.packed, headers={**FOREVER, "content-encoding": "gzip"}, media_type=built.type)
        return Response(built.plain, headers=FOREVER, media_type=built.type)


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
