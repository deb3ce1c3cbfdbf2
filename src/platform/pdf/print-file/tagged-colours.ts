import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFRef, PDFStream } from "@cantoo/pdf-lib";
import { srgbProfile } from "#platform/profiles/srgb-profile.ts";

const RGB = PDFName.of("DeviceRGB");
const [RESOURCES, SPACES, GROUP, SPACE, DEFAULT] = [
  "Resources",
  "ColorSpace",
  "Group",
  "CS",
  "DefaultRGB",
].map((name) => PDFName.of(name)) as [PDFName, PDFName, PDFName, PDFName, PDFName];

const known = new WeakMap<PDFContext, PDFRef>();

/** The colours of screens as a colour space of a document: one object, however often it is asked for. */
export function screenColours(context: PDFContext): PDFRef {
  const found = known.get(context);
  if (found !== undefined) return found;
  const profile = context.register(context.flateStream(srgbProfile, { N: 3, Alternate: RGB }));
  const space = context.register(context.obj([PDFName.of("ICCBased"), profile]));
  known.set(context, space);
  return space;
}

/**
 * Says of the resources of a form or a pattern what red, green and blue are where its file does not say it. The shop's own pages paint
 * in inks alone.
 */
function tagResources(context: PDFContext, owner: PDFDict): void {
  if (owner.get(PDFName.of("Type")) === PDFName.of("Page")) return;
  const resources = context.lookup(owner.get(RESOURCES));
  if (!(resources instanceof PDFDict)) return;
  const spaces = context.lookup(resources.get(SPACES));
  if (!(spaces instanceof PDFDict))
    resources.set(SPACES, context.obj({ DefaultRGB: screenColours(context) }));
  else if (!spaces.has(DEFAULT)) spaces.set(DEFAULT, screenColours(context));
}

/** What is seen through is mixed in these colours. */
function tagGroup(context: PDFContext, owner: PDFDict): void {
  const group = context.lookup(owner.get(GROUP));
  if (group instanceof PDFDict && group.get(SPACE) === RGB) group.set(SPACE, screenColours(context));
}

/** A picture of pixels that says no more than that it is red, green and blue. */
function tagPicture(context: PDFContext, owner: PDFDict): void {
  if (owner.get(PDFName.of("Subtype")) !== PDFName.of("Image")) return;
  const space = context.lookup(owner.get(SPACES));
  if (space === RGB) owner.set(SPACES, screenColours(context));
  if (space instanceof PDFArray && space.get(0) === PDFName.of("Indexed") && space.get(1) === RGB)
    space.set(1, screenColours(context));
}

/**
 * Says of every red, green and blue in a document that it is of a screen (sRGB), where its file says nothing else: otherwise each
 * raster image processor guesses.
 */
export function tagColours(context: PDFContext): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const owner = object instanceof PDFStream ? object.dict : object;
    if (!(owner instanceof PDFDict)) continue;
    tagResources(context, owner);
    tagGroup(context, owner);
    tagPicture(context, owner);
  }
}
