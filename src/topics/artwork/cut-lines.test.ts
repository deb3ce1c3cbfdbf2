import { beforeAll, describe, expect, test } from "vitest";
import type { ReplyTo } from "#contract/calls.ts";
import { artPaper, cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { pathOfCurves } from "#domain/cut-line/curve/curve-path.ts";
import { clearPicture, drawnLine } from "#tests/support/cut-line/drawn-line.ts";
import { needles, polygon } from "#tests/support/cut-line/made-up-line.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import { keepFrom, type KeptArtwork, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

type CutLine = ReplyTo<"GET cut-lines/:id">;

const shop = sharedShop();
const ann = somebody();
let browser: Browser;
let other: Browser;
let file: Awaited<ReturnType<typeof clearPicture>>;
let bee: KeptArtwork;
let theirs: KeptArtwork;
beforeAll(async () => {
  [browser, other] = [openBrowser(shop.app), openBrowser(shop.app)];
  file = await clearPicture();
  bee = await keepFrom(browser, "bee.png", file.content);
  theirs = await keepFrom(other, "theirs.png", file.content);
});

async function kept(from: Browser, body: object): Promise<CutLine> {
  const answer = await from.post("cut-lines", body);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<{ data: CutLine }>().data;
}

/** Art paper of the free shape, as large as a line. */
function sticker(line: Pick<CutLine, "id" | "width" | "height">, artwork = bee.id) {
  const { size: _, ...rest } = artPaper;
  return {
    ...rest,
    shape_id: CUSTOM,
    size: "custom",
    width: line.width,
    height: line.height,
    artwork,
    cut_lines: line.id,
  };
}
const CUSTOM = 5;

test("a line is kept once, and read as it was sent by its owner, from every node", async () => {
  const body = drawnLine(file, bee.id);
  const first = await browser.post("cut-lines", body);
  expect(first.statusCode, first.body).toBe(201);
  const line = first.json<{ data: CutLine }>().data;
  expect(line).toMatchObject(body);
  expect(line.id).toMatch(/^[a-z0-9]{12}$/);
  expect([Math.ceil(line.width_um / 1000 - 0.1), Math.ceil(line.height_um / 1000 - 0.1)]).toEqual([
    line.width,
    line.height,
  ]);
  const again = await browser.post("cut-lines", body);
  expect([again.statusCode, again.json().data]).toEqual([200, line]);
  expect((await browser.get(`cut-lines/${line.id}`)).json().data).toEqual(line);
  const node = openBrowser(await shop.otherNode());
  for (const [name, value] of browser.cookies) node.cookies.set(name, value);
  expect((await node.get(`cut-lines/${line.id}`)).json().data).toEqual(line);
});

test("a line that was corrected by hand says how large it was found; one that was not says nothing", async () => {
  const body = drawnLine(file, bee.id);
  const corrected_from = { width_um: 47_961, height_um: 50_012 };
  const [first = []] = body.curves;
  const moved = first.map((value, at) => (at > 7 && at < 14 ? value + 1 : value));
  const settings = { ...body.settings, corrected_from };
  const line = await kept(browser, { ...body, settings, curves: [moved, ...body.curves.slice(1)] });
  expect(line.settings).toEqual({ ...settings, ignores_own: false });
  expect((await browser.get(`cut-lines/${line.id}`)).json().data).toEqual(line);
  expect((await kept(browser, body)).settings.corrected_from).toBeNull();
});

test("somebody else's line is as unknown as one that is not there, and none is kept of their artwork", async () => {
  const line = await kept(browser, drawnLine(file, bee.id));
  const answers = [await other.get(`cut-lines/${line.id}`), await browser.get("cut-lines/000000000000")];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  for (const id of [theirs.id, "000000000000"]) {
    const answer = await browser.post("cut-lines", drawnLine(file, id));
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ["artwork"]]);
  }
});

