declare module "idiomorph" {
  export const Idiomorph: {
    morph(
      old: Element,
      fresh: Element | string,
      options: {
        morphStyle?: "outerHTML" | "innerHTML";
        ignoreActiveValue?: boolean;
        restoreFocus?: boolean;
        callbacks?: { beforeAttributeUpdated?: (name: string, node: Element, type: "update" | "remove") => boolean; beforeNodeRemoved?: (node: Node) => boolean; beforeNodeMorphed?: (old: Node, fresh: Node) => boolean };
      },
    ): void;
  };
}
