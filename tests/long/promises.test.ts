import { randomUUID } from "node:crypto";
import { describe, expect, test, type TestContext } from "vitest";
import { outboxMails } from "#platform/mail/outbox.ts";
import { posterSticker, quoteRequestCall } from "../support/bodies/quoted-products.ts";
import { classic } from "../support/bodies/cart-bodies.ts";
import { makeAbsentMember, password } from "../support/people/members.ts";
import { mailedCode, mailedPassword, mailedText } from "../support/people/outbox.ts";
import { ann } from "../support/people/people.ts";
import { killedShop, type KilledShop } from "../support/process/killed-shop.ts";
import { inDatabase } from "../support/process/shop-database.ts";

function openStory({ onTestFinished }: TestContext): KilledShop {
  const shop = killedShop();
  onTestFinished(() => shop.close());
  return shop;
}

/** The subjects of all mails that were sent, in the order of the alphabet. */
async function subjects({ dataDir }: KilledShop): Promise<readonly string[]> {
  return (await outboxMails(dataDir)).map(({ subject }) => subject).toSorted();
}

async function openWithMember(shop: KilledShop): Promise<void> {
  await shop.open();
  await makeAbsentMember(shop, ann.email);
}

function signIn(shop: KilledShop, typed: string): Promise<Response> {
  return shop.post("auth/login", { email: ann.email, password: typed });
}

const verificationMail = "Your Kisscut verification code";

/**
 * Each story waits for a mail that was being sent when the shop was killed: it is begun again when its time (40 s) is over and
 * the job library has looked (every 15 s). They wait side by side.
 */
describe.concurrent(
  "a shop that is killed right after an answer keeps what it promised, once",
  { timeout: 300_000 },
  () => {
    test("a registration and its code", async (story) => {
      const shop = openStory(story);
      await shop.open();
      expect((await shop.postAndKill("auth/register", ann)).status).toBe(201);

      await shop.open();
      const code = await mailedCode(shop.dataDir, ann.email);
      expect(await subjects(shop)).toEqual([verificationMail]);
      expect((await shop.post("auth/verify", { email: ann.email, code })).status).toBe(201);
    });

    test("an account and its points, and that it is welcomed", async (story) => {
      const shop = openStory(story);
      await shop.open();
      await shop.post("auth/register", ann);
      const code = await mailedCode(shop.dataDir, ann.email);
      expect((await shop.postAndKill("auth/verify", { email: ann.email, code })).status).toBe(201);

      await shop.open();
      expect(await shop.get("auth/session")).toMatchObject({
        data: { user: { email: ann.email }, points: 2 },
      });
      await mailedText(shop.dataDir, ann.email, "Your account is ready");
      expect(await subjects(shop)).toEqual(["Welcome to Kisscut", verificationMail]);
    });

    test("a temporary password for somebody who forgot theirs", async (story) => {
      const shop = openStory(story);
      await openWithMember(shop);
      expect((await shop.postAndKill("auth/forgot-password", { email: ann.email })).status).toBe(200);

      await shop.open();
      const temporary = await mailedPassword(shop.dataDir, ann.email);
      expect(await subjects(shop)).toEqual(["Your temporary Kisscut password"]);
      expect((await signIn(shop, temporary)).status).toBe(200);
    });

    test("a session and a changed password", async (story) => {
      const shop = openStory(story);
      await openWithMember(shop);
      const signedIn = await shop.postAndKill("auth/login", { email: ann.email, password });
      expect(signedIn.status).toBe(200);

      await shop.open();
      const change = { old_password: password, new_password: "brand new", confirm_password: "brand new" };
      expect((await shop.postAndKill("auth/change-password", change)).status).toBe(200);

      await shop.open();
      await mailedText(shop.dataDir, ann.email, "has just been changed");
      expect(await subjects(shop)).toEqual(["Your Kisscut password was changed"]);
      expect((await signIn(shop, password)).status).toBe(401);
      expect((await signIn(shop, "brand new")).status).toBe(200);
    });

    test("a quote request, its guest and both mails", async (story) => {
      const shop = openStory(story);
      const person = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
      const ask = [
        quoteRequestCall,
        { ...posterSticker, ...person },
        { "idempotency-key": "one-press" },
      ] as const;
      await shop.open();
      const answer = await shop.postAndKill(...ask);
      expect(answer.status).toBe(201);
      const { data } = (await answer.json()) as { data: { request_no: string } };

      await shop.open();
      expect(await (await shop.post(...ask)).json()).toMatchObject({ code: 201, data });
      expect(await shop.get("auth/session")).toMatchObject({
        data: { guest: { email: person.email_address } },
      });
      const rows = await inDatabase(shop, "select request_no from quote_request");
      expect(rows).toEqual([{ request_no: data.request_no }]);
      await mailedText(shop.dataDir, person.email_address, data.request_no);
      await mailedText(shop.dataDir, "staff@kisscut.example", data.request_no);
      expect(await subjects(shop)).toHaveLength(2);
    });

    test("an item in the cart, also when the browser has lost the answer and asks again", async (story) => {
      const shop = openStory(story);
      const add = ["cart/add", { ...classic, quantity: 100 }, { "idempotency-key": randomUUID() }] as const;
      await shop.open();
      // Every page asks for it, and gets what the browser becomes a guest by.
      await shop.get("auth/session");
      const added = await shop.postAndKill(...add);
      expect(added.status).toBe(201);

      shop.loseAnswer();
      await shop.open();
      const again = await shop.postAndKill(...add);
      expect([again.status, await again.json()]).toEqual([201, await added.json()]);

      shop.loseAnswer();
      await shop.open();
      expect(await shop.get("cart")).toMatchObject({
        data: { count: 1, cart_items: [{ name: "Classic Paper", price: 57 }] },
      });
    });
  },
);
