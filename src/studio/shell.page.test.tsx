import { expect, onTestFinished, test, vi } from "vitest";
import { loadEntry } from "./shell.tsx";

test("who signs in first goes on to all of the address: the line of a job ticket, one review of many", async () => {
  const refused = { status: "ERROR", code: 401, message: "Please sign in first." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refused, { status: 401 })));
  onTestFinished(() => void (location.hash = ""));
  const wayOf = async (path: string, hash = "") => {
    location.hash = hash;
    const answer = await loadEntry({ request: new Request(`http://localhost/studio${path}`) });
    const to = answer instanceof Response ? (answer.headers.get("location") ?? "") : "";
    return new URL(to, "http://localhost").searchParams.get("to");
  };
  expect(await wayOf("/orders/K26-4F7Q2M", "#line-3")).toBe("/orders/K26-4F7Q2M#line-3");
  expect(await wayOf("/reviews?only=7")).toBe("/reviews?only=7");
  expect(await wayOf("")).toBeNull();
});
