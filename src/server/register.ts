import type { Services } from "#topics/services.ts";
import { registerAddresses, registerGuests, registerProfile } from "#topics/account/profile-handlers.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import { registerPasswords, registerSignIn, registerSignUp } from "#topics/account/sign-in-handlers.ts";
import { registerArtwork } from "#topics/printing/artwork-handlers.ts";
import { registerCutLines } from "#topics/artwork/cut-lines-handlers.ts";
import type { App } from "#platform/http/app.types.ts";
import { registerCart } from "#topics/cart/cart-handlers.ts";
import { registerCheckout } from "#topics/quotation-link/checkout-handlers.ts";
import {
  registerContent,
  registerFeaturedItems,
  registerItems,
  registerSeo,
  registerSpecialProcessing,
} from "#topics/catalogue/catalogue-handlers.ts";
import { registerPicture, registerThumbnail } from "#topics/catalogue/pictures-handlers.ts";
import {
  registerDelivery,
  registerDimensionLookup,
  registerPricingData,
  registerSpecialProcessingQuantities,
} from "#topics/pricing/pricing-handlers.ts";
import { registerCompare } from "#topics/compare/compare-handlers.ts";
import { registerOrderAgain } from "#topics/order/order-again-handlers.ts";
import {
  registerOrder,
  registerOrderArtwork,
  registerOrderKey,
  registerOrderLink,
  registerOrderMessages,
} from "#topics/order/order-handlers.ts";
import { registerLineReviews } from "#topics/order/line-review-handlers.ts";
import { registerOrderProblems } from "#topics/order/problems-handlers.ts";
import { registerOrderPayment } from "#topics/payment/payment-handlers.ts";
import { registerQuotationLink } from "#topics/quotation-link/quotation-link-handlers.ts";
import { registerQuotation } from "#topics/quotation/quotation-handlers.ts";
import { registerQuoteRequest, registerQuoteRequestList } from "#topics/request/quote-request-handlers.ts";
import { registerSavedDesigns } from "#topics/design/saved-designs-handlers.ts";
import { readByOtherSites } from "#platform/http/security-headers.ts";
import { registerQuestions } from "#topics/question/questions-handlers.ts";
import { registerReminders } from "#topics/mail/reminders-handlers.ts";
import { registerReviews, registerWriteReview } from "#topics/review/reviews-handlers.ts";
import { registerUpload } from "#topics/artwork/upload-handlers.ts";

/** Calls about one order. */
async function registerOrderCalls(app: App, services: Services, cookies: Cookies): Promise<void> {
  registerOrder(app, services);
  registerOrderPayment(app, services, cookies);
  registerOrderKey(app, services, cookies);
  registerOrderLink(app, services, cookies);
  registerOrderAgain(app, services, cookies);
  registerOrderMessages(app, services, cookies);
  registerOrderArtwork(app, services);
  await registerOrderProblems(app, services);
  await registerLineReviews(app, services);
}

/**
 * Every call below `/api`. A group of calls is a `-handlers.ts` of its topic that exports `registerX(app, services)`; it is named in
 * this list and nowhere else. Routes are written with their schema, so that they are parsed, typed and documented by it:
 * see `topics/pricing/pricing-handlers.ts` for the shape of one.
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
  registerReminders(app, services);
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
  registerSavedDesigns(app, services, cookies);
  registerCart(app, services);
  registerCheckout(app, services, cookies);
  await registerQuoteRequest(app, services);
  await registerWriteReview(app, services);
  await registerUpload(app, services, cookies);
  await registerQuoteRequestList(app, services);
  registerQuotation(app, services);
  registerQuotationLink(app, services, cookies);
  await registerOrderCalls(app, services, cookies);
  registerCompare(app, services);
}
