/** What lays words out and measures them: loaded with the first face. */
export { letteringIn } from "#domain/lettering/designs/measured-designs.ts";
export { readFaceMeasures } from "#domain/lettering/face-measures.ts";
export { readFaceOutlines } from "#domain/lettering/face-outlines.ts";
export { facesOf } from "#domain/lettering/faces.ts";
