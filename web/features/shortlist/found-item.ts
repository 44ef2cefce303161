/** The details of an entry once its page, or its plan, has been read. */
export interface FoundItem {
  /** The current code, which may be another than it was chosen by. */
  code: string
  /** The URL of its picture, and the description of that. */
  picture: string
  alt: string
  title?: string | undefined
  pageName: string
  /** The slot of a product. */
  slot?: string
  /** The reason why a unit differs from the requested one. */
  note?: string
  /** The address that shows it, if not that of its page. */
  href?: string
}
