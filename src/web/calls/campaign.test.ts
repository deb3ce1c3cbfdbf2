import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberCampaign } from "./campaign.ts";
import { originOf } from "./origin-of.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the campaign a visit began with is told of every later page of it", () => {
  rememberCampaign("?utm_source=radio&gclid=G1&size=50x50");
  rememberCampaign("?size=75x75");
  expect(originOf("/stickers/roll?quantity=100")).toEqual({
    path: "/stickers/roll?quantity=100",
    tracking: { utm_source: "radio", gclid: "G1" },
  });
});

test("a later campaign replaces the earlier one whole, also the one in the page's own address", () => {
  rememberCampaign("?utm_source=radio&utm_term=labels");
  rememberCampaign("?utm_source=mail");
  expect(originOf("/").tracking).toEqual({ utm_source: "mail" });
  expect(originOf("/stickers/roll?gclid=G2").tracking).toEqual({ gclid: "G2" });
});

test.each([["{"], ["[1]"], ["null"], ['{"utm_source": 5, "other": "x", "utm_term": "<b>"}']])(
  "what else stands in the storage (%s) is passed over",
  (text) => {
    stored.set("campaign", text);
    expect(originOf("/").tracking).toEqual({});
  },
);

test("a browser that closes its storage loses the campaign and nothing else", () => {
  const closed = () => {
    throw new Error("closed");
  };
  vi.stubGlobal("sessionStorage", { getItem: closed, setItem: closed });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  rememberCampaign("?utm_source=radio");
  expect(originOf("/stickers/roll").tracking).toEqual({});
});
