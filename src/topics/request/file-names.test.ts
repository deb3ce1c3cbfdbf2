import { expect, test } from "vitest";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { contents, type SentFile, specialUpload, uploadsIn } from "#tests/support/bodies/special-upload.ts";

const call = "quote/create/quote-request";
const shop = sharedShop();

async function send(...files: readonly SentFile[]) {
  const { body, headers } = await specialUpload(files);
  return openBrowser(shop.app).send("POST", call, body, headers);
}

test("a path in a file's name is not followed, and not shown", async () => {
  const answer = await send({ name: "../../../etc/cron.d/evil.pdf", content: contents.pdf });
  const number = answer.json().data.request_no;
  expect(
    await shop.sql(
      `select name from attachment a join quote_request q on q.id = a.quote_request_id where request_no = '${number}'`,
    ),
  ).toEqual([{ name: "evil.pdf" }]);
  expect(uploadsIn(shop.services.config.dataDir).kept.every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(
    true,
  );
});

test.each(["x.pdf/", "x.pdf\\", "x.pdf/.", "/", "x.pdf."])(
  "a file named %s has no ending that is taken: it is refused, not swallowed",
  async (name) => {
    const answer = await send({ name, content: contents.pdf });
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      "File type not accepted. Please try again.",
    ]);
  },
);

test.each([
  ["without a name", 'name="attachments[]"; filename=""\r\ncontent-type: application/pdf'],
  ["that only says it is one", 'name="attachments[]"\r\ncontent-type: application/octet-stream'],
])(
  "a file %s is refused, not swallowed; an empty one is an input that was left empty",
  async (_what, part) => {
    const { body, headers } = await specialUpload([]);
    const [, boundary = ""] = /boundary=(.+)$/.exec(headers["content-type"] ?? "") ?? [];
    const end = body.lastIndexOf(`--${boundary}--`);
    const withFile = (content: string) =>
      openBrowser(shop.app).send(
        "POST",
        call,
        Buffer.concat([
          body.subarray(0, end),
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; ${part}\r\n\r\n${content}\r\n--${boundary}--\r\n`,
          ),
        ]),
        headers,
      );
    expect((await withFile("%PDF-1.7")).statusCode).toBe(415);
    expect((await withFile("")).statusCode).toBe(201);
  },
);
