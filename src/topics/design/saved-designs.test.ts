import { beforeAll, describe, expect, test } from "vitest";
import { artPaper, kiaOra } from "#contract/schemas/example-product.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();
const ann = somebody();
let anns: Browser;
let bobs: Browser;
beforeAll(async () => {
  anns = await signUp(shop, ann);
  bobs = await signUp(shop, { ...somebody(), first_name: "Bob" });
});

interface Kept {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly link: string | null;
  readonly picture: string | null;
  readonly notice: string | null;
}

async function keep(browser: Browser, name: string, more: object = {}): Promise<Kept> {
  const answer = await browser.post("account/designs", { name, selection: { ...kiaOra, ...more } });
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
  return answer.json().data;
}

async function list(browser: Browser): Promise<{ designs: Kept[]; count: number }> {
  return (await browser.get("account/designs")).json().data;
}

describe("a design that is kept", () => {
  test("is listed with its words, its picture and the address that opens all of it", async () => {
    const kept = await keep(anns, "Shop door", { quantity: "20", kinds: "2" });
    const { designs, count } = await list(anns);
    expect([count, designs]).toEqual([1, [kept]]);
    expect(kept).toMatchObject({ name: "Shop door", notice: null });
    expect(kept.title).toMatch(/“Kia ora”.*60 mm/);
    const link = new URL(kept.link ?? "", "http://shop");
    expect(link.pathname).toBe("/vinyl-lettering-designer");
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      text: "Kia ora",
      font: "pacifico",
      lettering: '{"size":{"by":"height","mm":60}}',
      quantity: "20",
      kinds: "2",
      kept_design: String(kept.id),
    });
    const picture = await shop.app.inject(kept.picture ?? "");
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([
      200,
      expect.stringContaining("image/svg+xml"),
    ]);
    expect(picture.body).toContain("Kia ora");
  });

  test("twice under one name is there once, also when presses were doubled", async () => {
    const body = { name: "Doubled", selection: kiaOra };
    const answers = await Promise.all([1, 2, 3].map(() => anns.post("account/designs", body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
  });

  test("takes another name and another design in its place, and is then the last one kept", async () => {
    const first = await keep(anns, "Van");
    await keep(anns, "Window");
    const renamed = await anns.send("PATCH", `account/designs/${first.id}`, { name: "  Ute " });
    expect(renamed.json().data).toEqual({ ...first, name: "Ute" });
    const changed = await anns.send("PATCH", `account/designs/${first.id}`, {
      selection: { ...kiaOra, text: "Haere mai" },
    });
    expect(changed.json().data).toMatchObject({ id: first.id, name: "Ute" });
    expect(changed.json().data.title).toContain("“Haere mai”");
    expect((await list(anns)).designs[0]?.id).toBe(first.id);
  });

  test("is copied once however often it is pressed, and the copy is a design of its own", async () => {
    const first = await keep(anns, "Mailbox");
    const path = `account/designs/${first.id}/copy`;
    const answers = await Promise.all([1, 2].map(() => anns.post(path, { name: "Mailbox copy" })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 201]);
    const copy = answers[0]?.json().data;
    await anns.send("DELETE", `account/designs/${first.id}`);
    expect((await list(anns)).designs.find(({ id }) => id === copy.id)?.title).toBe(first.title);
  });

  test("is deleted once: a second tab is told that it is gone", async () => {
    const { id } = await keep(anns, "Soon gone");
    expect((await anns.send("DELETE", `account/designs/${id}`)).statusCode).toBe(200);
    const again = await anns.send("DELETE", `account/designs/${id}`);
    const change = await anns.send("PATCH", `account/designs/${id}`, { name: "Back" });
    const copy = await anns.post(`account/designs/${id}/copy`, { name: "Back" });
    expect([again, change, copy].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test("of somebody else can be neither seen, changed, copied nor deleted", async () => {
    const { id } = await keep(anns, "Ann's own");
    const answers = [
      await bobs.send("PATCH", `account/designs/${id}`, { name: "Bob's" }),
      await bobs.send("PATCH", `account/designs/${id}`, { selection: kiaOra }),
      await bobs.send("PATCH", `account/designs/${id}`, {}),
      await bobs.post(`account/designs/${id}/copy`, { name: "Bob's" }),
      await bobs.send("DELETE", `account/designs/${id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await list(bobs)).toEqual({ designs: [], count: 0 });
    expect((await list(anns)).designs.map(({ name }) => name)).toContain("Ann's own");
  });
});

test.each([
  ["no name", { name: " ", selection: kiaOra }, "name", "Please name your design."],
  ["a long name", { name: "n".repeat(61), selection: kiaOra }, "name", /at most 60 characters/],
  ["a name of two lines", { name: "a\nb", selection: kiaOra }, "name", /one line/],
  ["no words", { name: "n", selection: { ...kiaOra, text: " " } }, "text", /text/i],
  ["letters the face lacks", { name: "n", selection: { ...kiaOra, text: "مرحبا" } }, "text", /cannot be cut/],
  ["an unknown font", { name: "n", selection: { ...kiaOra, selected_font: "x" } }, "selected_font", /'x'/],
  [
    "stickers",
    {
      name: "n",
      selection: artPaper,
    },
    "use_creation_tool",
    "Only lettering designs can be kept.",
  ],
])("%s is refused at its field, and nothing is kept", async (_what, body, field, sentence) => {
  const answer = await bobs.post("account/designs", body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().error.fields[field]).toEqual(
    typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
  );
  expect((await list(bobs)).count).toBe(0);
});

test("a hundred are kept, one more is refused with the reason, and a change still is not", async () => {
  const cara = await signUp(shop, { ...somebody(), first_name: "Cara" });
  for (let number = 1; number < 100; number++) await keep(cara, `Sign ${number}`);
  const last = await keep(cara, "Sign 100", { text: "Kia kaha" });
  const refused = await cara.post("account/designs", { name: "Sign 101", selection: kiaOra });
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    "You keep 100 designs, and there is no room for more. Please delete one first.",
  ]);
  const change = await cara.send("PATCH", `account/designs/${last.id}`, { name: "Last" });
  expect(change.statusCode).toBe(200);
  const three = (await cara.get("account/designs?limit=3")).json().data;
  expect([three.count, three.designs.map(({ name }: Kept) => name)]).toEqual([
    100,
    ["Last", "Sign 99", "Sign 98"],
  ]);
  expect((await cara.get("account/designs?limit=101")).statusCode).toBe(400);
});

describe("what the shop no longer has", () => {
  async function spoil(change: string): Promise<Kept> {
    const dora = await signUp(shop, { ...ann, email: `d${Math.random()}@example.org` });
    const { id } = await keep(dora, "Old");
    await shop.sql(`update kept_design set selection = ${change} where id = ${id}`);
    const [found] = (await list(dora)).designs;
    if (found === undefined) throw new Error("The design is not listed.");
    return found;
  }

  test("a font: the designer opens with the words, and both places say so", async () => {
    const kept = await spoil(`jsonb_set(selection, '{lettering,font}', '"gone"')`);
    expect(kept).toMatchObject({ picture: null, link: expect.stringContaining("text=Kia%20ora&font=gone") });
    expect(kept.notice).toBe("The font you chose is no longer offered. Change the options or remove it.");
    const page = await shop.app.inject(kept.link ?? "");
    expect(page.statusCode).toBeLessThan(500);
  });

  test("a film: the words open in the usual one", async () => {
    const kept = await spoil(`jsonb_set(selection, '{colourId}', '9999')`);
    expect(kept.notice).toBe("The colour you chose is no longer offered. Change the options or remove it.");
    expect(kept.link).toContain("text=Kia%20ora");
    expect(kept.picture).not.toContain("9999");
  });

  test("the film of an outline: the words open with the field saying so", async () => {
    const kept = await spoil(`jsonb_set(selection, '{lettering,outline}', '{"mm":2,"colourId":9999}')`);
    expect(kept.link).toContain("9999");
    expect(kept.notice).toMatch(/^The lettering you chose is no longer offered/);
  });

  test("a design of an older form: what is there is taken over", async () => {
    const kept = await spoil(
      `jsonb_set(selection, '{lettering}', '{"version":0,"text":"Kia ora","bend":3,"size":7}')`,
    );
    expect(kept.notice).toBe("It was kept in an older form. Please look it over once it is open.");
    expect(kept.link).toContain("text=Kia%20ora");
    expect(kept.picture).toContain("color_id=");
  });

  test.each(["null", '"x"', "[]", "7"])(
    "a design that is none (%s) lists and opens empty",
    async (broken) => {
      const kept = await spoil(`jsonb_set(selection, '{lettering}', '${broken}')`);
      expect(kept).toMatchObject({ picture: null, notice: expect.stringContaining("older form") });
    },
  );

  test("the product: it says so, in the words of the catalogue it was kept with", async () => {
    const kept = await spoil(`jsonb_set(selection, '{productId}', '9999')`);
    expect(kept).toMatchObject({ link: null, picture: null, notice: "We no longer make this product." });
  });
});

test("designs go with the account", async () => {
  const eve = await signUp(shop, { ...ann, email: "eve@example.org" });
  await keep(eve, "Eve's");
  await shop.sql("delete from customer where email = 'eve@example.org'");
  const rows = await shop.sql("select 1 from kept_design where name = 'Eve''s'");
  expect(rows).toEqual([]);
});

test("a stranger and a guest are asked to sign in, whatever they send", async () => {
  const guest = openBrowser(shop.app);
  await guest.post("guest", { first_name: "Gus", last_name: "Moss", email: "gus@example.org" });
  for (const browser of [guest, openBrowser(shop.app)]) {
    const answers = [
      await browser.get("account/designs"),
      await browser.post("account/designs", { name: "n", selection: kiaOra }),
      await browser.send("PATCH", "account/designs/1", { name: "n" }),
      await browser.post("account/designs/1/copy", { name: "n" }),
      await browser.send("DELETE", "account/designs/1"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    expect(answers[1]?.json().message).toBe("Please sign in first.");
  }
});
