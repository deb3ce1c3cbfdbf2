import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import { demonstrationAddress } from "#domain/demonstration.ts";
import type { Dice } from "./dice.ts";

const firstNames =
  "Aroha Hemi Mereana Wiremu Ngaio Tane Maia Rangi Kiri Tui Anahera Nikau Priya Callum Fiona Ewan Sina Tomasi Mei Hana Olivia Jack Isla Noah Charlotte George Ruby Liam Zoe Theo Freya Oscar Ines Marco Yuki Arjun Leilani Sefa Grace Hugo".split(
    " ",
  );
const lastNames =
  "Ngata Parata Tuhoe Webb Moss Lee Smith Wilson Thompson Walker Harris Singh Patel Fraser MacLeod Faleolo Taufa Chen Tanaka Horomia Rewiti Karaka Bennett Clarke Young Hughes Marsh Flint Harrow Kereama Sato Ferreira Novak Brandt".split(
    " ",
  );
const makers =
  "Flint & Daughter,Harrow & Bay,Kowhai Preserves,Saltbush Soap,Rata Roasters,Blue Gum Honey,Southerly Cider,Tussock Trail,Night Kiosk,Driftwood Surf,Fern Balm,Bay Tailors,Pukeko Toys,Harbour Bakehouse,Manuka Lane,Kereru Candles,Glacier Tonic,Two Paddocks Deli,Sunday Garden,Windmill Dairy".split(
    ",",
  );
const streets =
  "Marae Road,Queen Street,Cuba Street,Harbour View,Rata Street,Kauri Lane,Station Road,Beach Road,Mill Lane,Totara Avenue,High Street,Ferry Road".split(
    ",",
  );
const towns = [
  ["Auckland", "Auckland", "1010"],
  ["Auckland", "Auckland", "0622"],
  ["Wellington", "Wellington", "6011"],
  ["Christchurch", "Canterbury", "8011"],
  ["Dunedin", "Otago", "9016"],
  ["Hamilton", "Waikato", "3204"],
  ["Tauranga", "Bay of Plenty", "3110"],
  ["Napier", "Hawke's Bay", "4110"],
  ["Nelson", "Nelson", "7010"],
  ["Whangārei", "Northland", "0110"],
  ["Wānaka", "Otago", "9305"],
  ["Palmerston North", "Manawatū-Whanganui", "4410"],
  ["New Plymouth", "Taranaki", "4310"],
  ["Invercargill", "Southland", "9810"],
] as const;

function mailboxOf(first: string, last: string, number: number): string {
  return `${first}.${last}.${number}`.toLowerCase();
}

/** Somebody as they would fill in the checkout; the number makes their address their own. */
export function person(dice: Dice, number: number): CheckoutForm {
  const [first, last] = [dice.pick(firstNames), dice.pick(lastNames)];
  const [town, region, postcode] = dice.pick(towns);
  const phone = `021 555 ${String(number % 10_000).padStart(4, "0")}`;
  return {
    email: demonstrationAddress(mailboxOf(first, last, number)),
    first_name: first,
    last_name: last,
    phone_number: phone,
    company: dice.percent(45) ? dice.pick(makers) : "",
    address: `${dice.whole(1, 240)} ${dice.pick(streets)}`,
    apartment: "",
    city_town: town,
    province: region,
    postcode,
    instructions: dice.percent(8) ? "Please leave it by the side door." : "",
    po_number: dice.percent(6) ? `PO ${dice.whole(100, 9_999)}` : "",
    pay_by: "transfer",
    bill_to_name: "",
    bill_to_company: "",
    bill_to_address: "",
    bill_to_city_town: "",
    bill_to_postcode: "",
  };
}
