import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { quoteRequestCall } from "#tests/support/bodies/asked-products.ts";
import { whileOthersWait } from "#tests/support/cut-files/while-others-wait.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();
let link: URL;
beforeAll(async () => {
  const answer = await openBrowser(shop.app).post(quoteRequestCall, kiaOra);
  const mail = await shop.mailTo("staff@kisscut.example", answer.json().data.request_no);
  link = new URL(/http\S+\/staff\/lettering\/\S+/.exec(mail.text)?.[0] ?? "");
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

function fetched(url: URL) {
  return shop.app.inject(url.pathname + url.search);
}

function fileLink(file: string): URL {
  return new URL(`${link.pathname}/${file}${link.search}`, link);
}

async function wordsIn(pdf: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const content = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return content.items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

describe("the staff's link to the files of a request's words", () => {
  test("leads to a page that lists them, inside of glass the mirrored ones alone, and is not the customer's", async () => {
    const page = await fetched(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("private, no-store");
    const listed = [...page.body.matchAll(/href="([^"?]+)\?[^"]*"[^>]*>([^<]+)</g)].map(
      ([, path = "", words]) => [path.split("/").at(-1), words],
    );
    expect(listed).toHaveLength(8);
    expect(listed).toContainEqual(["all.zip", "All files in one archive"]);
    expect(listed).toContainEqual(["CUT-THIS-mirrored-letters.svg", "Letters, mirrored: cut this (SVG)"]);
    expect(listed).toContainEqual([
      "CUT-THIS-mirrored-outline.dxf",
      "Outline, the second film, mirrored: cut this (DXF)",
    ]);
    expect((await shop.mailTo("bea@example.org", "Your quote request")).text).not.toContain("/staff/");
  });

  test("gives each file as what it is, to be saved", async () => {
    for (const [file, type, begins] of [
      ["CUT-THIS-mirrored-letters.svg", "image/svg+xml", "<?xml"],
      ["CUT-THIS-mirrored-letters.pdf", "application/pdf", "%PDF"],
      ["CUT-THIS-mirrored-outline.dxf", "image/vnd.dxf", "999"],
    ] as const) {
      const answer = await fetched(fileLink(file));
      expect(answer.statusCode, file).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": expect.stringContaining(type),
        "cache-control": "private, no-store",
        "content-disposition": expect.stringMatching(
          new RegExp(`^attachment; filename="lettering-R\\w+-${file}"$`),
        ),
      });
      expect(answer.body.startsWith(begins)).toBe(true);
    }
  });

  test("the archive has them all, with a ticket that says what is really cut, of what and how often", async () => {
    const files = unzipSync((await fetched(fileLink("all.zip"))).rawPayload);
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

  test.each<[string, (url: URL) => void]>([
    ["without its key", (url) => url.searchParams.delete("key")],
    ["with another date", (url) => url.searchParams.set("until", "2099-01-01")],
    ["for another request", (url) => (url.pathname = url.pathname.replace(/R\w+/, "R261122AAAAAAAAAA"))],
    [
      "to no file",
      (url) => (url.pathname = `${url.pathname.replace(/\/CUT-THIS-mirrored-letters\.svg$/, "")}/secret.svg`),
    ],
  ])("%s is not found", async (what, change) => {
    for (const url of [new URL(link), fileLink("CUT-THIS-mirrored-letters.svg")]) {
      change(url);
      const answer = await fetched(url);
      expect(answer.statusCode, what).toBe(404);
      expect(answer.headers["cache-control"]).toMatch(/no-store/);
    }
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
    const [pid, ...limits] = (await fetched(fileLink("CUT-THIS-mirrored-letters.svg"))).body
      .trim()
      .split(" ")
      .map(Number);
    expect(pid).toBeGreaterThan(1);
    expect(pid).not.toBe(process.pid);
    expect(limits).toEqual([1_024_000, 20]);
  });

  test("where it comes to a limit, a page says so and leads back; nothing is left behind", async () => {
    await madeBy("kill -9 $$");
    const answer = await fetched(fileLink("CUT-THIS-mirrored-letters.svg"));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([422, "private, no-store"]);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).toContain("more time or memory than one file may");
    const [, back = ""] = /href="([^"]+)">Back to the files/.exec(answer.body) ?? [];
    expect((await fetched(new URL(back.replaceAll("&amp;", "&"), link))).statusCode).toBe(200);
    expect(await readdir(join(shop.services.config.dataDir, "uploads", "staging"))).toEqual([]);
  });

  test("where it fails, that is said; the next file is made", async () => {
    await madeBy("echo 'out of ink' >&2; exit 1");
    const answer = await fetched(fileLink("CUT-THIS-mirrored-letters.svg"));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([500, "private, no-store"]);
    expect(answer.body).not.toContain("out of ink");
    process.execPath = node;
    expect((await fetched(fileLink("CUT-THIS-mirrored-letters.svg"))).statusCode).toBe(200);
  });

  test("where too many wait for theirs, the answer is to come again", async () => {
    const answer = await whileOthersWait(() => fetched(fileLink("CUT-THIS-mirrored-letters.svg")));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([503, "private, no-store"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });
});

test("what is asked for without words has no such link", async () => {
  const { use_creation_tool: _use, text: _text, selected_font: _font, lettering: _rest, ...box } = kiaOra;
  const plain = { ...box, width: 300, height: 200, email_address: "cy@example.org" };
  const answer = await openBrowser(shop.app).post(quoteRequestCall, plain);
  expect(answer.statusCode, answer.body).toBe(201);
  const mail = await shop.mailTo("staff@kisscut.example", answer.json().data.request_no);
  expect(mail.text).not.toContain("/staff/lettering/");
});
