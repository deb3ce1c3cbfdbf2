import { expect, type Locator, type Page } from "@playwright/test";
import { rooms } from "#studio/rooms.ts";
import { makeMember, newEmail } from "../people/members.ts";
import { makeFirstProof } from "./proof-pins.ts";
import { enterAsOwner, studioOf } from "../studio/enter-as-owner.ts";
import { placedBy, readyOrderBy } from "../studio/ready-order.ts";
import { dialog, open } from "./account.ts";
import { unfold } from "./banner.ts";
import { answerByCall, answerPath, askByCall } from "./answer-request.ts";
import { addFrom, classicPage } from "./cart.ts";
import { orderCart, placeButton } from "./checkout.ts";
import { kraft, openCompare, prepareCompared, silver } from "./compare.ts";
import { correctDialog, openCorrecting } from "./open-correcting.ts";
import { openPlacing } from "./open-placing.ts";
import { printQuotation, tags } from "./quotation.ts";
import { askAsGuest, sendRequest } from "./quote-request.ts";
import type { RunningShop } from "./shop-broker.ts";
import { attach, files, openSpecial } from "./special-processing.ts";

/** A page as somebody may come upon it. */
interface State {
  readonly name: string;
  readonly go: (page: Page, shop: RunningShop) => Promise<unknown>;
  /** Of a dialog it alone is looked at: behind it nothing is reached, and its page is a state of its own. */
  readonly isDialog?: true;
}

/** States that one person comes to, one after the other in one browser. */
export interface Walk {
  readonly name: string;
  /** What it is mostly come to on, a phone if not said: that is gone through with all tests, the other with the long ones; so is what few come to. */
  readonly mostlyOn?: "desk" | "neither";
  readonly states: readonly State[];
}

/** Pages that are there as soon as their names are. */
function pages(...addresses: readonly string[]): State[] {
  return addresses.map((address) => ({
    name: address,
    go: async (page) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    },
  }));
}

/** The first field that something is said about. */
function wrong(page: Page): Locator {
  return page.locator("[aria-invalid='true']").first();
}

