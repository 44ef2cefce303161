/** What is known of an entry once its page, or its plan, has been read. */
export interface FoundItem {
  /** Its name now, which may be another than it was chosen by. */
  code: string
  /** The URL of its picture, and what that shows. */
  picture: string
  alt: string
  title?: string | undefined
  pageName: string
  /** Of a product. */
  slot?: string
  /** Of a unit: why it is another than was asked for. */
  note?: string
  /** Where it is shown, if not where its page is. */
  href?: string
}
