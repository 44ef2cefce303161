import { printed } from '../../base/printed.ts'

/**
 * Warns before a text is saved that the font of the PDF catalogs cannot print as it is; undefined
 * where it can.
 * @param unprinted what they do where nothing of it can be printed, as "leave it out"
 */
export function catalogPrintNote(text: string, unprinted: string): string | undefined {
  const print = printed(text)
  if (print === text.normalize('NFC')) return undefined
  return print
    ? `The font of the PDF catalogs lacks a part of this: they print “${print}”.`
    : `The font of the PDF catalogs lacks these letters: they ${unprinted}.`
}
