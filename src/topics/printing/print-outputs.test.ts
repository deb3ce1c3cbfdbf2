import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { NamedArtwork } from "#topics/artwork/visible-artwork.ts";
import { listedSlots } from "./list-print-files.ts";
import { printOutputs } from "./print-outputs.ts";
import { printRequestOf } from "./print-request.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const scope = scopeOf(catalogue.featuredItemBySlug.get("standard-business-card")!);

/** Two-sided cards in two sets, with files at these places: front and back of the first set, then of the second. */
function requestWith(...files: readonly (string | null)[]) {
  const selection = readAddress(catalogue, scope, new URLSearchParams("sides=2"));
  const artwork = (id: string) =>
    ({
      id,
      name: `${id}.pdf`,
      sha256: id,
      facts: { kind: "drawing" },
      cutLines: new Map(),
    }) as unknown as NamedArtwork;
  const known = new Map(files.flatMap((id) => (id === null ? [] : [[id, artwork(id)] as const])));
  const asked = { number: "K26-5DABV2-1", orderNo: "K26-5DABV2", line: 1, madeAt: new Date(0), catalogue };
  return printRequestOf(
    {
      ...asked,
      selection: {
        ...selection,
        sets: { ...selection.sets, count: 2 },
        artwork: { files, placings: [], cutLines: [], setNames: [] },
      },
    },
    known,
  );
}

describe("the files of two-sided cards", () => {
  test("are both sides in one, where both have artwork, and the side alone that has some", () => {
    const { listed, further } = printOutputs(requestWith("plum", "plum-back", null, "pear-back"));
    expect(listed.map(({ file, slots }) => [file, slots.length])).toEqual([
      ["set-1.pdf", 2],
      ["set-1-sheet.pdf", 2],
      ["set-2-back.pdf", 1],
      ["set-2-back-sheet.pdf", 1],
    ]);
    expect(listed.map(({ name }) => name.split("_").slice(7).join("_"))).toEqual([
      "front-back.pdf",
      "front-back_sheet.pdf",
      "back.pdf",
      "back_sheet.pdf",
    ]);
    // Each side of a pair by itself is there for who asks for it.
    expect(further.map(({ file }) => file)).toEqual([
      "set-1-front.pdf",
      "set-1-front-sheet.pdf",
      "set-1-back.pdf",
      "set-1-back-sheet.pdf",
    ]);
  });

  test("are listed with the front; its back says that it is their second page", () => {
    const [front, back] = listedSlots(requestWith("plum", "plum-back"));
    expect(front?.files.map(({ words }) => words)).toEqual([
      "Front and back, two pages: one piece with its bleed and its lines (PDF)",
      expect.stringMatching(/^Front and back, two pages: \d+ pieces on a sheet of 450 x 320 mm, /),
    ]);
    expect(back?.files).toEqual([]);
    expect(back?.notes).toContain("It is the second page of the files of its front.");
  });
});
