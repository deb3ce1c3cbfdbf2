import { z } from "zod";
import { customerRefForm } from "#domain/studio/customer-list.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const params = z.object({
  ref: z
    .string()
    .regex(customerRefForm)
    .meta({ description: "A customer as the list names them: `12`, `g34`." }),
});

/** What is kept about somebody. */
export const customerData = {
  exportData: defineStudioCall({
    method: "POST",
    path: "customers/:ref/export",
    summary: "Everything that is kept about a customer",
    description:
      "Rows as they are stored, by their table, without passwords and keys. The audit log says who asked.",
    needs: "customers.erase",
    params,
    body: z.object({}),
    replies: {
      200: z.object({
        tables: z
          .record(z.string(), z.array(z.record(z.string(), z.unknown()).readonly()).readonly())
          .readonly(),
      }),
    },
    refusals: [...ofStaff, "not-found"],
    example: { params: { ref: "12" }, body: {} },
  }),
  erase: defineStudioCall({
    method: "POST",
    path: "customers/:ref/erase",
    summary: "Erase a customer",
    description:
      "Orders and their tax papers stay, with whom they were billed to. 409 while an order is under way, money is owed, or something waits.",
    needs: "customers.erase",
    params,
    body: z.object({
      email: z.string().max(254).meta({ description: "Their address, typed to confirm it." }),
    }),
    replies: { 200: z.object({ kept_orders: z.int() }) },
    refusals: [...ofStaff, "not-found", "erase-address-wrong", "customer-not-done"],
    example: { params: { ref: "12" }, body: { email: "mere@example.org" } },
  }),
} as const;
