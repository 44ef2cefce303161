import type { KeyedPage } from './contract.ts'

/** Of GET /api/admin/pages/export: the pages that visitors see, as one file. */
export interface ExportedPages {
  /** Grows when an earlier release could not read the file. */
  format: 1
  release: string
  exportedAt: string
  pages: ExportedPage[]
  /** Former addresses; missing in files of earlier builds. */
  redirects?: ExportedRedirect[] | undefined
}

/** Where a former address leads. */
export interface ExportedRedirect {
  from: string
  to: string
}

export interface ExportedPage extends KeyedPage {
  path: string
  /** The path that the release gives it, where its owner has moved it. */
  shipped?: string | undefined
}

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
export interface ImportedRedirect extends ExportedRedirect {
  /** `with its page`: the page adds it when it is published at its other address. */
  state: 'same' | 'changed' | 'new' | 'with its page'
  /** Why it cannot lead there. */
  fault?: string
}

/** Of POST /api/admin/pages/import. */
export interface ImportReport {
  pages: ImportedPage[]
  redirects: ImportedRedirect[]
  /** How many drafts it has made; 0 of a dry run. */
  saved: number
}
