import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from '../drawing';

const { resolve } = createRequire(import.meta.url);

/** A font that fontkit has parsed. */
export interface ParsedFont {
  readonly postscriptName: string;
  layout(text: string): unknown;
}

/** The reader of fonts that comes with PDFKit; it has no types of its own. */
const { create }: { create(bytes: Uint8Array): ParsedFont } = createRequire(resolve('pdfkit'))(
  'fontkit',
);

const parsed = (file: string): ParsedFont =>
  create(readFileSync(resolve(`@expo-google-fonts/inter/${file}`)));

/** Parsed once for all papers: what a font takes its time for is found out glyph by glyph, and stays known. */
export const fonts: Readonly<Record<Font, ParsedFont>> = {
  regular: parsed('400Regular/Inter_400Regular.ttf'),
  bold: parsed('600SemiBold/Inter_600SemiBold.ttf'),
};
