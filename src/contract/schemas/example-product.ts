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

/** Lettering: "Kia ora" in Pacifico, 60 mm high, in black on transfer tape. */
export const kiaOra = {
  product_id: 10,
  cutting_id: 7,
  shape_id: 5,
  finishing_id: 1,
  adhesive_id: 1,
  color_id: 2,
  use_creation_tool: "yes",
  text: "Kia ora",
  selected_font: "pacifico",
  lettering: { size: { by: "height", mm: 60 } },
};

/** The same in a query. */
export const kiaOraQuery = {
  product_id: "10",
  cutting_id: "7",
  shape_id: "5",
  finishing_id: "1",
  adhesive_id: "1",
  color_id: "2",
  use_creation_tool: "yes",
  text: "Kia ora",
  selected_font: "pacifico",
  lettering: '{"size":{"by":"height","mm":60}}',
};
