import { z } from "zod";
import { couponForm, couponFaultMessages } from "#domain/studio/coupon-form.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const shown = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(["share", "amount"]),
  value: z.string().meta({ description: "Per cent, or dollars." }),
  from: z.string().meta({ description: "Dollars of goods from which it counts." }),
  uses_in_all: z.string().meta({ description: "Empty for no limit." }),
  uses_per_customer: z.string().meta({ description: "Empty for no limit." }),
  starts_on: z.string(),
  ends_on: z.string(),
  product_ids: z.array(z.int()).meta({ description: "None for all products." }),
  is_stopped: z.boolean(),
});

const was = shown.meta({ description: "As it was seen." });
const done = { 200: z.object({}) };
const ofChange = [...ofStaff, "not-found", "refused", "staff-changed"] as const;
const coupon = {
  code: "SPRING",
  name: "Spring: 10% off",
  kind: "share",
  value: "10",
  from: "50.00",
  uses_in_all: "100",
  uses_per_customer: "1",
  starts_on: "2026-12-01",
  ends_on: "2026-12-24",
  product_ids: [1],
};
const seen = { ...coupon, is_stopped: false };

/** Codes that take something off. */
export const couponCalls = {
  list: defineStudioCall({
    method: "GET",
    path: "coupons",
    summary: "Every coupon, and how often it is in use",
    needs: "coupons.change",
    replies: {
      200: z.object({
        coupons: z.array(
          shown.extend({
            uses: z.int().meta({ description: "In orders, and in quotations that are kept." }),
            closed: z
              .string()
              .nullable()
              .meta({ description: "Why it cannot be used today, as a customer reads it." }),
          }),
        ),
        products: z.array(z.object({ id: z.int(), name: z.string() })),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  make: defineStudioCall({
    method: "POST",
    path: "coupons",
    summary: "Make a coupon",
    needs: "coupons.change",
    body: z.object(couponForm.shape).check(couponFaultMessages),
    replies: done,
    refusals: [...ofStaff, "coupon-code-used", "refused"],
    example: { body: coupon },
  }),
  change: defineStudioCall({
    method: "PUT",
    path: "coupons",
    summary: "Change a coupon, but for its code",
    description: "Where it is not as in `was` any more, nothing is changed, and `error.coupon` is how it is.",
    needs: "coupons.change",
    body: z.object({ ...couponForm.shape, was }).check(couponFaultMessages),
    replies: done,
    refusals: ofChange,
    example: { body: { ...coupon, was: seen } },
  }),
  stop: defineStudioCall({
    method: "POST",
    path: "coupons/stop",
    summary: "Take a coupon out of use, or put it back",
    needs: "coupons.change",
    body: z.object({ was, is_stopped: z.boolean() }),
    replies: done,
    refusals: ofChange,
    example: { body: { was: seen, is_stopped: true } },
  }),
} as const;
