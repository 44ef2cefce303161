import type { Family } from '../../family.ts'
import { familyHouse } from './houses/family.ts'
import { guestHouse } from './houses/guest-house.ts'
import { homeFor } from './houses/home.ts'
import { studioHome } from './houses/studio.ts'
import { tinyHouse } from './houses/tiny.ts'
import { villa } from './houses/villa.ts'

/** A house: tiny, for a family, a villa, for guests, or a studio. */
export const house: Family = (b, brief) => {
  const kind = brief.choose(['tiny', 'family', 'villa', 'guest-house', 'studio'])
  const home = homeFor(brief)
  if (kind === 'tiny') tinyHouse(b, home)
  if (kind === 'family') familyHouse(b, home)
  if (kind === 'villa') villa(b, home)
  if (kind === 'guest-house') guestHouse(b, home)
  if (kind === 'studio') studioHome(b, home)
}
