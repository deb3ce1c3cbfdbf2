import { expect } from "@playwright/test";
import { expectAccessible } from "../support/pages/accessible.ts";
import { openPlacing } from "../support/pages/open-placing.ts";
import { test } from "../support/pages/phone-test.ts";

test("two fingers make one's own picture larger and turn it, one moves it, and the page stays where it is @long", async ({
  page,
}) => {
  const dialog = await openPlacing(page);
  const [width, left, turn] = ["Width", "From the left", "Turned by"].map((name) => dialog.getByLabel(name));
  await expect(width!).toHaveValue("75.9");
  await expectAccessible(page, { part: "dialog" });
  const picture = dialog.getByRole("application", { name: "Your picture on the product" });
  const place = (await picture.boundingBox())!;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly (readonly number[])[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([dx = 0, dy = 0], id) => ({ id, x: x + dx, y: y + dy })),
    });

  await touch("touchStart", [[0, 0]]);
  await touch("touchMove", [[0, 20]]);
  await touch("touchMove", [[40, 0]]);
  await touch("touchEnd", []);
  await expect(left!).not.toHaveValue("-13");
  // Pressed, not tapped: a browser may take a tap soon after a drag for a finger that stops what still glides.
  await expect(page).toHaveURL(/placings=/);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(left!).toHaveValue("-13");

  const apart = [
    [-40, 0],
    [40, 0],
  ] as const;
  await touch("touchStart", [apart[0]]);
  await touch("touchStart", apart);
  await touch("touchMove", [
    [-40, -40],
    [40, 40],
  ]);
  await touch("touchMove", [
    [0, -60],
    [0, 60],
  ]);
  await touch("touchEnd", []);
  await expect(turn!).toHaveValue("90");
  await expect(width!).toHaveValue(/^11[34]/);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await expect(page).toHaveURL(/placings=fill_1\.[45]/);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(width!).toHaveValue("75.9");
});
