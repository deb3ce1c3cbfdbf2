import { expect, test } from "vitest";
import { seal, unseal } from "./sealed-text.ts";

test("what was sealed is read with the same secret for the same purpose only, and never when it was changed", () => {
  const sealed = seal("secret of this shop", "time-code", "JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DP");
  expect(seal("secret of this shop", "time-code", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(unseal("secret of this shop", "time-code", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(unseal("another secret", "time-code", sealed)).toBeNull();
  expect(unseal("secret of this shop", "mail", sealed)).toBeNull();
  const changed = Buffer.from(sealed, "base64url");
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(unseal("secret of this shop", "time-code", changed.toString("base64url"))).toBeNull();
  expect(unseal("secret of this shop", "time-code", "short")).toBeNull();
});
