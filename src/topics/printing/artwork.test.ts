import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { contents } from "#tests/support/bodies/special-upload.ts";
import { signUp, somebody } from "#tests/support/people/people.ts";
import {
  keepFrom,
  type KeptArtwork,
  plainPicture,
  uploadFrom,
} from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { sweepFiles } from "#topics/artwork/sweep-files.ts";

const shop = sharedShop();
const ann = somebody();

async function listOf(browser: Browser): Promise<KeptArtwork[]> {
  return (await browser.get("artwork")).json<{ data: { artwork: KeptArtwork[] } }>().data.artwork;
}

function pictureOf(browser: Browser, { picture }: KeptArtwork) {
  return browser.get(picture.replace("/api/", ""));
}

test("an uploaded file becomes artwork of its browser, with the shop's own picture of it", async () => {
  const browser = openBrowser(shop.app);
  const upload = await uploadFrom(browser, "../plum.png", await plainPicture("#803050"));
  const first = await browser.post("artwork", { upload });
  expect(first.statusCode).toBe(201);
  const plum = first.json<{ data: KeptArtwork }>().data;
  expect(plum).toMatchObject({
    name: "plum.png",
    media_type: "image/png",
    width_px: 80,
    height_px: 60,
    is_clear: false,
    facts: { kind: "picture", widthPx: 80, heightPx: 60 },
    picture: `/api/artwork/${plum.id}/picture`,
  });
  expect(plum.id).toMatch(/^[a-z0-9]{12}$/);
  const picture = await pictureOf(browser, plum);
  expect(picture.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-cache",
  });
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: "webp", width: 80, height: 60 });

  const small = await browser.get(`artwork/${plum.id}/thumbnail`);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: "webp", width: 80, height: 60 });

  const second = await browser.post("artwork", { upload });
  expect([second.statusCode, second.json<{ data: KeptArtwork }>().data]).toEqual([200, plum]);
});

test("the small picture of a large one has 320 pixels on its longer side", async () => {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "wide.png", await plainPicture("#205060", 1_000, 500));
  const small = await browser.get(`artwork/${id}/thumbnail`);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
});

test("the same file under another name is artwork of its own; all of it is listed, the last first", async () => {
  const browser = openBrowser(shop.app);
  const content = await plainPicture("#204060");
  const one = await keepFrom(browser, "one.png", content);
  const two = await keepFrom(browser, "two.png", content);
  expect(two.id).not.toBe(one.id);
  expect((await listOf(browser)).map(({ name }) => name)).toEqual(["two.png", "one.png"]);
});

test("what is known of one's own artwork is told, however many were kept after it", async () => {
  const browser = openBrowser(shop.app);
  const kept = await keepFrom(browser, "plain.png", await plainPicture("#6a4020", 2_000, 1_000));
  const told = await browser.get(`artwork/${kept.id}`);
  expect(told.json().data).toMatchObject({ id: kept.id, facts: { widthPx: 2_000, heightPx: 1_000 } });
  expect((await openBrowser(shop.app).get(`artwork/${kept.id}`)).statusCode).toBe(404);
});

