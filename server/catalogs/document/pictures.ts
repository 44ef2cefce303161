import { draw, type Subject } from '../../drawings/index.ts'
import { type Sharp, sharp } from '../../media/sharp.ts'
import type { CatalogSize, Picture } from '../catalog.ts'
import { openEmbedder, type Reference } from '../drawing/embed.ts'
import { type Form, formOf } from '../drawing/form.ts'
import type { Area, Book } from './book.ts'

/** A part of a drawing, in its own units. */
interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** What a tile shows of a square drawing: its subject keeps 50 units off every edge. */
export const tileCrop: Crop = { x: 0, y: 24, width: 640, height: 592 }
/** What the cover shows of a wide drawing: the left is kept free for a headline on the site. */
export const heroCrop: Crop = { x: 596, y: 0, width: 1004, height: 900 }

interface Cut {
  crop: Crop
  /** Width in pixels, where the picture becomes a JPEG. */
  pixels: number
  quality: number
  /** A drawing stays lines, which are sharp at any size, or becomes a JPEG, which is lighter. */
  isDrawn: boolean
}

/** Measured: a drawing takes 9.5 KB as lines and 4.5 as JPEG of 260 px (115 dpi). */
const tiles: Record<CatalogSize, Cut> = {
  full: { crop: tileCrop, pixels: 480, quality: 72, isDrawn: true },
  small: { crop: tileCrop, pixels: 260, quality: 60, isDrawn: false },
}
const heroes: Record<CatalogSize, Cut> = {
  full: { crop: heroCrop, pixels: 1200, quality: 72, isDrawn: true },
  small: { crop: heroCrop, pixels: 560, quality: 60, isDrawn: true },
}

/** A picture that is ready to be placed, as often as it is wanted. */
export type Prepared = { form: Form; crop: Crop } | { jpeg: Buffer }

export const prepareTile = (picture: Picture, size: CatalogSize) => prepare(picture, tiles[size])
export const prepareHero = (picture: Picture, size: CatalogSize) => prepare(picture, heroes[size])

/** A photo that is gone or that nothing can read leaves its place to the drawing. */
async function prepare({ photo, drawing }: Picture, cut: Cut): Promise<Prepared> {
  const shown = photo && (await jpegOf(photo.file, cut).catch(() => undefined))
  if (shown) return { jpeg: shown }
  const { crop, isDrawn } = cut
  if (isDrawn) return { form: formOf(draw(drawing), FINEST), crop }
  return { jpeg: await rasterised(drawing, cut) }
}

/** The step of a coordinate that the drawings' own SVG has. */
const FINEST = 0.1

/**
 * A drawing is asked for in the size wanted: it is rendered in 15 ms then and not in 60. The blur
 * of the shadow takes a third of that, and is not seen in a picture so small.
 */
async function rasterised(subject: Subject, { crop, pixels, quality }: Cut): Promise<Buffer> {
  const { x, y, width, height } = crop
  const crisp = draw(subject).replace(/ filter="[^"]*"/g, '')
  const svg = crisp.replace(
    /^<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" ` +
      `height="${Math.round((pixels * height) / width)}" viewBox="${x} ${y} ${width} ${height}">`,
  )
  return jpeg(sharp(Buffer.from(svg)), quality)
}

function jpegOf(file: string, { crop, pixels, quality }: Cut): Promise<Buffer> {
  const height = Math.round((pixels * crop.height) / crop.width)
  const cut = sharp(file, { limitInputPixels: 50e6 }).autoOrient()
  return jpeg(cut.resize(pixels, height, { fit: 'cover' }).toColourspace('srgb'), quality)
}

const jpeg = (image: Sharp, quality: number) =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()

export interface PdfPlacer {
  /** Fills an area with a picture, cut to round corners of a radius in points. */
  place(picture: Prepared, area: Area, radius: number): void
}

export function openPdfPlacer({ pdf }: Book): PdfPlacer {
  const embed = openEmbedder(pdf)
  const embedded = new Map<Form, { name: string; reference: Reference }>()

  function embeddedOnce(form: Form) {
    const known = embedded.get(form)
    if (known) return known
    const made = { name: `D${embedded.size}`, reference: embed(form) }
    embedded.set(form, made)
    return made
  }

  function placeForm(form: Form, crop: Crop, { x, y, width }: Area): void {
    const scale = width / crop.width
    pdf.translate(x - crop.x * scale, y - crop.y * scale).scale(scale)
    const { name, reference } = embeddedOnce(form)
    pdf.page.xobjects[name] = reference
    pdf.addContent(`/${name} Do`)
  }

  return {
    place(picture, area, radius) {
      const { x, y, width, height } = area
      pdf.save().roundedRect(x, y, width, height, radius).clip()
      if ('jpeg' in picture) pdf.image(picture.jpeg, x, y, { width, height })
      else placeForm(picture.form, picture.crop, area)
      pdf.restore()
    },
  }
}
