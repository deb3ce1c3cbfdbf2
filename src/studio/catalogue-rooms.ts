import type { StudioRoom } from "./room.types.ts";

/** What the shop sells, how it is told, and how that changes. */
export const catalogueRooms: readonly StudioRoom[] = [
  {
    path: "catalogue",
    name: "Catalogue",
    also: "prices rates margins quantities shipping cut-off days closed holidays promotions",
    rail: { icon: "M2.5 2.5H8l5.8 5.8-5.5 5.5L2.5 8zM5.4 5.4v.1" },
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
    also: "faq mails emails questions answers sentences texts promises home page product panels materials features terms privacy returns about macrons",
    rail: { icon: "M3 3.5h10M8 3.5v9.5M5.5 13h5" },
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
    rail: { icon: "M6 2h4M6.7 2v4.2L2.9 12.4a1 1 0 0 0 .9 1.6h8.4a1 1 0 0 0 .9-1.6L9.3 6.2V2M4.7 10h6.6" },
    permission: "catalogue.change",
    shows: { catalogue: "any", settings: "any" },
    lazy: async () => {
      const { LaboratoryRoom, loader, shouldRevalidate } =
        await import("#studio/laboratory/laboratory-room.tsx");
      return { Component: LaboratoryRoom, loader, shouldRevalidate };
    },
  },
];
