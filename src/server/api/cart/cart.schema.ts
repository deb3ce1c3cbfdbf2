import { z } from "zod";
import { details, dollars, promotion, shippingDate, title } from "../answer-fields.ts";
import { success } from "../envelope.ts";
import { orderedFields } from "../ordered-fields.ts";
import { rowId, rowIdField } from "../query-fields.ts";

const itemSchema = z.object({
  id: z.int(),
  product_id: z.int(),
  name: z.string(),
  title,
  details,
  summary: z.string().meta({ description: "The details in one line." }),
  quantity: z.int().meta({ description: "Pieces of one set." }),
  kinds: z.int().meta({ description: "Number of sets." }),
  price: dollars.nullable().meta({ description: "Now, for all sets; null when it cannot be priced." }),
  orig_price: dollars.optional().meta({ description: "The price without the running promotion." }),
  promotion: promotion.optional(),
  unit_price: dollars.nullable(),
  product_pricing_id: z.string().nullable(),
  told_price: dollars.meta({ description: "What it cost when the customer was last told." }),
  message: z.string().nullable().meta({ description: "Why it has no price; it then counts for nothing." }),
  quantities: z.array(z.object({ quantity: z.int(), price: dollars })),
  path: z.string().nullable().meta({ description: "The page that changes its options." }),
  picture: z.string().meta({ description: "Query of `quote/get/picture`." }),
});

const shippingSchema = z.object({
  method: z.string(),
  cost: dollars,
  shipping_date: shippingDate,
});

export const cartSchema = z.object({
  cart_items: z.array(itemSchema),
  count: z.int(),
  shipping: z.array(shippingSchema),
  shipping_method: z.string().nullable(),
  free_shipping_from: dollars,
  coupon: z.object({ code: z.string(), name: z.string(), message: z.string().nullable() }).nullable(),
  points: z.object({ balance: z.int(), wished: z.int(), used: z.int(), value: dollars }),
  sub_total: dollars,
  coupon_discount: dollars,
  point_discount: dollars,
  shipping_fee: dollars,
  total_price: dollars,
  gst: dollars.meta({ description: "Inside the total." }),
});

export const cartAnswer = success(cartSchema).meta({ description: "The whole cart, priced as of now." });

export const addedSchema = z.object({
  cart_item: z.object({
    id: z.int(),
    name: z.string(),
    title,
    summary: z.string(),
    quantity: z.int(),
    kinds: z.int(),
    price: dollars,
  }),
  count: z.int().meta({ description: "Items in the cart now." }),
  changed: z.boolean().meta({ description: "An item that lay in the cart was changed." }),
});

/** A configured product; every price in it is passed over. */
export const addBody = z
  .looseObject({
    ...orderedFields,
    cart_item_id: rowIdField.optional().meta({ description: "Changes this item of the cart instead." }),
  })
  .meta({
    description:
      "The fields of `get/pricing-data` as JSON; `select_quantity` may stand for `quantity`, and `na`, `front` and `back` " +
      "list print features by side.",
    examples: [
      {
        product_id: 1,
        cutting_id: 1,
        shape_id: 1,
        finishing_id: 1,
        adhesive_id: 1,
        color_id: 1,
        size: "50x50",
        quantity: 25,
      },
    ],
  });

export const lineParams = z.object({ id: rowId("Line of the cart.") });

export const lineBody = z
  .strictObject({
    quantity: z.int().min(0).max(999_999).optional(),
    kinds: z.int().min(0).max(99).optional(),
    removed: z.literal(false).optional().meta({ description: "Puts a removed item back, for a day." }),
  })
  .refine((body) => Object.keys(body).length > 0, "Say what to change.")
  .refine(
    ({ removed, ...counts }) => removed === undefined || Object.keys(counts).length === 0,
    "Put the item back first, then change it.",
  );
