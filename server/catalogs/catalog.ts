import { createHash } from 'node:crypto'
import type { ContactDetails } from '../../web/contract.ts'
import type { Subject } from '../drawings/index.ts'
import { drawingsVersion } from '../drawings/version.ts'

/** Everything that one catalog shows: the same values always give the same pages. */
export interface Catalog {
  /** As on its cover: "Prefab Units". */
  category: string
  /** Of the document: "Prefab Units Catalog". */
  title: string
  text: string
  year: number
  cover: Picture
  items: readonly CatalogItem[]
  contact: ContactDetails
  /** Where the site is, when that is known. */
  website: string
}

export interface CatalogItem {
  /** From the slot's name: 7 of `…-image-7.jpg`. */
  number: number
  /** The name under which the site shows it and people ask for it. */
  title: string
  /** The same as far as the font has it; never empty. */
  printedTitle: string
  alt: string
  picture: Picture
}

/** The drawing of a slot, and its uploaded photo where it has one that can be read. */
export interface Picture {
  drawing: Subject
  photo?: { file: string; version: string }
}

/** `small` is for mobile data: the same pages with small pictures. */
export type CatalogSize = 'full' | 'small'
export const catalogSizes: readonly CatalogSize[] = ['full', 'small']

/** Changes whenever the same catalog comes out differently. */
const layoutVersion = 'c2'

/** Another one for other pages; part of the address and of the file's name. */
export function versionOf(catalog: Catalog): string {
  const hash = createHash('sha256').update(
    JSON.stringify([layoutVersion, drawingsVersion, catalog]),
  )
  return hash.digest('hex').slice(0, 12)
}
