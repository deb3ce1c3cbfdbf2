import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("stickers", "routes/category.tsx", { id: "all-stickers" }),
  route("stickers/:slug/:product?", "routes/stickers.tsx"),
  route("business-cards", "routes/category.tsx", { id: "all-cards" }),
  route("business-cards/:featuredItem/:product?", "routes/business-cards.tsx"),
  route("quote/:featuredItem?/:product?", "routes/quote.tsx"),
  route("vinyl-lettering-designer", "routes/vinyl-lettering-designer.tsx"),
  route("register", "routes/register.tsx"),
  route("faq", "routes/faq.tsx"),
  route("user-guide/artwork-guide", "routes/artwork-guide.tsx"),
  route("user-guide/materials", "routes/materials.tsx"),
  route("compare", "routes/compare.tsx"),
  route("account", "routes/account/layout.tsx", [
    index("routes/account/overview.tsx"),
    route("quotations", "routes/account/quotations.tsx"),
    route("requests", "routes/account/requests.tsx"),
    route("designs", "routes/account/designs.tsx"),
    route("files", "routes/account/files.tsx"),
    route("addresses", "routes/account/addresses.tsx"),
    route("points", "routes/account/points.tsx"),
    route("details", "routes/account/details.tsx"),
  ]),
  route("cart", "routes/cart.tsx"),
  route("pdf/quotation/:mode", "routes/quotation/quotation-not-found.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
