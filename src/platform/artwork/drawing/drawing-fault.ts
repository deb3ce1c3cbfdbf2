/** Why a drawing is not read although it may be whole. */
export class TooHeavyDrawing extends Error {}
