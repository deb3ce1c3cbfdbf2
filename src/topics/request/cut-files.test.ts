import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { whileOthersWait } from "#tests/support/cut-files/while-others-wait.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { ownerOf } from "#tests/support/studio/order-room.ts";
import type { StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop();
let owner: StudioBrowser;
let number: string;
beforeAll(async () => {
  owner = await ownerOf(shop);
  number = (await openBrowser(shop.app).post(quoteRequestCall, kiaOra)).json().data.request_no;
});

/** Two lines in white with a black outline, for the inside of glass, in the face that the shop has no file of. */
const kiaOra = {
  firstname: "Bea",
  lastname: "Moss",
  email_address: "bea@example.org",
  product_id: 10,
  cutting_id: 7,
  shape_id: 5,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 6,
  use_creation_tool: "yes",
  text: "Kia ora\nŌtaki",
  selected_font: "antique-olive",
  lettering: { size: { by: "height", mm: 140 }, outline: { mm: 3, colourId: 2 }, insideGlass: true },
  quantity: 3,
  kinds: 2,
  origin_path: "/vinyl-lettering-designer?text=Kia%20ora",
};

const fileOf = (file: string) => owner.get(`requests/${number}/cut/${file}`);

async function madeOf(requestNo: string) {
  const read = await owner.get(`requests/${requestNo}`);
  return read.json<{ data: StudioReplyTo<"GET requests/:number"> }>().data.made;
}

async function wordsIn(pdf: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const content = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return content.items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

describe("the files that a request's words are cut with", () => {
  test("are listed in its room, inside of glass the mirrored ones alone", async () => {
    const [cut, ...others] = await madeOf(number);
    expect([cut?.place, others]).toEqual(["Files to cut", []]);
    const listed = (cut?.files ?? []).map(({ path, words }) => [path.split("/").at(-1), words]);
    expect(listed).toHaveLength(8);
    expect(listed).toContainEqual(["all.zip", "All files in one archive"]);
    expect(listed).toContainEqual(["CUT-THIS-mirrored-letters.svg", "Letters, mirrored: cut this (SVG)"]);
    expect(listed).toContainEqual([
      "CUT-THIS-mirrored-outline.dxf",
      "Outline, the second film, mirrored: cut this (DXF)",
    ]);
  });

  test("are given as what they are, to be saved", async () => {
    for (const [file, type, begins] of [
      ["CUT-THIS-mirrored-letters.svg", "image/svg+xml", "<?xml"],
      ["CUT-THIS-mirrored-letters.pdf", "application/pdf", "%PDF"],
      ["CUT-THIS-mirrored-outline.dxf", "image/vnd.dxf", "999"],
    ] as const) {
      const answer = await fileOf(file);
      expect(answer.statusCode, file).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": expect.stringContaining(type),
        "cache-control": "private, no-store",
        "content-disposition": expect.stringMatching(new RegExp(`^attachment; filename="R\\w+ ${file}"`)),
      });
      expect(answer.body.startsWith(begins)).toBe(true);
    }
  });

  test("are all in the archive, with a ticket that says what is really cut, of what and how often", async () => {
    const files = unzipSync((await fileOf("all.zip")).rawPayload);
    expect(Object.keys(files)).toHaveLength(7);
    const [, ticket] = Object.entries(files).find(([name]) => name.endsWith("/job-ticket.pdf")) ?? [];
    const words = (await wordsIn(Buffer.from(ticket ?? []))).replaceAll(/\s+/g, " ");
    for (const told of [
      /Job ticket R\w+/,
      /“Kia ora \/ Ōtaki”/,
      /Antique Olive \(cut in Bricolage Grotesque\)/,
      /Inside of glass: cut the mirrored files, which are here alone/,
      /Two films, each with two squares/,
      /Film of the letters White/,
      /Film of the outline Black/,
      /Transfer Tape/i,
      /x 140\.0 mm/,
      /Quantity 3/,
      /Number of Sets 2/,
      /[\d.]+ m of cut and 14 parts a copy; [\d.]+ m and 84 parts for 6 copies/,
    ])
      expect(words).toMatch(told);
  });

  test("are for who may read requests, each of its own request", async () => {
    const path = `requests/${number}/cut/CUT-THIS-mirrored-letters.svg`;
    expect((await shop.app.inject(`/studio/api/${path}`)).statusCode).toBe(401);
    for (const other of [
      path.replace(number, "R261122AAAAAAAAAA"),
      path.replace("letters.svg", "secret.svg"),
    ])
      expect((await owner.get(other)).statusCode).toBe(404);
  });
});

describe("a file to cut is what a process of its own has written", () => {
  const node = process.execPath;
  afterEach(() => void (process.execPath = node));

  /** Has a shell script make the files in place of the shop's program. */
  async function madeBy(script: string) {
    const program = join(shop.services.config.dataDir, "program");
    await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    process.execPath = program;
  }

  test("under limits of memory and time; the server's own draws nothing of it", async () => {
    await madeBy('echo "$$ $(ulimit -d) $(ulimit -t)" >&3');
    const [pid, ...limits] = (await fileOf("CUT-THIS-mirrored-letters.svg")).body
      .trim()
      .split(" ")
      .map(Number);
    expect(pid).toBeGreaterThan(1);
    expect(pid).not.toBe(process.pid);
    expect(limits).toEqual([1_024_000, 20]);
  });

  test("where it comes to a limit, that is said; nothing is left behind", async () => {
    await madeBy("kill -XCPU $$");
    const answer = await fileOf("CUT-THIS-mirrored-letters.svg");
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toMatch(
      /<h1>This file cannot be made<\/h1><p>.*more time or memory than one file may/,
    );
    expect(await readdir(join(shop.services.config.dataDir, "uploads", "staging"))).toEqual([]);
  });

  test("where it fails, that is said; the next file is made", async () => {
    await madeBy("echo 'out of ink' >&2; exit 1");
    const answer = await fileOf("CUT-THIS-mirrored-letters.svg");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("out of ink");
    process.execPath = node;
    expect((await fileOf("CUT-THIS-mirrored-letters.svg")).statusCode).toBe(200);
  });

  test("where too many wait for theirs, the answer is to come again", async () => {
    const answer = await whileOthersWait(() => fileOf("CUT-THIS-mirrored-letters.svg"));
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

test("what is asked for without words has none", async () => {
  const { use_creation_tool: _use, text: _text, selected_font: _font, lettering: _rest, ...box } = kiaOra;
  const plain = { ...box, width: 300, height: 200, email_address: "cy@example.org" };
  const answer = await openBrowser(shop.app).post(quoteRequestCall, plain);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await madeOf(answer.json().data.request_no)).toEqual([]);
});
