import { kiaOra } from "#contract/schemas/example-product.ts";
import { classic } from "./buying.ts";
import type { SentCall } from "./recorded-call.ts";

const email = "mere@example.org";
const mere = { first_name: "Mere", last_name: "Kahu", email, password: "manuka-honey" };
const studio = {
  address_label: "Studio",
  address: "12 Cuba Street",
  city_town: "Wellington",
  province: "Wellington",
  postcode: "6011",
  phone_number: "04 555 0142",
};

/** Calls that need an account, from a browser without one. */
export const withoutAccount: readonly SentCall[] = [
  ["GET account/profile"],
  ["PUT account/profile", { first_name: "Ann", last_name: "Lee" }],
  ["GET account/points"],
  ["GET account/addresses"],
  ["POST account/addresses", studio],
  ["DELETE account/addresses/1"],
  ["GET account/designs"],
  ["POST account/designs", { name: "Shop door", selection: kiaOra }],
  ["PATCH account/designs/1", { name: "Shop door" }],
  ["POST account/designs/1/copy", { name: "Shop door" }],
  ["DELETE account/designs/1"],
  ["POST auth/change-password", { old_password: "a", new_password: "b", confirm_password: "b" }],
  ["POST auth/logout", {}],
  ["POST auth/login", { email: "nobody@example.org", password: "a wrong password" }],
  ["POST auth/login", { email: "nobody", password: "" }],
  ["POST auth/login", { email: ["nobody@example.org"] }],
];

/** From the form of the registration to the end of a session. */
export const account: readonly SentCall[] = [
  ["POST auth/register", { ...mere, password: "short" }],
  ["POST auth/register", { ...mere, email: "mere@mailinator.com" }],
  ["POST auth/register", {}],
  ["POST cart/add", classic],
  ["POST auth/register", mere],
  ["POST auth/login", { email, password: mere.password }],
  ["POST auth/verify", { email, code: "12" }],
  ["POST auth/verify", { email, code: "{wrong code}" }, { mailedTo: email }],
  ["POST auth/send-verification-code", { email }],
  ["POST auth/verify", { email, code: "{code}" }, { mailedTo: email }],
  ["POST auth/verify", { email, code: "{code}" }, { mailedTo: email }],
  ["GET auth/session"],
  ["GET cart"],
  ["POST auth/login", { email, password: "a wrong password" }],
  ["POST auth/login", { email, password: mere.password }],
  ["GET account/profile"],
  ["PUT account/profile", { first_name: "Mere", last_name: "Kahu-Reid" }],
  ["PUT account/profile", { first_name: "<b>", last_name: "" }],
  ["GET account/points"],
  ["GET account/addresses"],
  ["POST account/addresses", studio],
  ["POST account/addresses", studio],
  ["POST account/addresses", { ...studio, address_label: "", postcode: "not one" }],
  ["PUT account/addresses/1", { ...studio, address: "14 Cuba Street" }],
  ["PUT account/addresses/999", studio],
  ["GET account/addresses"],
  ["DELETE account/addresses/1"],
  ["DELETE account/addresses/1"],
  ["POST account/designs", { name: "Shop door", selection: kiaOra }],
  ["POST account/designs", { name: "Shop door", selection: kiaOra }],
  ["POST account/designs", { name: "", selection: kiaOra }],
  ["POST account/designs", { name: "Shop door", selection: { ...kiaOra, text: "" } }],
  ["POST account/designs", { name: "Shop door", selection: classic }],
  ["GET account/designs"],
  ["PATCH account/designs/1", { name: "Front door" }],
  ["PATCH account/designs/1", { selection: { ...kiaOra, selected_font: "no-font" } }],
  ["PATCH account/designs/999", { name: "Front door" }],
  ["POST account/designs/1/copy", { name: "Front door copy" }],
  ["POST account/designs/999/copy", { name: "Front door copy" }],
  ["DELETE account/designs/2"],
  ["DELETE account/designs/2"],
  ["GET account/designs?limit=1"],
  ["GET account/designs?limit=0"],
  ["POST cart/points", { points: 100 }],
  ["PUT cart/update/user-cart/1", { cart_items: [999] }],
  ["PUT cart/update/user-cart/2", { cart_items: [1] }],
  ["PUT cart/update/user-cart/1", { cart_items: [] }],
  ["POST quote/create/quotation", { quotations: [{ ...classic, quantity: 200 }] }],
  ["GET quote/get/quotation/{quotation_no}"],
  [
    "POST auth/change-password",
    { old_password: "not this one", new_password: "honey-and-clover", confirm_password: "honey-and-clover" },
  ],
  [
    "POST auth/change-password",
    { old_password: mere.password, new_password: "honey-and-clover", confirm_password: "honey-and-thyme" },
  ],
  [
    "POST auth/change-password",
    { old_password: mere.password, new_password: "honey-and-clover", confirm_password: "honey-and-clover" },
  ],
  ["POST auth/logout", { everywhere: true }],
  ["GET auth/session"],
  ["POST auth/forgot-password", { email: "nobody@example.org" }],
  ["POST auth/forgot-password", { email: "nobody" }],
  ["POST auth/forgot-password", { email }],
  ["POST auth/login", { email, password: "{temporary}" }, { mailedTo: email }],
  ["GET account/profile"],
  ["POST cart/add", classic],
  [
    "POST auth/change-password",
    { old_password: "{temporary}", new_password: "clover-and-thyme", confirm_password: "clover-and-thyme" },
    { mailedTo: email },
  ],
  ["GET account/profile"],
  ["POST auth/logout", {}],
];

/** Somebody new meets addresses that are taken. */
export const newcomer: readonly SentCall[] = [
  ["GET auth/session"],
  ["POST auth/register", mere],
  ["POST guest", { first_name: "Mere", last_name: "Kahu", email }],
  ["GET inquiry/form/email-exist?email=mere@example.org"],
  ["POST auth/verify", { email: "nobody@example.org", code: "123456" }],
];
