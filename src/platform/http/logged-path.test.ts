import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/stickers/paper?quantity=25", "/stickers/paper"],
  ["/q/Q2703100123456789/secret", "/q/…"],
  ["/q/Q2703100123456789/secret.data?_routes=x", "/q/…"],
  ["/quote", "/quote"],
  ["/api/quotation/Q2703100123456789?key=secret", "/api/quotation/Q2703100123456789"],
])("%s is logged as %s", (url, path) => expect(loggedPath(url)).toBe(path));
