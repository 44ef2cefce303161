import type { FooterColumn } from '../../../base/contract.ts'

/**
 * Administrators' changes to the texts around the sections; a missing text is that of the release.
 */
export interface SiteTexts {
  /** The texts by the name of their field (fields.ts). */
  texts: Readonly<Record<string, string>>
  /** The columns of links at the end of each page; null for those of the release. */
  footer: readonly FooterColumn[] | null
}

/** The body of `GET` and `PUT /api/admin/site-texts`. */
export interface SiteTextsAnswer extends SiteTexts {
  /** Rises with each change; a change names the one that it began from. */
  version: number
}

/** The body of 409: the texts that another administrator has saved. */
export interface SiteTextsConflict {
  error: string
  theirs: SiteTextsAnswer
}
