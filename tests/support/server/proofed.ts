import { orderOf } from "../bodies/order-bodies.ts";
import type { Browser } from "./people-shop.ts";
import { until } from "./until.ts";

interface Asked {
  /** From 1; the first, if not said. */
  readonly line?: number;
  readonly version?: number;
}

/** An order once the proof of a line has been made, after its print files were compared: so many versions of it. */
export function proofed(browser: Browser, number: string, { line = 1, version = 1 }: Asked = {}) {
  const look = async () => {
    const order = await orderOf(browser, number);
    return order.items[line - 1].proof.version >= version ? order : undefined;
  };
  return until(`Proof ${version} of item ${line} of ${number}`, look, 45_000, 200);
}
