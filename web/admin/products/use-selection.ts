import { useState } from 'react'
import type { ProductsView } from './products-query.ts'

/** The limit of one change of many. */
const MOST = 2000

/** The products that are ticked, on all pages; other filters begin with none. */
export function useSelection({ q, collection, show }: ProductsView) {
  const filters = JSON.stringify([q, collection, show])
  const [selection, setSelection] = useState({ filters, codes: new Set<string>() })
  const codes: ReadonlySet<string> = selection.filters === filters ? selection.codes : new Set()
  const select = (next: Iterable<string>) =>
    setSelection({ filters, codes: new Set([...next].slice(0, MOST)) })

  return {
    codes,
    select,
    clear: () => select([]),
    toggle(code: string): void {
      const next = new Set(codes)
      if (!next.delete(code)) next.add(code)
      select(next)
    },
  }
}
