/** The configured product of the examples: Art Paper, die cut, 50 mm circle. */
export const artPaper = {
  product_id: 1,
  cutting_id: 1,
  shape_id: 1,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 1,
  size: "50x50",
};

/** The same in a query, where every value is text. */
export const artPaperQuery = {
  product_id: "1",
  cutting_id: "1",
  shape_id: "1",
  finishing_id: "1",
  adhesive_id: "1",
  color_id: "1",
  size: "50x50",
};
