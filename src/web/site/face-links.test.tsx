import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BodyFace, HeadingFace } from "#domain/shop-faces.ts";
import { FaceLinks } from "./face-links.tsx";

const fetched: [HeadingFace | undefined, BodyFace | undefined, string[]][] = [
  [undefined, undefined, ["bricolage-grotesque", "instrument-sans"]],
  ["abril-fatface", undefined, ["instrument-sans"]],
  ["instrument-sans", "system", ["instrument-sans"]],
  [undefined, "system", ["bricolage-grotesque"]],
  ["system", "system", []],
];

test.each(fetched)(
  "headings in %s and words in %s: fetched at once are %s",
  (headingFace, bodyFace, faces) => {
    const tags = renderToStaticMarkup(<FaceLinks site={{ headingFace, bodyFace }} />);
    expect([...tags.matchAll(/([a-z-]+)-core/g)].map(([, face]) => face)).toEqual(faces);
  },
);
