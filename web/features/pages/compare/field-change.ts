import type { FieldSchema } from '../field-schema.ts'

export interface FieldChange {
  /** The labels on the way to it, as the form has them: `Second card`, `Title`. */
  labels: string[]
  /** Where it is below the section or the page, such as `cards.1.title`, before and after. */
  at: { before?: string | undefined; after?: string | undefined }
  /**
   * `text` is to be compared word by word, `value` as a whole; a row was added, removed or moved.
   */
  kind: 'text' | 'value' | 'added' | 'removed' | 'moved'
  /**
   * In words; absent where it was left out. Of a row that moved: its place, such as `2nd`,
   * where that is another one.
   */
  before?: string | undefined
  after?: string | undefined
}

/** Two values that are compared, and where they are. */
export interface Sides {
  schema: FieldSchema | undefined
  labels: string[]
  before: unknown
  after: unknown
  at: FieldChange['at']
  /** The last label is that of a row. */
  isRow?: true
}

/** The path of a field or a row. */
export const below = (path: string | undefined, name: string) =>
  path === '' ? name : path && `${path}.${name}`
