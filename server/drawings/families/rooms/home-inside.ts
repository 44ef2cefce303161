import type { Family } from '../../family.ts'
import { bedroom } from '../../rooms/bedroom.ts'
import { homeKitchen } from '../../rooms/home-kitchen.ts'
import { sittingRoom } from '../../rooms/living.ts'

export const homeInside: Family = (b, brief) => {
  const rooms = { living: sittingRoom, kitchen: homeKitchen, bedroom }
  rooms[brief.choose(['living', 'kitchen', 'bedroom'])](b, brief)
}
