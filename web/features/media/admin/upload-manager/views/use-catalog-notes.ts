import { type FormEvent, useState } from 'react'
import type { WordInCatalogs } from '../../../../../admin/contract.ts'
import { catalogPrintNote } from '../../../../../admin/ui/catalog-print-note.ts'

/**
 * Notes how the PDF catalogs print the words in a form while they are typed.
 * @param asSaved what becomes of a field's text when it is saved
 */
export function useCatalogNotes(
  inCatalogs: readonly WordInCatalogs[] = [],
  asSaved = (text: string) => text,
) {
  const [typed, setTyped] = useState<FormData>()
  return {
    read: (event: FormEvent<HTMLFormElement>) => setTyped(new FormData(event.currentTarget)),
    /** @param stored what stands there until something is typed */
    noteOn(name: WordInCatalogs, unprinted: string, stored = '') {
      if (!inCatalogs.includes(name)) return undefined
      return catalogPrintNote(asSaved(String(typed?.get(name) ?? stored)), unprinted)
    },
  }
}
