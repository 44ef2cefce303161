import type { Family } from '../../family.ts'
import { foodCounter, marketHall, traderStall } from '../../rooms/shop.ts'

/** A shop inside a unit: a trader's stall, a food counter or a hall of stalls. */
export const shopInside: Family = (b, brief) => {
  const rooms = { stall: traderStall, 'food-counter': foodCounter, market: marketHall }
  rooms[brief.choose(['stall', 'food-counter', 'market'])](b, brief)
}
