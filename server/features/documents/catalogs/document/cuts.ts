import { type Cut, heroCrop, type Picture, prepare, tileCrop } from '../../../../pdf/pictures.ts'
import type { CatalogSize } from '../catalog.ts'

/** Measured: a drawing takes 9.5 KB as vectors and 4.5 as a JPEG of 260 px (115 dpi). */
const tiles: Record<CatalogSize, Cut> = {
  full: { crop: tileCrop, pixels: 480, quality: 72, isDrawn: true },
  small: { crop: tileCrop, pixels: 260, quality: 60, isDrawn: false },
}
const heroes: Record<CatalogSize, Cut> = {
  full: { crop: heroCrop, pixels: 1200, quality: 72, isDrawn: true },
  small: { crop: heroCrop, pixels: 560, quality: 60, isDrawn: true },
}

export const prepareTile = (picture: Picture, size: CatalogSize) => prepare(picture, tiles[size])
export const prepareHero = (picture: Picture, size: CatalogSize) => prepare(picture, heroes[size])
