import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { IN_PRINT } from '../web/base/printed.ts'
import { charactersOf, mergedFont } from './merged-font.ts'

/** The package that all subsets are made from. */
export const FONT = 'node_modules/@fontsource-variable/archivo'

/** Fonts of PDF documents, which embed static fonts and only the glyphs they use. */
const PRINT_FONTS = {
  text: { wdth: 100, wght: 420 },
  bold: { wdth: 100, wght: 680 },
  headline: { wdth: 112, wght: 720 },
}

/**
 * Two subsets of Archivo, Basic Latin and Latin-1: weights 400 to 700 at normal width for text, and
 * one wide heavy instance for headlines. The whole variable font with its width axis is 90 KB.
 * Documents have Latin Extended and Vietnamese as well, which the package has in files of their own.
 */
export async function buildFonts(): Promise<void> {
  const [font, ...otherFonts] = await Promise.all(
    ['latin', 'latin-ext', 'vietnamese'].map(script =>
      readFile(`${FONT}/files/archivo-${script}-standard-normal.woff2`),
    ),
  )
  if (!font) throw new Error('There is no font')
  const latin = characters(0x20, 0x7e)
  const cuts = {
    text: [
      `${latin}${characters(0xa1, 0xff)}–—‘’“”•…€`,
      { wdth: 100, wght: { min: 400, max: 700 } },
    ],
    headline: [`${latin}–—‘’“”…&±²é`, { wdth: 112, wght: 720 }],
  } as const
  await mkdir('dist/fonts', { recursive: true })
  for (const [name, [characters, variationAxes]] of Object.entries(cuts)) {
    const cut = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes })
    await writeFile(`dist/fonts/archivo-${name}.woff2`, cut)
  }
  for (const [name, variationAxes] of Object.entries(PRINT_FONTS)) {
    const parts: Buffer[] = []
    let missing = [...characters(0x20, 0xffff)].filter(sign => IN_PRINT.test(sign))
    for (const file of [font, ...otherFonts]) {
      const options = { targetFormat: 'truetype', variationAxes } as const
      const part = await subsetFont(file, missing.join(''), options)
      const codes = new Set(charactersOf(part).map(([code]) => code))
      missing = missing.filter(sign => !codes.has(sign.codePointAt(0) ?? 0))
      parts.push(part)
    }
    if (missing.length > 0) throw new Error(`The font lacks ${missing.join(' ')} of IN_PRINT`)
    await writeFile(`dist/fonts/archivo-print-${name}.ttf`, mergedFont(parts))
  }
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