describe("what a browser sends is looked at again", () => {
  const square = [0, 0, 40_000, 0, 40_000, 40_000, 0, 40_000];
  const line = (points: readonly number[]) =>
    polygon(
      ...Array.from(
        { length: points.length / 2 },
        (_, at) => [points[2 * at]!, points[2 * at + 1]!] as const,
      ),
    );
  const half = {
    width: 40,
    height: 40,
    picture: { x: 0, y: 0, width: 40_000, height: 40_000 },
    outline: null,
  };

  test.each<[string, string, (body: ReturnType<typeof drawnLine>) => object]>([
    ["open", "curves", ({ curves: [first = []] }) => ({ curves: [[...first.slice(0, -1), 7]] })],
    ["an eight", "curves", () => ({ ...half, curves: [line([0, 0, 40_000, 40_000, 40_000, 0, 0, 40_000])] })],
    ["a sharp square", "curves", () => ({ ...half, curves: [line(square)] })],
    ["wider than it says", "width", ({ width }) => ({ width: width - 1 })],
    ["taller than it says", "height", ({ height }) => ({ height: height - 1 })],
    ["another picture", "picture", ({ picture }) => ({ picture: { ...picture, width: picture.width * 2 } })],
    ["beside its picture", "curves", ({ picture }) => ({ picture: { ...picture, x: picture.x + 12_000 } })],
    ["an edge outside", "outline", () => ({ outline: [square.slice(0, 6).map((value) => value * 3)] })],
  ])("%s", async (_, field, change) => {
    const body = drawnLine(file, bee.id);
    const answer = await browser.post("cut-lines", { ...body, ...change(body) });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
  });

  test.each([
    [{}],
    [{ curves: [[0.5]] }],
    [{ curves: "M0 0" }],
    [{ settings: { border_mm: 9 } }],
    [{ more: 1 }],
  ])("no line: %j", async (change) => {
    const whole = Object.keys(change).length === 0 ? {} : { ...drawnLine(file, bee.id), ...change };
    const answer = await browser.post("cut-lines", whole);
    expect([400, 422]).toContain(answer.statusCode);
  });

  test("a line made up to be long in checking keeps nobody else waiting @long", async () => {
    const answered: string[] = [];
    const long = browser
      .post("cut-lines", { ...drawnLine(file, bee.id), curves: [needles(1_990)] })
      .finally(() => answered.push("long"));
    await other.get("catalogue").finally(() => answered.push("other"));
    const refused = await long;
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ["curves"]]);
    expect(answered).toEqual(["other", "long"]);
  });

  test("more than there is room for is not read", async () => {
    const body = {
      ...drawnLine(file, bee.id),
      outline: Array.from({ length: 90 }, () => Array.from({ length: 600 }, () => 123_456)),
    };
    expect((await browser.post("cut-lines", body)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe("a product that is cut along a kept line", () => {
  test("is drawn so, and lines that differ in nothing else are two", async () => {
    const [two, three] = [drawnLine(file, bee.id), drawnLine(file, bee.id, { borderMm: 3 })];
    const [narrow, wide] = [await kept(browser, two), await kept(browser, three)];
    const size = { width: wide.width, height: wide.height };
    await put(browser, sticker(wide));
    await put(browser, sticker({ ...narrow, ...size }));
    const items = (await cartOf(browser)).cart_items;
    expect(items).toHaveLength(2);
    const drawings = await Promise.all(
      items.map(async ({ picture }) =>
        String((await browser.get(`quote/get/own-picture?${picture}`)).json().data.svg),
      ),
    );
    for (const { curves } of [wide, narrow]) {
      const d = pathOfCurves(curves, 0, 0);
      expect(drawings.filter((svg) => svg.includes(d))).toHaveLength(1);
    }
    const named = new Set(items.map(({ picture }) => /cut_lines=(\w+)/.exec(picture)?.[1]));
    expect(named).toEqual(new Set([wide.id, narrow.id]));
  });

  test("is not sold smaller than it, nor with another picture in its place", async () => {
    const line = await kept(browser, drawnLine(file, bee.id));
    const pear = await keepFrom(browser, "pear.png", await plainPicture("#90b040"));
    for (const body of [sticker({ ...line, width: line.width - 1 }), sticker(line, pear.id)]) {
      const answer = await browser.post("cart/add", body);
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ["cut_lines"]]);
    }
  });

  test("on a sheet fits into its place there, and every sticker of it has the line", async () => {
    const [small, large] = [drawnLine(file, bee.id, {}, 42), drawnLine(file, bee.id, {}, 44)];
    const visitor = openBrowser(shop.app);
    const wasp = await keepFrom(visitor, "wasp.png", file.content);
    const [fits, over] = [
      await kept(visitor, { ...small, artwork: wasp.id }),
      await kept(visitor, { ...large, artwork: wasp.id }),
    ];
    // Six squares of 42 mm lie on such a sheet.
    const sheet = (line: CutLine) => ({
      ...sticker({ id: line.id, width: 105, height: 148 }, wasp.id),
      cutting_id: 5,
      cut_per_shape: 6,
    });
    const refused = await visitor.post("cart/add", sheet(over));
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { cut_lines: expect.stringContaining("larger than its place on the sheet") },
    ]);
    const { cart_item } = await put(visitor, sheet(fits));
    expect(cart_item.title).toContain("105 x 148 mm");
    const [added] = (await cartOf(visitor)).cart_items;
    const svg = String((await visitor.get(`quote/get/own-picture?${added?.picture}`)).json().data.svg);
    expect(svg).toContain(pathOfCurves(fits.curves, 0, 0));
    expect(svg.match(/<use /g)).toHaveLength(6);
  });

  test("of another shape has none", async () => {
    const line = await kept(browser, drawnLine(file, bee.id));
    const answer = await browser.post("cart/add", { ...artPaper, artwork: bee.id, cut_lines: line.id });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, ["cut_lines"]]);
  });
});

