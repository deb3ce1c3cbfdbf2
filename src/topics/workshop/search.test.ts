import { beforeAll, expect, test } from "vitest";
import type { StaffRole } from "#domain/studio/permissions.ts";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { posterSticker, quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, ownShop } from "#tests/support/server/people-shop.ts";
import { enterStudio, openStudio } from "#tests/support/studio/studio-browser.ts";

/** Its own: everything is searched. */
const shop = ownShop();
let orderNo = "";

beforeAll(async () => {
  const browser = openBrowser(shop.app);
  await put(browser, classic);
  ({ number: orderNo } = await order(browser, { first_name: "Māia", last_name: "Ōtaki" }));
  const other = openBrowser(shop.app, "192.0.2.9");
  const person = { firstname: "Maia", lastname: "Webb", email_address: "webb@example.org" };
  const asked = await other.post(quoteRequestCall, { ...posterSticker, ...person });
  if (asked.statusCode !== 201) throw new Error(asked.body);
  const question = {
    question: "Does the Pōhutukawa red fade?",
    first_name: "Maia",
    email: "webb@example.org",
  };
  const sent = await other.post("quote/create/question", question);
  if (sent.statusCode !== 201) throw new Error(sent.body);
});

/** What is found, as "kind name". */
async function finder(role: StaffRole) {
  const { browser } = await enterStudio(shop, role, { ip: `192.0.2.${20 + role.length}` });
  return async (words: string) => {
    const answer = await browser.get(`search?${new URLSearchParams({ words })}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { found } = answer.json<{ data: { found: { kind: string; name: string }[] } }>().data;
    return found.map(({ kind, name }) => `${kind} ${name}`);
  };
}

test("orders, requests and questions are found by number, name, address, goods and words, and short words find nothing", async () => {
  const find = await finder("support");
  const [ordered, asked] = ["order Māia Ōtaki", "request Maia Webb"];
  const people = ["customer Maia Webb", "customer Māia Ōtaki"];
  const question = "question Maia";
  expect(await find("maia")).toEqual([ordered, asked, ...people, question]);
  expect(await find(orderNo.toLowerCase())).toEqual([ordered]);
  expect(await find("otaki classic")).toEqual([ordered]);
  expect(await find("webb@example.org")).toEqual([asked, people[0], question]);
  expect(await find("pohutukawa fade")).toEqual([question]);
  expect(await find("k2")).toEqual([ordered]);
  for (const nothing of ["ma", "", "  ", "zanzibar", "%%%"]) expect(await find(nothing)).toEqual([]);
});

test("a role finds what it may read, and nothing else", async () => {
  const find = await finder("production");
  expect(await find("maia")).toEqual(["order Māia Ōtaki", "request Maia Webb"]);
});

test("nobody finds anything who is not signed in", async () => {
  expect((await openStudio(shop).get("search?words=maia")).statusCode).toBe(401);
});

test("mails are found by their families, by what they are about, and by their names", async () => {
  const find = await finder("owner");
  const words = async (typed: string) => (await find(typed)).filter((one) => one.startsWith("words "));
  const families = await words("mail");
  expect(families).toHaveLength(8);
  expect(families).toContain("words Mails about an order");
  expect(families).toContain("words Reminders, reviews and questions");
  expect((await words("payment mail"))[0]).toBe("words Mails about money");
  expect(await words("mail deposit agreed")).toContain("words A deposit is agreed");
});

test("an owner finds settings, sheets with their columns, and words, each with its place", async () => {
  const { browser } = await enterStudio(shop, "owner", { ip: "192.0.2.40" });
  const find = async (words: string) => {
    const answer = await browser.get(`search?${new URLSearchParams({ words })}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { found } = answer.json<{ data: { found: Record<"kind" | "number" | "name", string>[] } }>().data;
    return found.map(({ kind, name, number }) => `${kind} ${name} ${number}`);
  };
  expect(await find("gst")).toContain("setting GST number gst_number");
  expect(await find("lapses")).toEqual(["setting Lapses after open_days"]);
  expect(await find("retention artwork")).toContain(
    "setting Artwork, days after it was last chosen artwork_days",
  );
  expect(await find("holiday")).toContain("sheet Days closed days#days");
  expect(await find("margin")).toContain("sheet Margins presses#margins");
  expect(await find("price")).toEqual(
    expect.arrayContaining(["sheet Products goods#products", "sheet Card stocks goods#materials"]),
  );
  expect(await find("smallest order")).toEqual(expect.arrayContaining(["sheet Products goods#products"]));
  const words = (await find("bleed")).filter((one) => one.startsWith("words "));
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThanOrEqual(8);
  expect(words[0]).toMatch(/^words .+ \S+#(texts|faq)%2F/);
});

test("who may not change settings and the catalogue finds none of them", async () => {
  const find = await finder("support");
  for (const words of ["gst", "margin", "holiday"]) expect(await find(words)).toEqual([]);
});