describe("somebody else's artwork", () => {
  test("is as unknown as one that is not there", async () => {
    const [browser, other] = [openBrowser(shop.app), openBrowser(shop.app)];
    const kept = await keepFrom(browser, "mine.png", await plainPicture("#112233"));
    await keepFrom(other, "theirs.png", await plainPicture("#332211"));
    const answers = [
      await pictureOf(other, kept),
      await other.get(`artwork/${kept.id}/thumbnail`),
      await other.get(`artwork/${kept.id}/printed-colours`),
      await other.send("DELETE", `artwork/${kept.id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await listOf(other)).map(({ name }) => name)).toEqual(["theirs.png"]);
    expect((await pictureOf(browser, kept)).statusCode).toBe(200);
  });

  test("is not made of somebody else's upload", async () => {
    const upload = await uploadFrom(openBrowser(shop.app), "mine.png", await plainPicture("#445566"));
    const other = openBrowser(shop.app);
    await keepFrom(other, "theirs.png", await plainPicture("#665544"));
    const answer = await other.post("artwork", { upload });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      { upload: "A file is no longer here. Please remove it and attach it again." },
    ]);
  });
});

describe("what is no artwork is said at the upload", () => {
  test.each([
    ["list.txt", "Plum, fig and pear.", /This is plain text/],
    ["label.psd", contents.psd, /Photoshop file. Please save it as PDF/],
    ["logo.ai", contents.ps, /no PDF in this Illustrator file/],
    ["photo.jpg", contents.heic, /HEIC photo.+ Please save it as JPEG/],
    ["all.zip", contents.zip, /Please unpack it/],
    ["broken.png", contents.png.subarray(0, 40), /could not be read/],
    ["page.png", "<html><script>1</script></html>", /not accepted/],
  ])("%s", async (name, content, sentence) => {
    const browser = openBrowser(shop.app);
    const upload = await uploadFrom(browser, name, Buffer.from(content));
    const answer = await browser.post("artwork", { upload });
    expect(answer.json().error.fields.upload).toMatch(sentence);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await listOf(browser)).toEqual([]);
  });

  test.each([[{}], [{ upload: "x" }], [{ upload: 7 }], [{ upload: "0".repeat(32), more: 1 }]])(
    "%j",
    async (body) => {
      const answer = await openBrowser(shop.app).post("artwork", body);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});

test("a guest's artwork is the account's once they sign in", async () => {
  const browser = openBrowser(shop.app, "192.0.2.70");
  const kept = await keepFrom(browser, "plum.png", await plainPicture("#805030"));
  await signUp(shop, { ...ann, email: "artwork@example.org" }, "192.0.2.71");
  await browser.post("auth/login", { email: "artwork@example.org", password: ann.password });
  expect((await listOf(browser)).map(({ id }) => id)).toEqual([kept.id]);
  expect((await pictureOf(browser, kept)).statusCode).toBe(200);
});

test("a file that is asked for twice at once is read once, and is one artwork", async () => {
  const browser = openBrowser(shop.app);
  await browser.post("cart/add", artPaper);
  const upload = await uploadFrom(browser, "twice.png", await plainPicture("#a07030"));
  const [row] = await shop.sql(`select sha256 from upload where id = '${upload}'`);
  const read = vi.spyOn(shop.services.storage, "get");
  const answers = await Promise.all([
    browser.post("artwork", { upload }),
    browser.post("artwork", { upload }),
  ]);
  const reads = read.mock.calls.filter(([sha256]) => sha256 === row?.sha256).length;
  read.mockRestore();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
  expect(new Set(answers.map((answer) => answer.json<{ data: KeptArtwork }>().data.id)).size).toBe(1);
  // Once for what its reading will cost, once for the reading.
  expect(reads).toBe(2);
});

test("a file that is no artwork is read once, however often it is asked for", async () => {
  const browser = openBrowser(shop.app);
  const upload = await uploadFrom(browser, "cut.png", contents.png.subarray(0, 44));
  const read = vi.spyOn(shop.services.storage, "get");
  const first = await browser.post("artwork", { upload });
  const reads = read.mock.calls.length;
  const second = await browser.post("artwork", { upload });
  const readsAfter = read.mock.calls.length;
  read.mockRestore();
  expect([second.statusCode, second.json().error]).toEqual([422, first.json().error]);
  expect(readsAfter).toBe(reads);
});

test("a file that is deleted while it is kept under another name leaves no artwork without its pictures", async () => {
  const browser = openBrowser(shop.app);
  const content = await plainPicture("#7030a0");
  const kept = await keepFrom(browser, "first.png", content);
  const upload = await uploadFrom(browser, "second.png", content);
  const { db } = shop.services;
  const transaction = db.transaction.bind(db);
  // The deletion comes between what was read and what is written.
  const held = vi.spyOn(db, "transaction").mockImplementationOnce(async (work, config) => {
    held.mockRestore();
    await browser.send("DELETE", `artwork/${kept.id}`);
    return transaction(work, config);
  });
  await browser.post("artwork", { upload });
  const pictures = await Promise.all((await listOf(browser)).map((one) => pictureOf(browser, one)));
  expect(pictures.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
});

test("a picture that the browser holds is not sent again, and unknown to whoever is no longer its owner", async () => {
  const browser = openBrowser(shop.app);
  const kept = await keepFrom(browser, "held.png", await plainPicture("#3070a0"));
  const address = kept.picture.replace("/api/", "");
  const { etag } = (await browser.get(address)).headers;
  const again = () => browser.send("GET", address, undefined, { "if-none-match": String(etag) });

  const held = await again();
  expect([held.statusCode, held.headers.etag, held.rawPayload.length]).toEqual([304, etag, 0]);
  browser.cookies.clear();
  expect((await again()).statusCode).toBe(404);
});

test("a deleted file is gone from the shop's store; artwork that is there is not swept", async () => {
  const browser = openBrowser(shop.app);
  const gone = await keepFrom(browser, "gone.png", await plainPicture("#c02030"));
  const kept = await keepFrom(browser, "kept.png", await plainPicture("#20c030"));
  const [row] = await shop.sql(`select sha256, picture_sha256 from artwork where id = '${gone.id}'`);
  expect((await browser.send("DELETE", `artwork/${gone.id}`)).statusCode).toBe(200);
  expect(await shop.services.storage.get(String(row?.picture_sha256))).toBeNull();
  expect(await shop.services.storage.get(String(row?.sha256))).toBeNull();
  await sweepFiles(shop.services, Date.now() + 48 * 3_600_000);
  expect((await pictureOf(browser, kept)).statusCode).toBe(200);
});
