import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import {
  registerAudit,
  registerChanges,
  registerOwnAccount,
  registerStaff,
} from "#topics/staff/staff-handlers.ts";
import {
  registerCustomer,
  registerCustomerData,
  registerCustomers,
} from "#topics/customer/customer-handlers.ts";
import { registerCounter } from "#topics/counter/counter-handlers.ts";
import { registerStudioQuestions } from "#topics/question/questions-handlers.ts";
import { orderPath } from "#topics/order/order-keys.ts";
import { registerStudioReviews } from "#topics/review/studio-reviews-handlers.ts";
import { registerCatalogueDraft } from "#topics/catalogue/draft-handlers.ts";
import { registerCataloguePictures } from "#topics/catalogue/shop-pictures-handlers.ts";
import { registerCatalogueFiles } from "#topics/catalogue/catalogue-files-handlers.ts";
import { registerCatalogueWaiting } from "#topics/catalogue/waiting-handlers.ts";
import { registerCoupons } from "#topics/cart/coupons-handlers.ts";
import { registerEntrance, registerSecondFactor } from "#topics/staff/entrance-handlers.ts";
import { createEntering } from "#topics/staff/entry-to-wire.ts";
import { guardStudio } from "#topics/staff/gate.ts";
import {
  registerRequestCalculation,
  registerSavedAnswers,
  registerQuotationKey,
  registerStudioRequests,
} from "#topics/request/requests-handlers.ts";
import { registerStudioRequestFiles } from "#topics/request/studio-request-files-handlers.ts";
import { registerArtworkDesk } from "#topics/workshop/artwork-desk-handlers.ts";
import {
  registerOrderCorrection,
  registerOrderFiles,
  registerOrderKeyChange,
  registerStudioOrder,
} from "#topics/workshop/order-handlers.ts";
import {
  registerJobTickets,
  registerPackingSlips,
  registerParcelLabels,
  registerParcels,
  registerPrintQueue,
} from "#topics/workshop/production-handlers.ts";
import {
  registerOrders,
  registerOrderViews,
  registerSearch,
  registerSetUp,
  registerToday,
} from "#topics/workshop/orders-handlers.ts";
import { registerSettings } from "#topics/settings/settings-handlers.ts";
import { registerLaboratory } from "#topics/laboratory/laboratory-handlers.ts";
import { registerNumbers } from "#topics/numbers/numbers-handlers.ts";
import { registerState } from "#topics/state/state-handlers.ts";
import { createStaffCookie } from "#topics/staff/staff-cookie.ts";

/** What the shop sells: its draft, what waits for its hour, and its files. */
function registerCatalogue(app: App, services: Services): void {
  registerCatalogueDraft(app, services);
  registerCatalogueWaiting(app, services);
  registerCatalogueFiles(app, services);
  registerCataloguePictures(app, services);
}

/** The shop itself: who it is, what it earns, how its work fares. */
function registerShop(app: App, services: Services): void {
  registerSettings(app, services);
  registerNumbers(app, services);
  registerLaboratory(app, services);
  registerState(app, services);
}

/**
 * Every call below `/studio/api`. A group of calls is a `-handlers.ts` of its topic that exports `registerX(app, services)`, and is named in this
 * list and nowhere else. Whom a call is for stands in its contract (`needs`) and is asked by the gate alone.
 */
export async function registerStudioApi(app: App, services: Services): Promise<void> {
  const cookie = createStaffCookie(services.config.studioOrigin.startsWith("https:"));
  const entering = createEntering(services, cookie);
  guardStudio(app, services, cookie);
  registerEntrance(app, services, entering);
  registerSecondFactor(app, services, entering);
  registerOwnAccount(app, services, entering);
  await registerStudioRequests(app, services);
  registerStudioRequestFiles(app, services);
  registerQuotationKey(app, services);
  registerRequestCalculation(app, services);
  registerSavedAnswers(app, services);
  registerCoupons(app, services);
  registerCatalogue(app, services);
  registerShop(app, services);
  registerStaff(app, services);
  registerAudit(app, services);
  registerSearch(app, services);
  registerChanges(app, services);
  registerToday(app, services);
  registerSetUp(app, services);
  registerOrders(app, services);
  registerOrderViews(app, services);
  registerStudioOrder(app, services);
  registerOrderCorrection(app, services);
  registerOrderKeyChange(app, services);
  await registerArtworkDesk(app, services);
  registerOrderFiles(app, services);
  registerCounter(app, services);
  registerJobTickets(app, services);
  registerParcelLabels(app, services);
  registerPackingSlips(app, services);
  registerCustomers(app, services);
  registerCustomer(app, services);
  registerPrintQueue(app, services);
  registerParcels(app, services);
  registerStudioReviews(app, services, (order) => orderPath(services, order));
  registerStudioQuestions(app, services);
  registerCustomerData(app, services);
}
