import { bars } from './bars.ts'
import { bedLegs } from './bed-legs.ts'
import { beds } from './beds.ts'
import { chairs } from './chairs.ts'
import { boudoir } from './home/boudoir.ts'
import { kitchen } from './home/kitchen.ts'
import { lounge } from './home/lounge.ts'
import { homeFurniture } from './home.ts'
import { chairLegs } from './legs/chairs.ts'
import { legs } from './legs.ts'
import { furniture } from './main.ts'
import { office } from './office.ts'
import { outdoor } from './outdoor.ts'
import { posts } from './posts-balustrades.ts'
import { tableLegs } from './table-legs.ts'

/** The furniture pages in the order of the navigation bar. */
export const furniturePages = [
  furniture,
  office,
  homeFurniture,
  kitchen,
  lounge,
  boudoir,
  bars,
  legs,
  chairLegs,
  tableLegs,
  bedLegs,
  posts,
  chairs,
  beds,
  outdoor,
]
