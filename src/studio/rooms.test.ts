import { expect, test } from "vitest";
import { mayStaff, staffRoles } from "#domain/studio/permissions.ts";
import { rooms } from "./rooms.ts";

/** Who may enter which room, written down by hand; what stands on no rail is entered from another room, or by its address. */
const table = {
  "owner, production, support":
    "today orders orders/:number orders/:number/correct orders/:number/artwork/:line board print-queue parcels requests requests/:number",
  "owner, support": "new-order new-order/:id customers customers/:ref coupons reviews questions state",
  owner:
    "catalogue words catalogue/changes catalogue/files laboratory numbers numbers/orders settings staff audit",
};

test("each room is for those who are written down here, and there is no other", () => {
  const listed = Object.entries(table).flatMap(([who, paths]) =>
    paths.split(" ").map((path): [string, string] => [path, who]),
  );
  const entered = rooms.map(({ path, permission }): [string, string] => [
    path,
    staffRoles
      .filter((role) => mayStaff(role, permission))
      .toSorted()
      .join(", "),
  ]);
  expect(Object.fromEntries(entered)).toEqual(Object.fromEntries(listed));
});
