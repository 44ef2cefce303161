import type { MediaSlot, SlotDetails } from '../../../../../admin/contract.ts'
import { textNames } from '../../../../../base/slot-details-limits.ts'
import { numberIn } from '../placement/number-in.ts'

/** The changes that a form for many slots makes to each: filled-in fields alone, with {n} as its number. */
export function changesFor(
  slots: readonly MediaSlot[],
  field: (name: keyof SlotDetails) => string,
): Map<string, Partial<SlotDetails>> {
  const filledIn = textNames.filter(name => field(name) !== '')
  const isVisible = field('isVisible')
  if (filledIn.length === 0 && isVisible === '') return new Map()
  return new Map(
    slots.map(({ path }) => [
      path,
      {
        ...Object.fromEntries(filledIn.map(name => [name, withNumber(field(name), path)])),
        ...(isVisible !== '' && { isVisible: isVisible === 'yes' }),
      },
    ]),
  )
}

const withNumber = (text: string, path: string) =>
  text.replaceAll('{n}', String(numberIn(path) ?? '')).trim()
