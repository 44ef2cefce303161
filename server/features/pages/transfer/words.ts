import { isUntouched, type Rows, type SlotDetailsChange } from '../../products/slot-details/rows.ts'
import { slotsOf } from '../taken-in.ts'
import type { ExportedPage } from './parse-export.ts'

const TEXTS = ['alt', 'title', 'description'] as const

/** Selects the details of places, without the texts that these pages say themselves. */
export function wordsBeside(pages: readonly ExportedPage[], words: Readonly<Rows>): Rows {
  const placesOfPages = new Set(pages.flatMap(({ source }) => slotsOf(source)))
  const textless = { alt: '', title: '', description: '' }
  const rows = Object.entries(words).map(
    ([path, row]) => [path, placesOfPages.has(path) ? { ...row, ...textless } : row] as const,
  )
  return Object.fromEntries(rows.filter(([, row]) => !isUntouched(row)))
}

/**
 * Compares the details of a file with the stored ones, by place. A text that the file lacks stays.
 * @param isOfProduct whether a place is that of a product's picture, of which the product says all
 */
export function changedWords(
  given: Readonly<Rows>,
  here: Readonly<Rows>,
  isOfProduct: (path: string) => boolean,
): Map<string, SlotDetailsChange> {
  const changes = Object.entries(given).map(([path, row]): [string, SlotDetailsChange] => {
    const now = here[path]
    const texts = TEXTS.filter(name => row[name] && row[name] !== now?.[name])
    const isVisible = row.isVisible === (now?.isVisible ?? true) ? undefined : row.isVisible
    return [
      path,
      {
        ...Object.fromEntries(texts.map(name => [name, row[name]])),
        ...(isVisible !== undefined && { isVisible }),
      },
    ]
  })
  return new Map(
    changes.filter(([path, change]) => Object.keys(change).length > 0 && !isOfProduct(path)),
  )
}
