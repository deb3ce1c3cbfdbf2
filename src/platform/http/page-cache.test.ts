import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import type { RenderedPage } from "./page-cache.ts";

function document(name: string, size = 100, status = 200): RenderedPage {
  return {
    status,
    headers: {},
    etag: name,
    body: () => Buffer.from(name),
    size,
  };
}

/** A renderer that counts how often it was asked. */
function renderer(made: RenderedPage) {
  const calls = { count: 0 };
  const render = async () => {
    calls.count += 1;
    return made;
  };
  return { calls, render };
}

test("a page is rendered once and kept", async () => {
  const cache = createPageCache(1_000);
  const { calls, render } = renderer(document("home"));
  await cache.get("monday", "/", render);
  await cache.get("monday", "/", render);
  expect(calls.count).toBe(1);
  expect(cache.size()).toEqual({ entries: 1, bytes: 100 });
});

test("a hundred visitors who ask at once wait for one rendering", async () => {
  const cache = createPageCache(1_000);
  const { calls, render } = renderer(document("home"));
  await Promise.all(Array.from({ length: 100 }, async () => cache.get("monday", "/", render)));
  expect(calls.count).toBe(1);
});

test("a new catalogue or a new shop day drops every page", async () => {
  const cache = createPageCache(1_000);
  const { calls, render } = renderer(document("home"));
  await cache.get("monday", "/", render);
  await cache.get("tuesday", "/", render);
  expect(calls.count).toBe(2);
  expect(cache.size().bytes).toBe(100);
});

test("a page that was begun under the old catalogue is not kept under the new one", async () => {
  const cache = createPageCache(1_000);
  const finish = Promise.withResolvers<RenderedPage>();
  const slow = cache.get("monday", "/", () => finish.promise);
  const { calls, render } = renderer(document("new"));
  await cache.get("tuesday", "/", render);
  finish.resolve(document("old"));
  await slow;
  expect((await cache.get("tuesday", "/", render)).etag).toBe("new");
  expect(calls.count).toBe(1);
});

test("the pages asked for longest ago make room, and the memory stays bounded", async () => {
  const cache = createPageCache(300);
  const { calls, render } = renderer(document("page"));
  for (const address of ["/a", "/b", "/c"]) await cache.get("monday", address, render);
  await cache.get("monday", "/a", render);
  await cache.get("monday", "/d", render);
  expect(cache.size().bytes).toBe(300);
  expect(calls.count).toBe(4);
  await cache.get("monday", "/a", render);
  expect(calls.count).toBe(4);
  await cache.get("monday", "/b", render);
  expect(calls.count).toBe(5);
});

test("a page that does not exist is answered but not kept", async () => {
  const cache = createPageCache(1_000);
  const { calls, render } = renderer(document("unknown", 100, 404));
  await cache.get("monday", "/made-up", render);
  await cache.get("monday", "/made-up", render);
  expect(calls.count).toBe(2);
  expect(cache.size().bytes).toBe(0);
});

test("a rendering that fails is tried again by the next visitor", async () => {
  const cache = createPageCache(1_000);
  await expect(cache.get("monday", "/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect((await cache.get("monday", "/", renderer(document("home")).render)).etag).toBe("home");
});
