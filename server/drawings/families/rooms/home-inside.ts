import type { Family } from '../../family.ts'
import { bedroom } from './home-inside/bedroom.ts'
import { homeKitchen } from './home-inside/home-kitchen.ts'
import { sittingRoom } from './home-inside/sitting-room.ts'

/** A home inside: where one sits, cooks or sleeps. */
export const homeInside: Family = (b, brief) => {
  const rooms = { living: sittingRoom, kitchen: homeKitchen, bedroom }
  rooms[brief.choose(['living', 'kitchen', 'bedroom'])](b, brief)
}
