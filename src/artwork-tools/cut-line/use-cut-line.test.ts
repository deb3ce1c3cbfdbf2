import { describe, expect, test } from "vitest";
import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import { nextCorrected } from "./use-cut-line.ts";

const file = new Blob(["a picture"]);
const size = { widthMm: 50, heightMm: 34 };
const fit = { ...size, borderMm: 2 };
const picture = { x: 0, y: 0, width: 46, height: 30 };
const line = { ...size, d: "", borderMm: 2, picture, artwork: null };
const asked = { file, settings: firstSettings, fit };
const asFound = { ...asked, correction: null, keptId: "a7h2m9x4p1ab", isChanged: false };
const geometry = { curves: [[0, 0, 1, 1, 2, 2, 0, 0]], picture, outline: null };
const correction = { geometry, line, correctedFrom: size };
const corrected = { ...asFound, correction, isChanged: true };

/** A line that this page has corrected, kept just now, and taken by its settings. */
function justKept(id: string, made: typeof correction | null) {
  const kept = {
    id,
    artworkId: "k4m2p7x9q1ab",
    settings: firstSettings,
    line,
    geometry,
    correctedFrom: made && made.correctedFrom,
    asked: { settings: firstSettings, fit, correction: made },
  };
  return { kept, keptId: id, keptFit: fit };
}

describe("a line that has been kept", () => {
  test("brings what was corrected", () => {
    const next = nextCorrected(corrected, asked, justKept("c7h2m9x4p1ab", correction));
    expect(next).toMatchObject({ keptId: "c7h2m9x4p1ab", correction, isChanged: false });
  });

  test("takes no correction back that was made while it was being kept", () => {
    const next = nextCorrected(corrected, asked, justKept("b7h2m9x4p1ab", null));
    expect(next).toMatchObject({ correction, isChanged: true });
    expect(nextCorrected(next, asked, justKept("b7h2m9x4p1ab", null))).toBe(next);
  });

  test("takes no correction back to what was put back to how it was found meanwhile", () => {
    const putBack = { ...corrected, correction: null };
    const next = nextCorrected(putBack, asked, justKept("c7h2m9x4p1ab", correction));
    expect(next.correction).toBeNull();
    const again = nextCorrected(next, asked, justKept(asFound.keptId, null));
    expect(again).toMatchObject({ keptId: asFound.keptId, isChanged: false });
  });

  test("is waited for as long as the settings have not taken it", () => {
    const wanted = { ...justKept("c7h2m9x4p1ab", correction), keptId: asFound.keptId };
    expect(nextCorrected(asFound, asked, wanted)).toBe(asFound);
  });

  test("and comes from elsewhere, as by a step back, brings its own whatever was done", () => {
    const { kept, ...taken } = justKept("b7h2m9x4p1ab", null);
    const { asked: _, ...read } = kept;
    expect(nextCorrected(corrected, asked, { kept: read, ...taken }).correction).toBeNull();
  });
});

test("another picture has no corrections", () => {
  const other = { ...asked, file: new Blob(["another"]) };
  const next = nextCorrected(corrected, other, { kept: null, keptId: null, keptFit: null });
  expect(next).toMatchObject({ correction: null, isChanged: false });
});
