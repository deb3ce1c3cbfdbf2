import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstSettings } from "#domain/cut-line/cut-settings.ts";
import { makeCall } from "#calls/make-call.ts";
import type { ArtworkSource } from "../artwork-source.ts";
import { keepLine } from "./saved-line.ts";
import type { FineLine } from "./line.types.ts";

const picture = { x: 0, y: 0, width: 46_000, height: 30_000 };
const geometry = { curves: [[0, 0, 1, 1, 2, 2, 0, 0]], picture, outline: null };
/** As the shop is called. */
const shop: Pick<ArtworkSource, "call"> = {
  call: (name, asked) => makeCall({ base: "/api/", unexpected: "" }, name, asked),
};
const file = "k4m2p7x9q1ab";
const kept = {
  id: "a7h2m9x4p1ab",
  artwork: file,
  settings: { border_mm: 2, pieces: "one", background: 0, corrected_from: null },
  width_um: 50_000,
  height_um: 34_000,
  ...geometry,
};

function drawnLine(): FineLine {
  const line = { widthMm: 50, heightMm: 34, d: "", borderMm: 2, picture, artwork: null };
  const asked = {
    settings: firstSettings,
    fit: { widthMm: 46, heightMm: 30, borderMm: 2 },
    correction: null,
  };
  return { settings: firstSettings, line, geometry, correctedFrom: null, asked };
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  const answers = vi.fn<typeof fetch>();
  answers.mockImplementation(() => Promise.resolve(Response.json({ status: "SUCCESS", data: kept })));
  vi.stubGlobal("fetch", answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a line that is asked for again while it is on its way is sent once", async () => {
  const line = drawnLine();
  const asked = await Promise.all([keepLine(shop, file, line), keepLine(shop, file, line)]);
  expect(asked).toEqual([
    { ok: true, id: kept.id },
    { ok: true, id: kept.id },
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a line that was lost on its way is sent again, and so is one round another file", async () => {
  const line = drawnLine();
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError("no connection"));
  await expect(keepLine(shop, file, line)).resolves.toMatchObject({ ok: false, mayPass: true });
  await expect(keepLine(shop, file, line)).resolves.toMatchObject({ ok: true });
  await keepLine(shop, "b4m2p7x9q1ab", line);
  expect(fetch).toHaveBeenCalledTimes(3);
});
