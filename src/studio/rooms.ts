import { catalogueRooms } from "./catalogue-rooms.ts";
import type { StudioRoom } from "./room.types.ts";

/** The rooms, in the order of the navigation. A new room is named here, or with its likes, and nowhere else. */
export const rooms: readonly StudioRoom[] = [
  {
    path: "today",
    name: "Today",
    permission: "orders.read",
    shows: {
      order: "any",
      request: "any",
      review: "any",
      question: "any",
      work: "any",
      settings: "any",
      coupon: "any",
    },
    lazy: async () => {
      const { TodayRoom, loader } = await import("#studio/today/today-room.tsx");
      return { Component: TodayRoom, loader };
    },
  },
  {
    path: "orders",
    name: "Orders",
    permission: "orders.read",
    shows: { order: "any" },
    lazy: async () => {
      const { OrdersRoom, loader } = await import("#studio/orders/orders-room.tsx");
      return { Component: OrdersRoom, loader };
    },
  },
  {
    path: "orders/:number",
    name: "Order",
    permission: "orders.read",
    isListed: false,
    shows: { order: { part: "number" } },
    lazy: async () => {
      const { OrderRoom, loader } = await import("#studio/order/order-room.tsx");
      return { Component: OrderRoom, loader };
    },
  },
  {
    path: "orders/:number/correct",
    name: "Correct",
    isListed: false,
    permission: "orders.work",
    shows: { order: { part: "number" } },
    lazy: async () => {
      const { CorrectRoom, loader } = await import("#studio/order/correct-room.tsx");
      return { Component: CorrectRoom, loader };
    },
  },
  {
    path: "new-order",
    name: "New order",
    permission: "orders.place",
    shows: { draft: "any" },
    lazy: async () => {
      const { CounterRoom, loader } = await import("#studio/counter/counter-room.tsx");
      return { Component: CounterRoom, loader };
    },
  },
  {
    path: "new-order/:id",
    name: "Order for a customer",
    permission: "orders.place",
    isListed: false,
    shows: { draft: { part: "id" } },
    lazy: async () => {
      const { DraftRoom, loader } = await import("#studio/counter/draft-room.tsx");
      return { Component: DraftRoom, loader };
    },
  },
  {
    path: "orders/:number/artwork/:line",
    name: "Artwork",
    isListed: false,
    permission: "orders.work",
    lazy: async () => {
      const { ArtworkRoom, loader } = await import("#studio/order/artwork-room.tsx");
      return { Component: ArtworkRoom, loader };
    },
  },
  {
    path: "board",
    name: "Board",
    permission: "orders.read",
    shows: { order: "any" },
    lazy: async () => {
      const { BoardRoom, loader } = await import("#studio/board/board-room.tsx");
      return { Component: BoardRoom, loader };
    },
  },
  {
    path: "print-queue",
    name: "Print queue",
    permission: "orders.read",
    shows: { order: "any" },
    lazy: async () => {
      const { QueueRoom, loader } = await import("#studio/queue/queue-room.tsx");
      return { Component: QueueRoom, loader };
    },
  },
  {
    path: "parcels",
    name: "Parcels",
    permission: "orders.work",
    lazy: async () => {
      const { ParcelsRoom } = await import("#studio/parcels/parcels-room.tsx");
      return { Component: ParcelsRoom };
    },
  },
  {
    path: "requests",
    name: "Requests",
    permission: "requests.read",
    shows: { request: "any" },
    lazy: async () => {
      const { RequestsRoom, loader } = await import("#studio/requests/requests-room.tsx");
      return { Component: RequestsRoom, loader };
    },
  },
  {
    path: "requests/:number",
    name: "Request",
    permission: "requests.read",
    isListed: false,
    shows: { request: { part: "number" } },
    lazy: async () => {
      const { RequestRoom, loader } = await import("#studio/requests/request-page.tsx");
      return { Component: RequestRoom, loader };
    },
  },
  {
    path: "customers",
    name: "Customers",
    permission: "customers.read",
    shows: { customer: "any" },
    lazy: async () => {
      const { CustomersRoom, loader } = await import("#studio/customers/customers-room.tsx");
      return { Component: CustomersRoom, loader };
    },
  },
  {
    path: "customers/:ref",
    name: "Customer",
    permission: "customers.read",
    isListed: false,
    shows: { customer: { part: "ref" }, order: "any", request: "any", question: "any" },
    lazy: async () => {
      const { CustomerRoom, loader } = await import("#studio/customer/customer-room.tsx");
      return { Component: CustomerRoom, loader };
    },
  },
  ...catalogueRooms,
  {
    path: "coupons",
    name: "Coupons",
    permission: "coupons.change",
    shows: { coupon: "any" },
    lazy: async () => {
      const { CouponsRoom, loader } = await import("#studio/coupons/coupons-room.tsx");
      return { Component: CouponsRoom, loader };
    },
  },
  {
    path: "reviews",
    name: "Reviews",
    permission: "reviews.decide",
    shows: { review: "any" },
    lazy: async () => {
      const { ReviewsRoom, loader } = await import("#studio/reviews/reviews-room.tsx");
      return { Component: ReviewsRoom, loader };
    },
  },
  {
    path: "questions",
    name: "Questions",
    permission: "questions.answer",
    shows: { question: "any" },
    lazy: async () => {
      const { QuestionsRoom, loader } = await import("#studio/questions/questions-room.tsx");
      return { Component: QuestionsRoom, loader };
    },
  },
  {
    path: "numbers",
    name: "Numbers",
    also: "turnover sales revenue GST margin week month money late best products figures report statistics",
    permission: "numbers.see",
    lazy: async () => {
      const { NumbersRoom, loader } = await import("#studio/numbers/numbers-room.tsx");
      return { Component: NumbersRoom, loader };
    },
  },
  {
    path: "numbers/orders",
    name: "Orders behind a figure",
    permission: "numbers.see",
    isListed: false,
    lazy: async () => {
      const { OrdersBehindRoom, loader } = await import("#studio/numbers/orders-behind-room.tsx");
      return { Component: OrdersBehindRoom, loader };
    },
  },
  {
    path: "settings",
    name: "Settings",
    permission: "settings.change",
    shows: { settings: "any" },
    lazy: async () => {
      const { SettingsRoom, loader } = await import("#studio/settings/settings-room.tsx");
      return { Component: SettingsRoom, loader };
    },
  },
  {
    path: "state",
    name: "State",
    permission: "state.work",
    shows: { work: "any" },
    lazy: async () => {
      const { StateRoom, loader } = await import("#studio/state/state-room.tsx");
      return { Component: StateRoom, loader };
    },
  },
  {
    path: "staff",
    name: "Staff",
    permission: "staff.manage",
    shows: { staff: "any" },
    lazy: async () => {
      const { StaffRoom, loader } = await import("#studio/staff/staff-room.tsx");
      return { Component: StaffRoom, loader };
    },
  },
  {
    path: "audit",
    name: "Audit log",
    permission: "audit.read",
    lazy: async () => {
      const { AuditRoom, loader } = await import("#studio/audit/audit-room.tsx");
      return { Component: AuditRoom, loader };
    },
  },
];
