import { expect, type Page } from "@playwright/test";
import { open } from "../support/pages/account.ts";
import { openForPicture } from "../support/pages/banner.ts";
import { addButton } from "../support/pages/cart.ts";
import { chooseFile } from "../support/pages/choose-file.ts";
import { colouredLabel, keepFile } from "../support/pages/saved-file.ts";
import { test } from "../support/pages/shop-test.ts";
import { makeMember, newEmail } from "../support/people/members.ts";

interface ReplyBody {
  readonly data: { readonly artwork: readonly object[] };
}

const paper = "/stickers/paper?product=classic-paper&quantity=100";

function row(page: Page, name: string) {
  return page
    .getByRole("region", { name: "Files" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
}

async function putIntoCart(page: Page, id: string): Promise<void> {
  const answer = await page.request.get("/api/quote/get/featured-items?slug=paper-stickers");
  const { selection } = (await answer.json()).data;
  const added = await page.request.post("/api/cart/add", { data: { ...selection, artwork: id } });
  expect(added.status()).toBe(201);
}

test("a member sees what is kept, where it is used and until when, and deletes by keyboard what is not used, unless another tab has just put it into the cart @long", async ({
  page,
  shop,
}) => {
  await makeMember(shop, page, newEmail("files"));
  await open(page, "/account/files");
  await expect(page.getByText("No files yet.")).toBeVisible();
  const fig = await keepFile(page, await colouredLabel("fig.png", "#4c2f6b"));
  const plum = await keepFile(page, await colouredLabel("plum.png", "#7a2c5e"));
  await keepFile(page, await colouredLabel("pear.png", "#b9c95c"));
  await putIntoCart(page, fig);

  await open(page, "/account/files");
  await expect(page.getByRole("region", { name: "Files" }).getByRole("heading", { level: 3 })).toHaveText([
    "pear.png",
    "plum.png",
    "fig.png",
  ]);
  await expect(row(page, "fig.png")).toContainText(
    "Used in your cart.Kept while it is used. To delete it, take it out there first.",
  );
  await expect(row(page, "fig.png").getByRole("link", { name: "your cart" })).toHaveAttribute(
    "href",
    "/cart",
  );
  await expect(row(page, "fig.png").getByRole("button")).toHaveCount(0);
  await expect(row(page, "pear.png")).toContainText(/PNG, \d KB, sent \w{3} \d/);
  await expect(row(page, "pear.png")).toContainText(/Not used\. Kept until \w{3} \d{1,2} \w+ \d{4}\./);

  const ask = row(page, "pear.png").getByRole("button", { name: "Delete pear.png" });
  await ask.press("Enter");
  const sure = row(page, "pear.png").getByRole("button", { name: "Yes, delete pear.png" });
  await expect(sure).toBeFocused();
  await row(page, "pear.png").getByRole("button", { name: "No, leave pear.png" }).press("Enter");
  await expect(ask).toBeFocused();
  await ask.press("Enter");
  await sure.press("Enter");
  await expect(page.getByText("“pear.png” was deleted.")).toBeFocused();
  await expect(row(page, "pear.png")).toHaveCount(0);
  await expect(row(page, "fig.png")).toHaveCount(1);

  // Another tab has just put it into the cart.
  await putIntoCart(page, plum);
  await row(page, "plum.png").getByRole("button", { name: "Delete plum.png" }).click();
  await row(page, "plum.png").getByRole("button", { name: "Yes, delete plum.png" }).click();
  await expect(
    page.getByText("This file is used in your cart. Take it out there first, then you can delete it."),
  ).toBeVisible();
  await expect(row(page, "plum.png")).toContainText("Used in your cart.");
});

test("files that do not come are asked for again @long", async ({ page, shop }) => {
  await makeMember(shop, page, newEmail("files-lost"));
  await keepFile(page, await colouredLabel("sloe.png", "#23305c"));
  await page.route("**/api/artwork?*", (route) => route.abort());
  await open(page, "/account/files");
  const again = page.getByRole("region", { name: "Files" }).getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute("**/api/artwork?*");
  await again.click();
  await expect(row(page, "sloe.png")).toBeVisible();
});

test("a file that is deleted is not tried on any more @long", async ({ page, shop }) => {
  await makeMember(shop, page, newEmail("files-worn"));
  await openForPicture(page, paper);
  await chooseFile(page, "Try your own picture", await colouredLabel("worn.png", "#7a8a62"));
  await expect(page.getByText("Saved: it goes with your order.").first()).toBeAttached();
  await expect(page.getByRole("button", { name: "Try another picture" })).toBeVisible();
  await open(page, "/account/files");
  await row(page, "worn.png").getByRole("button", { name: "Delete worn.png" }).click();
  await row(page, "worn.png").getByRole("button", { name: "Yes, delete worn.png" }).click();
  await expect(page.getByText("“worn.png” was deleted.")).toBeVisible();
  await openForPicture(page, paper);
  await expect(page.getByRole("button", { name: "Try your own picture" })).toBeVisible();
  await addButton(page).click();
  await expect(page.getByRole("link", { name: "View cart" })).toBeVisible();
});

test("a guest sees and deletes what is kept of theirs, by a link beside the upload @long", async ({
  page,
}) => {
  await openForPicture(page, paper);
  await chooseFile(page, "Try your own picture", await colouredLabel("quince.png", "#c9b03c"));
  await expect(page.getByText("If you never use it, we delete it after 14 days.")).toBeVisible();
  await page.getByRole("link", { name: "See your files" }).click();
  await expect(page.getByRole("heading", { name: "Your files", level: 1 })).toBeVisible();
  await expect(page.getByText("One that you never used goes after 14 days.")).toBeVisible();
  await expect(row(page, "quince.png")).toContainText("Not used. Kept until");
  await row(page, "quince.png").getByRole("button", { name: "Delete quince.png" }).click();
  await row(page, "quince.png").getByRole("button", { name: "Yes, delete quince.png" }).click();
  await expect(page.getByText("“quince.png” was deleted.")).toBeFocused();
  await expect(page.getByText("No files yet.")).toBeVisible();
});

test("more than fifty files come fifty at a time @long", async ({ page }) => {
  await keepFile(page, await colouredLabel("medlar.png", "#7d5a3a"));
  // What is listed is made up of one file: each that is kept is read for a second.
  await page.route("**/api/artwork?*", async (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get("limit"));
    const answer = await route.fetch();
    const body = (await answer.json()) as ReplyBody;
    const [one] = body.data.artwork;
    const artwork = Array.from({ length: Math.min(limit, 120) }, (_, at) => ({
      ...one,
      id: `medlar${String(at).padStart(6, "0")}`,
      name: `medlar ${at + 1}.png`,
    }));
    await route.fulfill({ response: answer, json: { ...body, data: { artwork, count: 120 } } });
  });
  await open(page, "/files");
  const names = page.getByRole("region", { name: "Files" }).getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(50);
  const more = page.getByRole("button", { name: "Show more" });
  await more.click();
  await expect(names).toHaveCount(100);
  await more.click();
  await expect(names).toHaveCount(120);
  await expect(names.last()).toHaveText("medlar 120.png");
  await expect(more).toHaveCount(0);
});
