import type { NamedSlotDetails, SlotDetails } from '../../web/admin/contract.ts'
import type { Media } from '../../web/contract.ts'
import type { NamedSlot } from './names-in-content.ts'
import { untouched } from './store.ts'

export function namedDetailsOf(
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
