import type { Services } from "#server/services/services.ts";
import { registerAddresses } from "./account/addresses.ts";
import { type Cookies, createCookies } from "./account/cookies.ts";
import { registerGuests } from "./account/guests.ts";
import { registerPasswords } from "./account/passwords.ts";
import { registerProfile } from "./account/profile.ts";
import { registerSignIn } from "./account/sign-in.ts";
import { registerSignUp } from "./account/sign-up.ts";
import { registerArtwork } from "./artwork.ts";
import { registerCutLines } from "./cut-lines.ts";
import type { App } from "./app.types.ts";
import { registerCart } from "./cart/register-cart.ts";
import { registerReadCheckout } from "./order/checkout.ts";
import { registerFeaturedItems } from "./catalogue/featured-items.ts";
import { registerItems } from "./catalogue/items.ts";
import { registerPicture } from "./catalogue/picture.ts";
import { registerSpecialProcessing } from "./catalogue/special-processing.ts";
import { registerThumbnail } from "./catalogue/thumbnail.ts";
import { registerContent } from "./content.ts";
import { registerDelivery } from "./delivery.ts";
import { registerCompare } from "./compare/compare.ts";
import { registerOrderAgain } from "./order/order-again.ts";
import { registerOrderMessages } from "./order/order-messages.ts";
import { registerOrderLink } from "./order/order-link.ts";
import { registerOrderArtwork } from "./order/order-artwork.ts";
import { registerOrderProblems } from "./order/order-problems.ts";
import { registerOrder } from "./order/register-order.ts";
import { registerDimensionLookup } from "./pricing/dimension-lookup.ts";
import { registerPricingData } from "./pricing/pricing-data.ts";
import { registerSpecialProcessingQuantities } from "./pricing/special-processing-quantities.ts";
import { registerQuotationLink } from "./quotation/quotation-link.ts";
import { registerQuotation } from "./quotation/quotation.ts";
import { registerQuoteRequest } from "./quote-request/quote-request.ts";
import { registerQuoteRequestList } from "./quote-request/quote-request-list.ts";
import { registerKeptDesigns } from "./kept-designs.ts";
import { readByOtherSites } from "./read-by-other-sites.ts";
import { registerQuestions } from "./questions.ts";
import { registerReviews } from "./reviews.ts";
import { registerSeo } from "./seo.ts";
import { registerUpload } from "./upload.ts";
import { registerWriteReview } from "./write-review.ts";

/** Calls about one order. */
async function registerOrderCalls(app: App, services: Services, cookies: Cookies): Promise<void> {
  registerOrder(app, services);
  registerOrderLink(app, services, cookies);
  registerOrderAgain(app, services, cookies);
  registerOrderMessages(app, services, cookies);
  registerOrderArtwork(app, services);
  await registerOrderProblems(app, services);
}

/**
 * Every call below `/api`. A group of calls is one file here that exports `registerX(app, services)`; it is named in this
 * list and nowhere else. Routes are written with their schema, so that they are parsed, typed and documented by it:
 * see `delivery.ts` for the shape of one.
 */
export async function registerApi(app: App, services: Services): Promise<void> {
  const cookies = createCookies(services.config.isHttps);
  readByOtherSites(app);
  registerItems(app, services);
  registerPricingData(app, services);
  registerDimensionLookup(app, services);
  registerSpecialProcessingQuantities(app, services);
  registerFeaturedItems(app, services);
  registerSpecialProcessing(app, services);
  registerDelivery(app, services);
  registerContent(app, services);
  registerReviews(app, services);
  registerQuestions(app, services);
  registerThumbnail(app, services);
  registerPicture(app, services, cookies);
  registerSeo(app, services);
  registerSignUp(app, services, cookies);
  registerSignIn(app, services, cookies);
  registerPasswords(app, services, cookies);
  registerGuests(app, services, cookies);
  registerProfile(app, services, cookies);
  registerAddresses(app, services, cookies);
  registerArtwork(app, services, cookies);
  registerCutLines(app, services, cookies);
  registerKeptDesigns(app, services, cookies);
  registerCart(app, services);
  registerReadCheckout(app, services, cookies);
  await registerQuoteRequest(app, services);
  await registerWriteReview(app, services);
  await registerUpload(app, services, cookies);
  await registerQuoteRequestList(app, services);
  registerQuotation(app, services);
  registerQuotationLink(app, services, cookies);
  await registerOrderCalls(app, services, cookies);
  registerCompare(app, services);
}
