import type { StudioRoom } from "./room.types.ts";

/** What the shop sells, how it is told, and how that changes. */
export const catalogueRooms: readonly StudioRoom[] = [
  {
    path: "catalogue",
    name: "Catalogue",
    also: "prices rates margins quantities shipping cut-off days closed holidays promotions",
    permission: "catalogue.change",
    shows: { catalogue: "any", settings: "any" },
    lazy: async () => {
      const { CatalogueRoom, loader } = await import("#studio/catalogue/catalogue-room.tsx");
      return { Component: CatalogueRoom, loader };
    },
  },
  {
    path: "words",
    name: "Words",
    also: "faq questions answers sentences texts promises home page product panels materials features terms privacy returns about macrons",
    permission: "catalogue.change",
    shows: { catalogue: "any", settings: "any" },
    lazy: async () => {
      const { WordsRoom, loader } = await import("#studio/catalogue/words-room.tsx");
      return { Component: WordsRoom, loader };
    },
  },
  {
    path: "catalogue/changes",
    name: "Changes of the catalogue",
    permission: "catalogue.change",
    isListed: false,
    shows: { catalogue: "any", settings: "any" },
    lazy: async () => {
      const { ChangesRoom, loader } = await import("#studio/catalogue-changes/changes-room.tsx");
      return { Component: ChangesRoom, loader };
    },
  },
  {
    path: "catalogue/files",
    name: "The catalogue as a file",
    also: "export import csv json spreadsheet excel save bring in backup",
    permission: "catalogue.change",
    isListed: false,
    shows: { catalogue: "any", settings: "any" },
    lazy: async () => {
      const { FilesRoom, loader } = await import("#studio/catalogue/files-room.tsx");
      return { Component: FilesRoom, loader };
    },
  },
  {
    path: "laboratory",
    name: "Price laboratory",
    also: "prices margins what if draft replay turnover effect dearer cheaper simulation competitors",
    permission: "catalogue.change",
    shows: { catalogue: "any", settings: "any" },
    lazy: async () => {
      const { LaboratoryRoom, loader, shouldRevalidate } =
        await import("#studio/laboratory/laboratory-room.tsx");
      return { Component: LaboratoryRoom, loader, shouldRevalidate };
    },
  },
];
