import type { Family } from '../../family.ts'
import { foodCounter } from './shop-inside/food-counter.ts'
import { marketHall } from './shop-inside/market-hall.ts'
import { traderStall } from './shop-inside/trader-stall.ts'

/** A shop inside a unit: a trader's stall, a food counter or a hall of stalls. */
export const shopInside: Family = (b, brief) => {
  const rooms = { stall: traderStall, 'food-counter': foodCounter, market: marketHall }
  rooms[brief.choose(['stall', 'food-counter', 'market'])](b, brief)
}
