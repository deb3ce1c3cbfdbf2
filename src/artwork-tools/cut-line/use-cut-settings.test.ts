import { describe, expect, test } from "vitest";
import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import { nextSettings } from "./use-cut-settings.ts";

const file = new Blob(["a picture"]);
const size = { widthMm: 50, heightMm: 34 };
const fit = { ...size, borderMm: 2 };
const now = {
  file,
  settings: firstSettings,
  fit,
  size,
  keptId: null,
  keptFit: null,
  following: [],
  isChanged: false,
};
const line = { ...size, d: "", borderMm: 2, picture: { x: 0, y: 0, width: 46, height: 30 }, artwork: null };
/** A line that this page has drawn for `now`, and that has just been kept. */
const kept = {
  id: "c7h2m9x4p1ab",
  artworkId: "k4m2p7x9q1ab",
  settings: firstSettings,
  line,
  geometry: { curves: [], picture: line.picture, outline: null },
  correctedFrom: null,
  asked: { settings: firstSettings, fit, correction: null },
};
const wanted = { file, size, isRoomFixed: false, kept };
const wider = { ...firstSettings, borderMm: 5 };

describe("a line that has been kept", () => {
  test("brings its settings, and its box is the room of the artwork", () => {
    expect(nextSettings(now, wanted)).toMatchObject({
      keptId: kept.id,
      keptFit: fit,
      settings: firstSettings,
    });
  });

  test("and corrected: the room of the artwork is the box of the line as it was found", () => {
    const corrected = { ...kept, line: { ...line, heightMm: 38 }, correctedFrom: size };
    expect(nextSettings(now, { ...wanted, kept: corrected })).toMatchObject({
      keptId: kept.id,
      keptFit: fit,
    });
  });

  test("takes nothing back that was chosen while it was being kept", () => {
    const changed = { ...now, settings: wider, isChanged: true };
    expect(nextSettings(changed, wanted)).toBe(changed);
    const typed = nextSettings(now, { ...wanted, kept: null, size: { widthMm: 112, heightMm: 34 } });
    expect(typed.isChanged).toBe(true);
    expect(nextSettings(typed, { ...wanted, size: typed.size })).toBe(typed);
  });

  test("is taken once it is what was chosen", () => {
    const changed = { ...now, settings: wider, isChanged: true };
    const next = { ...kept, id: "d7h2m9x4p1ab", settings: wider, asked: { ...kept.asked, settings: wider } };
    expect(nextSettings(changed, { ...wanted, kept: next })).toMatchObject({
      keptId: next.id,
      isChanged: false,
    });
  });

  test("and comes from elsewhere, as by a step back, brings its settings whatever was chosen", () => {
    const changed = { ...now, settings: wider, isChanged: true };
    const { asked: _, ...read } = kept;
    expect(nextSettings(changed, { ...wanted, kept: read })).toMatchObject({ settings: firstSettings });
  });
});

test("in the place of a sticker on its sheet the artwork is drawn anew for all of another one", () => {
  const held = { ...now, settings: { ...firstSettings, borderMm: 4 } };
  const fewer = { widthMm: size.widthMm + 20, heightMm: size.heightMm };
  const onSheet = nextSettings(held, { file, size: fewer, isRoomFixed: true, kept: null });
  expect(onSheet.fit).toEqual({ ...fewer, borderMm: 4 });
  const alone = nextSettings(held, { file, size: fewer, isRoomFixed: false, kept: null });
  expect(alone.fit.heightMm).toBeGreaterThan(1_000);
});

describe("a size that follows from a line", () => {
  const [first, second] = [
    { widthMm: 56, heightMm: 40 },
    { widthMm: 54, heightMm: 38 },
  ];
  const held = { ...now, following: [first, second] };
  const alone = { file, isRoomFixed: false, kept: null };

  test("has nothing drawn anew when it comes, also when the next one is asked for already", () => {
    const one = nextSettings(held, { ...alone, size: first });
    expect([one.fit, one.following, one.isChanged]).toEqual([fit, [second], false]);
    expect(one.fit).toBe(now.fit);
    const two = nextSettings(one, { ...alone, size: second });
    expect([two.fit === now.fit, two.following]).toEqual([true, []]);
  });

  test("and that never came is not waited for once a later one is there: chosen then, it is drawn for", () => {
    const two = nextSettings(held, { ...alone, size: second });
    expect([two.fit === now.fit, two.following]).toEqual([true, []]);
    const chosen = nextSettings(two, { ...alone, size: first });
    expect([chosen.fit, chosen.isChanged]).toEqual([{ ...first, borderMm: 2 }, true]);
  });

  test("is forgotten when the customer chooses another", () => {
    const typed = nextSettings(held, { ...alone, size: { widthMm: 112, heightMm: 34 } });
    expect([typed.fit.widthMm, typed.following]).toEqual([112, []]);
  });
});
