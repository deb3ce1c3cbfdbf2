import type { FastifyRequest } from "fastify";
import type { TakenWay } from "#domain/order/order-fact.ts";

/** For whom a browser of the staff acts in the shop: a customer whose order is being taken (decision 310). */
export interface Acting {
  /** The draft of the order. */
  readonly draftId: number;
  /** In whose cart it is put together. */
  readonly guestId: number;
  readonly name: string;
  readonly way: TakenWay;
}

const acting = new WeakMap<FastifyRequest, Acting>();

/** Lets a request act for somebody: its cookie was looked up. */
export function noteActing(request: FastifyRequest, whom: Acting): void {
  acting.set(request, whom);
}

/** For whom a request acts; null for everybody's own. */
export function actingOf(request: FastifyRequest): Acting | null {
  return acting.get(request) ?? null;
}
