import type { CollectionSource } from './collection.ts'
import { bars } from './furniture/bars.ts'
import { bedLegs } from './furniture/bed-legs.ts'
import { beds } from './furniture/beds.ts'
import { boudoir } from './furniture/boudoir.ts'
import { chairLegs } from './furniture/chair-legs.ts'
import { chairs } from './furniture/chairs.ts'
import { home } from './furniture/home.ts'
import { kitchen } from './furniture/kitchen.ts'
import { legs } from './furniture/legs.ts'
import { lounge } from './furniture/lounge.ts'
import { office } from './furniture/office.ts'
import { outdoor } from './furniture/outdoor.ts'
import { posts } from './furniture/posts-balustrades.ts'
import { tableLegs } from './furniture/table-legs.ts'
import { galleryCollections } from './gallery/index.ts'

/** Every collection. */
export const collections: readonly CollectionSource[] = [
  office,
  home,
  kitchen,
  lounge,
  boudoir,
  bars,
  chairs,
  beds,
  outdoor,
  legs,
  chairLegs,
  tableLegs,
  bedLegs,
  posts,
  ...galleryCollections,
]
