import type { MediaSlot, NamedSlotDetails } from '../../../../../admin/contract.ts'
import { slotName } from './slot-name.ts'

/** A filter of the slots of the open section. */
export interface Filter {
  search: string
  only: 'all' | 'missing' | 'without-alt' | 'hidden'
}

export const noFilter: Filter = { search: '', only: 'all' }

type DetailsOf = (path: string) => NamedSlotDetails | undefined

export function matching(
  slots: readonly MediaSlot[],
  { search, only }: Filter,
  detailsOf: DetailsOf,
): MediaSlot[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return slots.filter(slot => {
    const details = detailsOf(slot.path)
    if (only === 'missing' && slot.present) return false
    if (only === 'without-alt' && !details?.needsAlt) return false
    if (only === 'hidden' && details?.own.isVisible !== false) return false
    if (words.length === 0) return true
    const text = searchable(slot, details)
    return words.every(word => text.includes(word))
  })
}

function searchable(slot: MediaSlot, details: NamedSlotDetails | undefined): string {
  const { alt, title, description } = details?.own ?? {}
  const texts = [
    slotName(slot, details),
    slot.path,
    alt || details?.defaults.alt,
    title,
    description,
  ]
  return texts.filter(Boolean).join(' ').toLowerCase()
}
