import type { TableReport } from '../../../../web/admin/contract.ts'

/** What an import makes of one page of a file. */
export interface ImportedPage {
  path: string
  /** Compared with the draft, or with what is published where there is none. */
  state: 'same' | 'changed' | 'new'
  /** Titles or kinds of sections, `order`, names of the page's own fields. */
  parts: string[]
  /** What would prevent its publication: a sentence for each field, such as `sections.1.title`. */
  fields: Record<string, string>
}

/** What an import makes of one former address of a file. */
export interface ImportedRedirect {
  from: string
  to: string
  /** `with its page`: the page adds it when it is published at its other address. */
  state: 'same' | 'changed' | 'new' | 'with its page'
  /** Why it cannot lead there. */
  fault?: string
}

/** Of POST /api/admin/pages/import. */
export interface ImportReport {
  pages: ImportedPage[]
  redirects: ImportedRedirect[]
  /** Missing where the file has no products. */
  products?: TableReport
  /** The places of pictures of which the file says something else. */
  words: string[]
  /** How many drafts it has made; 0 of a dry run. */
  saved: number
}
