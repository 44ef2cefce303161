import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkit'

/** The font subsets that build.ts makes, in the font folder. */
const files = {
  text: 'archivo-print-text.ttf',
  bold: 'archivo-print-bold.ttf',
  headline: 'archivo-print-headline.ttf',
}

export type FontName = keyof typeof files

/** The embedded fonts, opened for any number of documents. */
export type Fonts = Readonly<Record<FontName, PDFKit.Mixins.PDFFontSource>>

/**
 * Opens the fonts, which takes as long as drawing a page. A document has the same bytes whatever
 * documents had the fonts before, as each glyph of these subsets stands for one character.
 * @param folder where build.ts puts them
 */
export function openFonts(folder: string): Fonts {
  const open = (name: FontName) => fontSourceOf(readFileSync(join(folder, files[name])))
  return { text: open('text'), bold: open('bold'), headline: open('headline') }
}

/** pdfkit takes an opened font wherever it takes a file, which its types do not say. */
function fontSourceOf(file: Buffer): PDFKit.Mixins.PDFFontSource {
  return create(file) as unknown as PDFKit.Mixins.PDFFontSource
}
