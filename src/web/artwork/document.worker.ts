// Reads documents for paint-document.ts.
import "pdfjs-dist/build/pdf.worker.min.mjs";
