import { catalogueRooms } from "./catalogue-rooms.ts";
import type { StudioRoom } from "./room.types.ts";

/** The rooms, in the order of the navigation. A new room is named here, or with its likes, and nowhere else. */
export const rooms: readonly StudioRoom[] = [
  {
    path: "today",
    name: "Today",
    rail: { icon: "M2 2.5h3.2v11H2zM6.6 2.5h3.2v7H6.6zM11.2 2.5h2.8v4.5h-2.8z", isMain: true, counts: "all" },
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
    rail: { icon: "M5.5 3.5H14M5.5 8H14M5.5 12.5H14M2 3.5h.5M2 8h.5M2 12.5h.5", isMain: true },
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
    shows: { order: { part: "number" } },
    lazy: async () => {
      const { OrderRoom, loader } = await import("#studio/order/order-room.tsx");
      return { Component: OrderRoom, loader };
    },
  },
  {
    path: "orders/:number/correct",
    name: "Correct",
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
    rail: { icon: "M8 2.5v11M2.5 8h11" },
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
    shows: { draft: { part: "id" } },
    lazy: async () => {
      const { DraftRoom, loader } = await import("#studio/counter/draft-room.tsx");
      return { Component: DraftRoom, loader };
    },
  },
  {
    path: "orders/:number/artwork/:line",
    name: "Artwork",
    permission: "orders.work",
    lazy: async () => {
      const { ArtworkRoom, loader } = await import("#studio/order/artwork-room.tsx");
      return { Component: ArtworkRoom, loader };
    },
  },
  {
    path: "board",
    name: "Board",
    rail: { icon: "M2 2.5h12v11H2zM6 2.5v11M10 2.5v11", isMain: true },
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
    rail: { icon: "M2 2.5h12v11H2zM2 6.2h12M2 9.8h12M6 2.5v11M10 2.5v11", isMain: true, counts: ["print"] },
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
    rail: { icon: "M2 5 8 2l6 3v6.2l-6 3-6-3zM2 5l6 3 6-3M8 8v6.2", isMain: true, counts: ["send"] },
    permission: "orders.work",
    lazy: async () => {
      const [{ ParcelsRoom }, { loader }] = await Promise.all([
        import("#studio/parcels/parcels-room.tsx"),
        import("#studio/parcels/waiting-parcels.tsx"),
      ]);
      return { Component: ParcelsRoom, loader };
    },
  },
  {
    path: "requests",
    name: "Requests",
    rail: { icon: "M2 3h12v8H7l-3 2.8V11H2z", counts: ["request"] },
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
    shows: { request: { part: "number" } },
    lazy: async () => {
      const { RequestRoom, loader } = await import("#studio/requests/request-page.tsx");
      return { Component: RequestRoom, loader };
    },
  },
  {
    path: "customers",
    name: "Customers",
    rail: { icon: "M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-6 6c.6-2.8 2.9-4 6-4s5.4 1.2 6 4" },
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
    rail: { icon: "M2 4.5h12v2.2a1.4 1.4 0 0 0 0 2.6v2.2H2V9.3a1.4 1.4 0 0 0 0-2.6zM9.5 6v.5M9.5 9.5v.5" },
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
    rail: { icon: "m8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.1L8 11.3l-3.7 2 .8-4.1L2 6.3l4.2-.5z", counts: ["review"] },
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
    rail: {
      icon: "M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM6.2 6.5a1.9 1.9 0 1 1 2.7 1.7c-.6.3-.9.6-.9 1.2m0 1.8v.1",
      counts: ["shop-question"],
    },
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
    rail: { icon: "M2.5 13.5V9M6.2 13.5V5M9.9 13.5V7.5M13.5 13.5v-11" },
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
    lazy: async () => {
      const { OrdersBehindRoom, loader } = await import("#studio/numbers/orders-behind-room.tsx");
      return { Component: OrdersBehindRoom, loader };
    },
  },
  {
    path: "settings",
    name: "Settings",
    rail: {
      icon: "M2 4.5h6M11.5 4.5H14M2 11.5h2.5M8 11.5h6M8 4.5a1.7 1.7 0 1 0 3.5 0 1.7 1.7 0 0 0-3.5 0ZM4.5 11.5a1.7 1.7 0 1 0 3.5 0 1.7 1.7 0 0 0-3.5 0Z",
    },
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
    rail: { icon: "M1.8 8.5h3l1.7-5 3 9 1.7-4h3", counts: ["mail", "job"] },
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
    rail: {
      icon: "M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM1.5 13.5c.4-2.7 2.1-3.8 4.5-3.8s4.1 1.1 4.5 3.8M10.5 2.8a2.5 2.5 0 0 1 0 4.5M12 10c1.5.5 2.3 1.6 2.5 3.5",
    },
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
    rail: { icon: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.3 1.6" },
    permission: "audit.read",
    lazy: async () => {
      const { AuditRoom, loader } = await import("#studio/audit/audit-room.tsx");
      return { Component: AuditRoom, loader };
    },
  },
];
