import { beforeEach, expect, test, vi } from "vitest";
import type { FileOnItsWay } from "#calls/send-file.ts";

/** What is being sent, in the order in which it was begun. */
const begun: FileOnItsWay[] = [];

vi.mock("#calls/send-file.ts", () => ({
  prepareFile: async (sent: FileOnItsWay) => ({
    start: () => begun.push(sent),
    pause: () => undefined,
    cancel: () => undefined,
  }),
}));
vi.mock("./saved-files.ts", () => ({
  putSavedFile: async () => undefined,
  deleteSavedFile: async () => undefined,
  savedFiles: async () => [],
}));

// Anew, with what stands in for sending: another file of this worker may have loaded the real one.
vi.resetModules();
const { uploadsOf } = await import("./upload-list.ts");

beforeEach(() => vi.stubGlobal("addEventListener", () => undefined));

function fileOf(name: string): File {
  return new File(["x"], name, { lastModified: 1 });
}

function stateOf(form: string): string | undefined {
  return uploadsOf(form).items.get()[0]?.state;
}

test("three files of all lists are under way, the others wait and go in the order they were chosen in", async () => {
  const forms = ["first", "second", "third", "fourth", "fifth"];
  for (const form of forms) uploadsOf(form).add([fileOf(`${form}.png`)]);
  await vi.waitUntil(() => begun.length === 3);
  expect(forms.map(stateOf)).toEqual(["sending", "sending", "sending", "waiting", "waiting"]);

  begun[0]?.onDone("0".repeat(32));
  await vi.waitUntil(() => begun.length === 4);
  expect(forms.map(stateOf)).toEqual(["done", "sending", "sending", "sending", "waiting"]);

  const [second] = uploadsOf("second").items.get();
  uploadsOf("second").remove(second?.key ?? "");
  await vi.waitUntil(() => begun.length === 5);
  expect(begun.map(({ file }) => file.name)).toEqual(forms.map((form) => `${form}.png`));
});
