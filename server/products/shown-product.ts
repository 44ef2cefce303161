import type { ContentPage } from '../content/page.ts'
import { numberIn } from '../content/slots.ts'
import { TURNS } from '../drawings/kit/palette.ts'
import type { DetailsBySlot } from '../slot-details/rows.ts'
import type { Product } from './products.ts'

export const nameOf = ({ slot, name }: Product, details: DetailsBySlot): string =>
  details[slot]?.productName || name

export const isShown = ({ slot }: Product, details: DetailsBySlot): boolean =>
  details[slot]?.isVisible !== false

export function slotOf({ slot, collection }: Product): ContentPage['slots'][number] {
  const found = collection.page.slots.find(({ path }) => path === slot)
  if (!found) throw new Error(`${slot} is not on ${collection.page.path}`)
  return found
}

/** Which of the backdrops its drawing stands on: that of its position in its list. */
export const groundOf = (product: Product): number =>
  slotOf(product).ground ?? ((numberIn(product.slot) ?? 1) - 1) % TURNS
