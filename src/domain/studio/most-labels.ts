/** Orders whose labels are drawn as one document, and parcels of one order. */
export const MOST_LABELLED = 50;
export const MOST_PARCELS = 20;
