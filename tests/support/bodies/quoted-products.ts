/** Art paper, die cut, 900 x 900 mm: above the largest size, so it has no price and can only be asked for. */
export const posterSticker = {
  product_id: 1,
  cutting_id: 1,
  shape_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 1,
  size: "custom",
  width: 900,
  height: 900,
  quantity: 100,
  origin_path: "/stickers/paper?size=custom&width=900&height=900",
};

export const quoteRequestCall = "quote/create/quote-request";
