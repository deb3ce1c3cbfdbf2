import { generateKeyPairSync, randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { ann } from "#tests/support/people/people.ts";
import { freePort } from "#tests/support/process/shop-process.ts";
import { type MailServer, startMailServer } from "#tests/support/server/mail-server.ts";
import { until } from "#tests/support/server/until.ts";
import { mailServerFault, smtpTransport } from "./open-mail-transport.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function mailServer(port?: number): Promise<MailServer> {
  const server = await startMailServer(port);
  closing.push(server.close);
  return server;
}

const email = { subject: "A subject", text: "Tēnā koe", html: "<p>Tēnā koe</p>" };

/** A mail to somebody, ready to leave. */
function readyMail(text = email.text) {
  return {
    id: randomUUID(),
    recipient: ann.email,
    replyTo: null,
    stopUrl: null,
    picture: null,
    logo: null,
    ...email,
    text,
  };
}

test("mails that follow each other share a connection; one that is lost is opened anew", async () => {
  const port = await freePort();
  const first = await mailServer(port);
  const post = smtpTransport(first.url, () => "shop@example.org", "localhost");
  for (const text of ["one", "two", "three"]) expect(await post.send(readyMail(text))).toBe("sent");
  expect([first.mails.length, first.connections]).toEqual([3, 1]);
  await closing.pop()?.();
  const second = await mailServer(port);
  await until("A mail by a new connection", async () => {
    return (await post.send(readyMail("four")).catch(() => null)) === "sent";
  });
  expect(second.mails.length).toBe(1);
});

test("one that is refused for good does not keep the next from leaving", async () => {
  const server = await mailServer();
  const post = smtpTransport(server.url, () => "shop@example.org", "localhost");
  server.behave("refuse");
  expect(await post.send(readyMail())).toMatchObject({ refused: expect.stringContaining("550") });
  server.behave("take");
  expect(await post.send(readyMail())).toBe("sent");
  expect(server.mails.length).toBe(1);
});

test("after 'later' for one address its domain is left alone, and mails to others leave", async () => {
  const server = await mailServer();
  const post = smtpTransport(server.url, () => "shop@example.org", "localhost");
  server.behave("mailbox full");
  await expect(post.send(readyMail())).rejects.toThrow("full");
  expect(post.isPaused("bea@example.org")).toBe(false);
  server.behave("later for whom");
  await expect(post.send(readyMail())).rejects.toThrow("Too many");
  expect([post.isPaused("bea@example.org"), post.isPaused("bea@other.example")]).toEqual([true, false]);
  server.behave("take");
  // One that was under way all the same, and was taken, ends the pause.
  expect(await post.send(readyMail())).toBe("sent");
  expect(post.isPaused("bea@example.org")).toBe(false);
});

test("a reminder says how to have no more, to people and to mail programs; no other mail does", async () => {
  const server = await mailServer();
  const post = smtpTransport(server.url, () => "shop@example.org", "localhost");
  const stopUrl = "https://shop.test/reminders/0b6e6c1e-5d3f-4f63-9f5e-6f0a3b1c2d4e";
  await post.send({ ...readyMail(), stopUrl });
  await post.send(readyMail());
  const [reminder, other] = server.mails.map(({ raw }) => raw.replaceAll(/\r\n[ \t]+/g, " "));
  expect(reminder).toContain(`List-Unsubscribe: <${stopUrl}>\r\n`);
  expect(reminder).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(other).not.toContain("Unsubscribe");
});

test.each([
  [
    "Kisscut Ltd, Auckland: labels <labels@shop.test>",
    'From: "Kisscut Ltd, Auckland: labels" <labels@shop.test>',
  ],
  ['"The Shop" <labels@shop.test>', "From: The Shop <labels@shop.test>"],
  ["labels@shop.test", "From: labels@shop.test"],
])("%s is one sender", async (from, line) => {
  const server = await mailServer();
  expect(await smtpTransport(server.url, () => from, "localhost").send(readyMail())).toBe("sent");
  expect(server.mails[0]?.raw).toContain(`${line}\r\n`);
});

test("with a key a mail is signed for the sender's domain; without one it is not", async () => {
  const server = await mailServer();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const read = readConfig({
    DKIM_KEY: key.replaceAll("\n", "\\n"),
    DKIM_SELECTOR: "shop",
    MAIL_FROM: "The shop <hello@shop.test>",
  });
  const dkim = read.ok ? read.config.dkim : null;
  expect(dkim).toEqual({ domain: "shop.test", selector: "shop", privateKey: key });
  const from = "The shop <hello@shop.test>";
  const stopUrl = "https://shop.test/reminders/1";
  await smtpTransport(server.url, () => from, "shop.test", { dkim }).send({ ...readyMail(), stopUrl });
  await smtpTransport(server.url, () => from, "shop.test").send(readyMail());
  const [signed, plain] = server.mails.map(({ raw }) => raw.replaceAll(/\r\n[ \t]+/g, " "));
  expect(signed).toMatch(/^DKIM-Signature: .*a=rsa-sha256;.* d=shop\.test;.* s=shop;/m);
  expect(signed).toMatch(/^DKIM-Signature: .*h=[^;]*List-Unsubscribe:List-Unsubscribe-Post/im);
  expect(plain).not.toContain("DKIM-Signature");
});

test("the mail server is asked by itself, and a fault is told in its words", async () => {
  const server = await mailServer();
  expect(await mailServerFault({ smtpUrl: null })).toBeNull();
  expect(await mailServerFault({ smtpUrl: server.url })).toBeNull();
  expect(server.deliveries).toBe(0);
  const nobody = `smtp://127.0.0.1:${await freePort()}`;
  expect(await mailServerFault({ smtpUrl: nobody })).toContain("ECONNREFUSED");
  const withPassword = server.url.replace("//", "//shop:s3cret@");
  expect(await mailServerFault({ smtpUrl: withPassword })).not.toContain("s3cret");
});
