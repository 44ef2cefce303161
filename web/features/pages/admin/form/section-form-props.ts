import type { ReactNode } from 'react'
import type { GroupSchema } from '../../field-schema.ts'

/** A slot as the source of a page has it. */
export interface SlotSource {
  path: string
  kind: 'image' | 'video' | 'pdf'
  alt: string
  [field: string]: unknown
}

/** The form of one section, or of the fields of a page. */
export interface SectionFormProps<T extends object> {
  /** `kinds[kind].schema`, or `page`, of GET /api/admin/pages/kinds. */
  schema: GroupSchema
  /** The source; what has no field in the form, such as `kind`, `hidden` or `sections`, stays. */
  value: T
  /** At each change, with a copy; what did not change is the same object. */
  onChange: (next: T) => void
  /** Where the value is in its page: `sections.1`, or empty for the page itself. */
  at: string
  /** Sentences by whole path, such as `sections.1.cards.0.title`; others are not of this form. */
  faults?: Readonly<Record<string, string>> | undefined
  /** Opens the rows around a field and focuses it; a new object does so again. */
  focus?: { at: string } | undefined
  /** When a field gets the focus, so that the preview can show it. */
  onFocusAt?: (at: string) => void
  /** Shows the place of a picture; where it gives nothing the form shows what `mediaUrl` has. */
  renderSlot?: (slot: SlotSource, at: string) => ReactNode
  /** Lets what a place is drawn as be chosen; without it nothing is offered. */
  renderDrawingChoice?: (
    slot: SlotSource,
    at: string,
    onKeep: (slot: SlotSource) => void,
  ) => ReactNode
  /**
   * A place for a new picture beside another, or for the copy of one; without it, what needs a place
   * cannot be added or copied.
   */
  newSlot?: (kind: SlotSource['kind'], at: string, model?: SlotSource) => SlotSource
}
