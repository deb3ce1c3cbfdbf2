import type { Detail } from "#domain/detail.ts";
import type { PaintedBy, Pictured } from "#domain/preview/pictured.ts";

/** A line of an order as its ticket tells it. */
export interface TicketLine {
  /** From 1, as the order counts it. */
  readonly line: number;
  /** Its address in the studio. */
  readonly url: string;
  readonly title: string;
  /** "2 sets of 250 pcs". */
  readonly quantity: string;
  /** What it is made of and how, the files it is printed from, and how its proof stands. */
  readonly details: readonly Detail[];
  /** What has to be minded, a sentence each. */
  readonly notes: readonly string[];
  /** What it looks like, painted when its line is drawn; null where there is no picture, of which a note says why. */
  readonly picture: Pictured | null;
}

/** The ticket of one order: no price of it. */
export interface PrintedOrderTicket {
  readonly orderNo: string;
  /** The order's address in the studio. */
  readonly url: string;
  /** "Leaves by Thu 3 December 2026", or what it waits for. */
  readonly due: string;
  /** In two columns. */
  readonly facts: readonly [readonly Detail[], readonly Detail[]];
  readonly lines: readonly TicketLine[];
  /** What its pictures are painted by. */
  readonly paintedBy: PaintedBy;
}
