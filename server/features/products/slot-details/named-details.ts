import type { NamedSlotDetails, SlotDetails } from '../../../../web/admin/contract.ts'
import type { Media } from '../../../../web/base/contract.ts'
import { eachText } from '../../../../web/base/slot-details-limits.ts'
import { isBuilt } from './built-photo.ts'
import type { NamedSlot } from './names-in-content.ts'
import { untouched } from './rows.ts'

/** @param isDescribed whether its page has an alt text of the owner's */
export function namedDetailsOf(
  named: NamedSlot,
  details: Readonly<SlotDetails> | undefined,
  media: Media,
  isDescribed: boolean,
): NamedSlotDetails {
  const shown = details ?? untouched
  // That of a photo that has been here before says nothing of this one.
  const builtVersion = isBuilt(media, shown.builtVersion) ? shown.builtVersion : ''
  return {
    ...named,
    own: { ...eachText(name => shown[name]), isVisible: shown.isVisible, builtVersion },
    needsAlt: media.kind === 'photo' && shown.alt === '' && !isDescribed,
  }
}