/** A button of a page, and the dialog that it opens. */
function dialogBehind(address: string, button: RegExp): State {
  return {
    name: `${address}: ${button.source}`,
    isDialog: true,
    go: async (page) => {
      await open(page, address);
      await (await unfold(page.getByRole("button", { name: button, includeHidden: true }).first())).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  };
}

const shop: Walk = {
  name: "the shop's pages",
  states: pages(
    "/",
    "/?q=for+jars",
    "/?q=zebras",
    "/stickers",
    "/business-cards",
    "/faq?q=string",
    "/ask",
    "/user-guide/artwork-guide",
    "/user-guide/artwork-guide?width=900&height=900",
    "/user-guide/materials",
    "/terms",
    "/payment-and-delivery",
    "/register",
    "/no/such/page",
  ),
};

const quotePages: Walk = {
  name: "quote pages",
  states: [
    ...pages(
      "/stickers/roll",
      "/stickers/paper?size=custom&width=&height=5",
      "/business-cards/swing-tags?sides=both-sides#price",
      "/business-cards/premium-business-card#special-features",
      "/quote",
      "/vinyl-lettering-designer?text=Hello",
    ),
    dialogBehind("/stickers/paper", /^What is this\? Roll$/),
    dialogBehind("/vinyl-lettering-designer", /^How to attach/),
    dialogBehind("/vinyl-lettering-designer?text=Hello", /^See all \d+ fonts$/),
  ],
};

const placing: Walk = {
  name: "one's own picture",
  states: [{ name: "placed by hand", go: openPlacing, isDialog: true }],
};

const cutting: Walk = {
  name: "one's own cut line",
  mostlyOn: "neither",
  states: [
    { name: "corrected by hand", go: openCorrecting },
    {
      name: "on its page",
      go: (page) => correctDialog(page).getByRole("button", { name: "Close", exact: true }).click(),
    },
  ],
};

const buying: Walk = {
  name: "a guest who buys",
  states: [
    ...pages("/cart", "/checkout", "/compare", "/order", "/order/K26-222222", "/files"),
    {
      name: "what was compared, in a strip",
      go: async (page) => {
        await prepareCompared(page, kraft, silver);
        await open(page, "/stickers/roll");
      },
    },
    { name: "what was compared, side by side", go: openCompare },
    { name: "what was put into the cart", go: (page) => addFrom(page, classicPage) },
    ...pages("/cart"),
    {
      name: "a checkout with everything wrong",
      go: async (page) => {
        await open(page, "/checkout");
        await placeButton(page).click();
        await expect(wrong(page)).toBeVisible();
      },
    },
    { name: "an order that is placed", go: (page) => orderCart(page, newEmail("sweep")) },
    {
      name: "an order with a proof, and a change asked for",
      go: async (page, { dataDir }) => {
        await makeFirstProof(page, { dataDir });
        await page.reload();
        await page.getByText("Ask for a change").click();
      },
    },
  ],
};

const asking: Walk = {
  name: "a guest who asks",
  states: [
    {
      name: "who is asked for a name",
      isDialog: true,
      go: async (page) => {
        await open(page, "/stickers/paper?size=custom&width=900&height=900&quantity=100");
        await page.getByRole("button", { name: "REQUEST A QUOTE" }).click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    {
      name: "a new account with everything wrong",
      isDialog: true,
      go: async (page) => {
        await page.getByRole("tab", { name: "REGISTER" }).click();
        await page.getByRole("button", { name: "Create account" }).click();
        await expect(wrong(page)).toBeVisible();
      },
    },
    {
      name: "a request for a quote with everything wrong",
      isDialog: true,
      go: async (page) => {
        await askAsGuest(page);
        await sendRequest(page);
        await expect(page.getByText("Please enter the first name.")).toBeVisible();
      },
    },
    {
      name: "special processing with files, and what is wrong with it",
      isDialog: true,
      go: async (page) => {
        const form = await openSpecial(page, "/stickers/paper?size=custom");
        await form.getByRole("checkbox", { name: "Numbering" }).check();
        await attach(form, files.pdf, files.png);
        await form.getByRole("button", { name: "Send Quote" }).click();
        await expect(form.getByText("Size is required. Please try again.")).toBeVisible();
      },
    },
    {
      name: "a quotation",
      go: async (page) => {
        await open(page, tags);
        await printQuotation(page);
      },
    },
    {
      name: "the page of an answer",
      go: async (page, running) => {
        const email = newEmail("sweep-asked");
        await answerByCall(running, await askByCall(page, email), { price: "640" });
        await open(page, await answerPath(running, email));
      },
    },
  ],
};

const places = "orders quotations requests designs files addresses points details".split(" ");

const account: Walk = {
  name: "a member's account",
  states: [
    ...pages("/account"),
    {
      name: "/account, signed in",
      go: async (page, running) => {
        await makeMember(running, page, newEmail("sweep-member"));
        await placedBy(page);
        await open(page, "/account");
      },
    },
    ...pages(...places.map((place) => `/account/${place}`)),
  ],
};

const studio: Walk = {
  name: "the studio",
  mostlyOn: "desk",
  states: [
    {
      name: "its door",
      go: async (page, { origin }) => {
        await page.goto(studioOf({ origin }).href);
        await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
      },
    },
    {
      name: "an order",
      go: async (page, running) => {
        const address = await enterAsOwner(page, running, newEmail("sweep-owner"));
        const number = await readyOrderBy(page, address);
        await page.goto(`${address}/orders/${number}`);
        await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
      },
    },
    {
      name: "a request",
      go: async (page, { origin }) => {
        const number = await askByCall(page, newEmail("sweep-asks"));
        await page.goto(`${studioOf({ origin }).href}/requests/${number}`);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
      },
    },
    ...rooms
      .filter(({ rail }) => rail !== undefined)
      .map(({ path: room }) => ({
        name: room,
        go: async (page: Page, { origin }: RunningShop) => {
          await page.goto(`${studioOf({ origin }).href}/${room}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        },
      })),
    {
      name: "what can be searched",
      go: async (page) => {
        await page.keyboard.press("Control+k");
        await expect(page.getByRole("option", { name: "Today" })).toBeVisible();
      },
    },
    {
      name: "a new coupon with everything wrong",
      go: async (page, { origin }) => {
        await page.goto(`${studioOf({ origin }).href}/coupons`);
        await page.getByRole("button", { name: "New coupon" }).click();
        await page.getByRole("button", { name: "Make the coupon" }).click();
        await expect(wrong(page)).toBeVisible();
      },
    },
  ],
};

/** Drawn by a program of others, over hundreds of calls. */
const calls: Walk = { name: "the description of the calls", mostlyOn: "neither", states: pages("/api/docs") };

/** What the shop and the studio look like to whoever walks through them: about seventy states, each reached as a person would. */
export const walks: readonly Walk[] = [
  shop,
  calls,
  quotePages,
  placing,
  cutting,
  buying,
  asking,
  account,
  studio,
];
