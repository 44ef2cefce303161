import type { NamedSlotDetails, SlotDetails } from '../../../../../admin/contract.ts'
import { textNames } from '../../../../../base/slot-details-limits.ts'
import { changedOf } from './changed-of.ts'

/**
 * The unsaved values in the form of a slot, texts without spaces around them.
 * @param known as the form shows it; what is newer is not overwritten by fields in which nothing
 * was typed
 * @param photo the version of the photo that can be ticked now; a tick of another says nothing of
 * it
 */
export function typedDetails(
  data: FormData,
  { own }: NamedSlotDetails,
  photo?: string,
): Partial<SlotDetails> {
  const names = textNames.filter(name => data.get(name) !== null)
  const typedTexts = names.map(name => [name, String(data.get(name)).trim()])
  const isVisible = data.get('isVisible') === 'on'
  const tick = photo && { builtVersion: String(data.get('builtVersion') ?? '') }
  const ofPhoto = own.builtVersion === photo ? photo : ''
  return changedOf(
    { ...Object.fromEntries(typedTexts), isVisible, ...tick },
    { ...own, builtVersion: ofPhoto },
  )
}
