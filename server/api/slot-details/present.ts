import type { Media, SlotDetails } from '../../../web/contract.ts'
import type { NamedSlot } from '../../slot-details/names-in-content.ts'
import { untouched } from '../../store/slot-details.ts'

/** A slot's own details beside those that the pages give it. */
export interface NamedSlotDetails extends NamedSlot {
  own: SlotDetails
  /** A photo that is described by the words of its drawing. */
  needsAlt: boolean
}

export function presentSlot(
  named: NamedSlot,
  details: Readonly<SlotDetails> | undefined,
  { kind }: Media,
): NamedSlotDetails {
  const { productName, alt, title, description, isVisible } = details ?? untouched
  return {
    ...named,
    own: { productName, alt, title, description, isVisible },
    needsAlt: kind === 'photo' && alt === '',
  }
}
