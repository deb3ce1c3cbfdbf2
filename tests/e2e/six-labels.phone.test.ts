import { sixLabels } from "../support/pages/six-labels.ts";
import { test } from "../support/pages/phone-test.ts";

test("six files become six named sets, lie in the cart after a reload and signed in, and are on the quotation @long", async ({
  page,
  shop,
}) => {
  await sixLabels(page, shop);
});