describe("a line goes with its artwork", () => {
  test("which stays while the cart names it", async () => {
    const visitor = openBrowser(shop.app);
    const wasp = await keepFrom(visitor, "wasp.png", file.content);
    const line = await kept(visitor, drawnLine(file, wasp.id));
    const { cart_item } = await put(visitor, sticker(line, wasp.id));
    await visitor.send("DELETE", `artwork/${wasp.id}`);
    expect((await visitor.get(`cut-lines/${line.id}`)).statusCode).toBe(200);
    await visitor.send("DELETE", `cart/items/${cart_item.id}`);
    await shop.sql("delete from cart_line where removed_at is not null");
    await visitor.send("DELETE", `artwork/${wasp.id}`);
    expect((await visitor.get(`cut-lines/${line.id}`)).statusCode).toBe(404);
    expect(await shop.sql(`select from cut_line where id = '${line.id}'`)).toEqual([]);
  });

  test("is the account's once its guest signs in", async () => {
    const guest = openBrowser(shop.app, "192.0.2.80");
    const ant = await keepFrom(guest, "ant.png", file.content);
    const line = await kept(guest, drawnLine(file, ant.id));
    await signUp(shop, { ...ann, email: "lines@example.org" }, "192.0.2.81");
    await guest.post("auth/login", { email: "lines@example.org", password: ann.password });
    expect((await guest.get(`cut-lines/${line.id}`)).json().data).toEqual(line);
  });

  test("and of forty the oldest that nothing names makes room", async () => {
    const visitor = openBrowser(shop.app);
    const fly = await keepFrom(visitor, "fly.png", file.content);
    const ordered = await kept(visitor, drawnLine(file, fly.id, { borderMm: 3 }));
    await put(visitor, sticker(ordered, fly.id));
    await order(visitor, { email: "fly@example.org" });
    const named = await kept(visitor, drawnLine(file, fly.id));
    await put(visitor, sticker(named, fly.id));
    const oldest = await kept(visitor, drawnLine(file, fly.id, { borderMm: 1 }));
    await shop.sql(`insert into cut_line (id, artwork_id, digest, settings, geometry, width_um, height_um, area_mm2, perimeter_mm)
      select 'fly000000' || (100 + n), artwork_id, 'n' || n, settings, geometry, width_um, height_um, area_mm2, perimeter_mm
      from cut_line, generate_series(1, 37) as n where id = '${oldest.id}'`);
    const next = await kept(visitor, drawnLine(file, fly.id, { borderMm: 4 }));
    const there = async ({ id }: CutLine) => (await visitor.get(`cut-lines/${id}`)).statusCode;
    const found = [await there(ordered), await there(named), await there(oldest), await there(next)];
    expect(found).toEqual([200, 200, 404, 200]);
  });
});
