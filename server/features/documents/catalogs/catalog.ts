import { createHash } from 'node:crypto'
import type { ContactDetails } from '../../../../web/base/contract.ts'
import { drawingsVersion } from '../../../drawings/version.ts'
import { hashedInput } from '../../../pdf/photos.ts'
import type { Picture } from '../../../pdf/pictures.ts'
import type { PrintedBrand } from '../../../pdf/printed-brand.ts'

/** The input of one catalog: equal values give the same pages. */
export interface Catalog {
  /** The name on its cover: "Prefab Units". */
  category: string
  /** Title of the document: "Prefab Units Catalog". */
  title: string
  text: string
  year: number
  cover: Picture
  items: readonly CatalogItem[]
  contact: ContactDetails
  /** The origin of the site, if known; otherwise empty. */
  website: string
  /** Absent where it is that of the release. */
  brand?: PrintedBrand
}

export interface CatalogItem {
  /** The number of its slot: 7 of `…-image-7.jpg`; of a product that the owner added, its code. */
  number: string
  /** The name that the site shows and inquiries use. */
  title: string
  /** The same without characters that the font lacks; never empty. */
  printedTitle: string
  alt: string
  picture: Picture
}

/** `small` is for mobile data: the same pages with smaller images. */
export type CatalogSize = 'full' | 'small'
export const catalogSizes: readonly CatalogSize[] = ['full', 'small']

/** Increment when the layout of the same input changes. */
const layoutVersion = 'c4'

/** A hash of the input; part of the URL and of the file's name. */
export function versionOf(catalog: Catalog): string {
  const hash = createHash('sha256').update(hashedInput([layoutVersion, drawingsVersion, catalog]))
  return hash.digest('hex').slice(0, 12)
}
