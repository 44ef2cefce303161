import type { EditedPage } from './contract.ts'

/** Body of POST /api/admin/pages/preview?path=/about: a draft that is not saved yet. */
export interface DraftToPreview {
  source: EditedPage
  /** Null for a new section. */
  keys: (string | null)[]
  /** A state of the past: what does not fit any more is not shown as it is now. */
  isFormer?: true | undefined
}

/** Stands where a text is still to be written. */
export const UNWRITTEN = '…'

/** Its answer. */
export interface PagePreview {
  /**
   * Replaces the body of the document that GET answers with. Elements that show a text of the draft
   * have its place in `data-at`, such as `sections.3.cards.1.title`, and sections their key in
   * `data-section`. `data-fault` says what is shown of a section that is not complete: `unfinished`
   * the draft, `last` what was published, `none` a note.
   */
  body: string
  /** Changes with the styles: the document has to be loaded again. */
  styleHash: string
  /** What is not complete: the first message for each field, such as `sections.1.title`. */
  faults: Record<string, string>
}
