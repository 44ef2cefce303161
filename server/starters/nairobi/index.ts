import type { PageSource } from '../../content/page.ts'
import { about } from './about.ts'
import { contact } from './contact.ts'
import { download } from './download.ts'
import { engineeringPages } from './engineering-services/index.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { products } from './products.ts'
import { prefabPages } from './services/containers/index.ts'
import { furniturePages } from './services/furniture/index.ts'
import { interiors } from './services/interiors.ts'
import { shortlist } from './shortlist.ts'

/** Every public page, in the order of the navigation bar. */
export const pageSources: readonly PageSource[] = [
  home,
  ...prefabPages,
  interiors,
  ...furniturePages,
  ...engineeringPages,
  gallery,
  contact,
  about,
  download,
  shortlist,
  products,
]
