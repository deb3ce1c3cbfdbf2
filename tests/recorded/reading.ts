import type { SentCall } from "./sent-call.ts";

const artPaper = "product_id=1&cutting_id=1&shape_id=1&finishing_id=1&adhesive_id=1&color_id=1";
const prices = "GET get/pricing-data";
const limits = "GET get/dimension-lookup";
const special = "GET get/special-processing-quantities";
const gallery = "GET quote/get/thumbnail";
const picture = "GET quote/get/picture";
const page = "GET quote/get/featured-items";

const slugs = [
  "paper-stickers",
  "vinyl-stickers",
  "roll",
  "bumper",
  "decals",
  "vinyl-lettering-designer",
  "dome",
  "standard-business-card",
  "premium-business-card",
  "swing-tags",
];

/** A page, and the price and the picture of what it opens with. */
function pageCalls(slug: string): readonly SentCall[] {
  return [[`${page}?slug=${slug}&first_load=no`], [`${prices}?{selection}`], [`${picture}?{selection}`]];
}

/** What anybody may ask: prices, sizes, pictures, pages, days. */
export const reading: readonly SentCall[] = [
  [`${prices}?${artPaper}&size=50x50&quantity=100&kinds=1`],
  [`${prices}?${artPaper}&size=50x50&quantity=100&kinds=3`],
  [`${prices}?${artPaper}&size=50x50&quantity=custom&custom_quantity=350`],
  [`${prices}?${artPaper}&size=50x50&quantity=137&kinds=custom&custom_kinds=12`],
  [`${prices}?${artPaper}&size=custom&width=60&height=60&quantity=100`],
  [`${prices}?${artPaper}&size=custom&width=900&height=900&quantity=100`],
  [`${prices}?${artPaper}&size=50x50&quantity=100&addon_item_id=61`],
  [`${prices}?product_id=2&cutting_id=1&shape_id=1&finishing_id=3&adhesive_id=1&color_id=1&size=50x50`],
  [`${prices}?product_id=1&cutting_id=9&size=50x50`],
  [`${prices}`],
  [`${prices}?product_id=`],
  [`${prices}?product_id=999`],
  [`${prices}?product_id=one`],
  [`${prices}?product_id=1&product_id=2`],
  [`${prices}?product_id=1`],
  [`${prices}?${artPaper}&size=50x`],
  [`${prices}?${artPaper}&size=50x50&quantity=-1`],
  [`${prices}?${artPaper}&size=50x50&quantity=0`],
  [`${prices}?${artPaper}&size=50x50&quantity=1`],
  [`${prices}?${artPaper}&size=50x50&quantity=999999`],
  [`${prices}?${artPaper}&size=50x50&quantity=100&kinds=0`],
  [`${prices}?${artPaper}&size=50x50&quantity=100&kinds=100`],
  [`${prices}?${artPaper}&size=custom&width=3&height=3&quantity=100`],
  [`${prices}?${artPaper}&size=custom&width=60&height=40&quantity=100`],
  [`${prices}?${artPaper}&size=50x50&quantity=100&print_features[front][]=1`],
  [`${prices}?${artPaper}&size=50x50&quantity=100&install_ready=perhaps`],
  [`${prices}?${artPaper}&size=50x50&quantity=100&utm_source=radio`],
  [`${limits}?product_id=1&cutting_id=1&width=50&height=75`],
  [`${limits}?product_id=1&cutting_id=1&width=50&height=50`],
  [`${limits}?product_id=7&cutting_id=9&width=50&height=75`],
  [`${limits}?product_id=999&width=50&height=75`],
  [`${limits}?product_id=1&cutting_id=999&width=50&height=75`],
  [`${limits}?product_id=1`],
  [`${limits}?product_id=0&width=0&height=0`],
  [`${limits}?product_id=1&width=wide&height=1234567`],
  [`${special}?product_id=1&cutting_id=1`],
  [`${special}?product_id=7&cutting_id=9`],
  [`${special}?product_id=1&cutting_id=1&finishing_id=1&adhesive_id=1&color_id=1`],
  [`${special}?product_id=999`],
  [`${special}`],
  ...slugs.flatMap(pageCalls),
  ["GET quote/get/items"],
  [page],
  [`${page}?slug=swing-tags&featured=8`],
  [`${page}?slug=swing-tags&featured=1`],
  [`${page}?slug=paper-stickers&first_load=no&single_product=kraft-paper`],
  [`${page}?slug=paper-stickers&single_product=gold-paper`],
  [`${page}?slug=no-such-page`],
  [`${page}?slug=../etc`],
  [`${page}?slug=swing-tags&first_load=perhaps`],
  ["GET quote/get/special-processing?slug=paper-stickers", undefined, { onlyStatus: true }],
  ["GET quote/get/special-processing?slug=no-such-page"],
  ["GET quote/get/special-processing"],
  [`${gallery}?product_id=1&cutting_id=1`],
  [`${gallery}?product_id=7&cutting_id=9`],
  [`${gallery}?product_id=1&cutting_id=1&finishing_id=1&premium_processing_id=48`],
  [`${gallery}?product_id=999`],
  [`${gallery}?product_id=1&cutting_id=a`],
  [`${picture}?${artPaper}&size=50x50`],
  [`${picture}?${artPaper}&size=custom&width=60&height=60`],
  [`${picture}?product_id=1`],
  [`${picture}.svg?${artPaper}&size=50x50`],
  [`${picture}.svg?product_id=999`],
  [`${picture}?product_id=999`],
  ["GET quote/get/shipping-info/1"],
  ["GET quote/get/shipping-info/7"],
  ["GET quote/get/shipping-info/999"],
  ["GET quote/get/shipping-info/one"],
  ["GET quote/get/holidays"],
  ["GET quote/get/holidays?year=2026"],
  ["GET seo/meta?path=/"],
  ["GET seo/meta?path=/stickers/roll"],
  ["GET seo/meta?path=/stickers/paper/kraft-paper?quantity=500"],
  ["GET seo/meta?path=/quote/swing-tags"],
  ["GET seo/meta?path=/no-such-page"],
  ["GET seo/meta?path=stickers"],
  ["GET seo/meta"],
];
