import type { LinkingPage } from '../../contract.ts'

/** As many as are named. */
const FEW = 4

/** Which pages have links to a page; undefined where none has. */
export function linkWords(pages: readonly LinkingPage[]): string | undefined {
  if (pages.length === 0) return undefined
  const names = pages.slice(0, FEW).map(({ name }) => name)
  const unnamed = pages.length - names.length
  const last = unnamed > 0 ? `${unnamed} more` : names.pop()
  const all = names.length > 0 ? `${names.join(', ')} and ${last}` : last
  return pages.length === 1
    ? `The page ${all} has a link to it.`
    : `${pages.length} pages have links to it: ${all}.`
}
