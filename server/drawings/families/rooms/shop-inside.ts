import type { Family } from '../../family.ts'
import { bakery } from '../../rooms/bakery.ts'
import { foodCounter, marketHall, traderStall } from '../../rooms/shop.ts'

export const shopInside: Family = (b, brief) => {
  const rooms = { stall: traderStall, 'food-counter': foodCounter, market: marketHall, bakery }
  rooms[brief.choose(['stall', 'food-counter', 'market', 'bakery'])](b, brief)
}
