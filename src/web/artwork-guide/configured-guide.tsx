import type { ComponentProps } from "react";
import { configuredTemplate } from "#domain/artwork/configured-template.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { ArtworkGuide } from "./artwork-guide.tsx";

/** What decides which template fits what is configured. */
export interface ConfiguredShape {
  readonly catalogue: Catalogue;
  readonly selection: Pick<Selection, "supplyId" | "shapeId" | "size">;
}

interface ConfiguredGuideProps extends Omit<ComponentProps<typeof ArtworkGuide>, "own"> {
  readonly configured: ConfiguredShape;
}

/** The artwork guide of a page, with the template of what is configured there. */
export function ConfiguredGuide({ configured, ...guide }: ConfiguredGuideProps) {
  return <ArtworkGuide {...guide} own={configuredTemplate(configured.catalogue, configured.selection)} />;
}
