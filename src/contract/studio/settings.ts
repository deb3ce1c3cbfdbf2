import { cardsRefusedSchema } from "./cards-refused.ts";
import { z } from "zod";
import { identityForm, identityFaultMessages } from "#domain/studio/identity/identity-form.ts";
import { defineStudioCall, ofStaff } from "./studio-call.ts";

const identity = z.object({
  name: z.string(),
  street_address: z.string(),
  city: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  gst_number: z.string(),
  bank_name: z.string(),
  bank_number: z.string(),
  answer_days: z.int().meta({ description: "Working days in which a question is answered." }),
});

const example = {
  name: "Kisscut",
  street_address: "12 Guillotine Lane",
  city: "Auckland",
  postcode: "1010",
  phone: "09 555 0142",
  email: "hello@kisscut.example",
  gst_number: "123-456-789",
  bank_name: "Kisscut Ltd",
  bank_number: "99-0123-0456789-00",
  answer_days: 1,
};

const settingTexts = z
  .record(z.string().max(40), z.string().max(200))
  .meta({ description: "Each setting by its name, as it is typed." });

const usualSettings = {
  quotation_days: "30",
  quotation_reminder_days: "3",
  first_reminder_days: "2",
  second_reminder_days: "7",
  open_days: "15",
  takes_cards: "yes",
  deposit_percent: "100",
  deposit_from: "0",
  asks_for_reviews: "yes",
  review_days: "3",
  heading_face: "bricolage-grotesque",
  body_face: "instrument-sans",
  accent_colour: "#d6006c",
  button_colour: "#17140f",
  artwork_days: "365",
  unused_upload_days: "14",
  sender: "Kisscut <hello@kisscut.example>",
  staff_email: "staff@kisscut.example",
};

/** Of the file in base64: 2 MB. */
const MOST_PICTURE = 2_800_000;

const logo = z.object({
  logo: z.string().nullable().meta({ description: "The id of its picture; null where there is none." }),
});

/** What the shop's owner sets. */
export const settings = {
  readIdentity: defineStudioCall({
    method: "GET",
    path: "settings/identity",
    summary: "Who the shop is, and by when it answers",
    needs: "settings.change",
    replies: { 200: identity },
    refusals: ofStaff,
    example: {},
  }),
  changeIdentity: defineStudioCall({
    method: "PUT",
    path: "settings/identity",
    summary: "Say who the shop is from now on",
    description:
      "Pages and papers that are issued from now on say it; papers issued before keep theirs. Where it is not as in `was` any more, nothing is changed, and `error.identity` is how it is.",
    needs: "settings.change",
    body: z
      .object({ ...identityForm.shape, was: identity.meta({ description: "As it was seen." }) })
      .check(identityFaultMessages),
    replies: { 200: identity },
    refusals: [...ofStaff, "staff-changed"],
    example: { body: { ...example, was: example } },
  }),
  readFields: defineStudioCall({
    method: "GET",
    path: "settings/fields",
    summary: "What the shop does by itself and when, and what it is connected to",
    needs: "settings.change",
    replies: {
      200: z.object({
        values: settingTexts,
        locked: z.record(z.string(), z.string()).meta({
          description: "Which variable of the environment says it instead: it cannot be changed here.",
        }),
        connected: z.object({
          mail: z
            .boolean()
            .meta({ description: "Mails leave by a mail server; else they are kept as files." }),
          cards: z.boolean(),
          cards_refused: cardsRefusedSchema.meta({
            description: "Why who takes cards refused the shop's last question; null where it was answered.",
          }),
          bucket: z.boolean().meta({ description: "Files lie in a bucket; else beside the shop." }),
        }),
      }),
    },
    refusals: ofStaff,
    example: {},
  }),
  changeFields: defineStudioCall({
    method: "PUT",
    path: "settings/fields",
    summary: "Set what the shop does by itself from now on",
    description:
      "Every node follows at once. Where something of it is not as in `was` any more, nothing is changed, and `error.values` is how it is.",
    needs: "settings.change",
    body: z.object({ now: settingTexts, was: settingTexts.meta({ description: "As it was seen." }) }),
    replies: { 200: z.object({ values: settingTexts }) },
    refusals: [...ofStaff, "refused", "staff-changed"],
    example: { body: { now: usualSettings, was: usualSettings } },
  }),
  readLogo: defineStudioCall({
    method: "GET",
    path: "settings/logo",
    summary: "The shop's logo",
    needs: "settings.change",
    replies: { 200: logo },
    refusals: ofStaff,
    example: {},
  }),
  changeLogo: defineStudioCall({
    method: "PUT",
    path: "settings/logo",
    summary: "Give the shop another logo, or none",
    description:
      "A PNG, JPEG or SVG by its content; what is kept and shown is a picture of the shop's own. Papers issued from now on show it; papers issued before stay as they are.",
    needs: "settings.change",
    body: z.object({
      picture: z.base64().max(MOST_PICTURE).nullable().meta({ description: "Null takes it away." }),
      was: z.string().max(64).nullable().meta({ description: "The id of the one that was seen." }),
    }),
    replies: { 200: logo },
    refusals: [...ofStaff, "refused", "shop-logo-invalid", "staff-changed"],
    example: { body: { picture: null, was: null } },
  }),
} as const;
