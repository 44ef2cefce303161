import { type Sharp, sharp } from '../base/sharp.ts'
import { draw, type Subject } from '../drawings/index.ts'
import type { Area, Book } from './book.ts'
import { openEmbedder, type Reference } from './drawing/embed.ts'
import { type Form, formOf } from './drawing/form.ts'

/** The drawing of a slot or a page's own one, and the uploaded photo if there is a readable one. */
export interface Picture {
  drawing: Subject | { svg: string }
  photo?: { file: string; version: string }
}

/** A part of a drawing, in SVG units. */
interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** The part of a square drawing that a tile shows: its subject keeps 50 units off every edge. */
export const tileCrop: Crop = { x: 0, y: 24, width: 640, height: 592 }
/**
 * The part of a wide drawing that the cover shows: the left is empty for a headline on the site.
 */
export const heroCrop: Crop = { x: 596, y: 0, width: 1004, height: 900 }

/** The part of a picture that is shown, and its resolution. */
export interface Cut {
  crop: Crop
  /** Width in pixels, for images converted to JPEG. */
  pixels: number
  quality: number
  /** True where a drawing stays a vector image, sharp at any size, instead of a smaller JPEG. */
  isDrawn: boolean
}

/** An image ready to be placed any number of times. */
export type Prepared = { form: Form; crop: Crop } | { jpeg: Buffer }

/** A photo that is missing or unreadable is replaced by the drawing. */
export async function prepare({ photo, drawing }: Picture, cut: Cut): Promise<Prepared> {
  const shown = photo && (await jpegOf(photo.file, cut).catch(() => undefined))
  if (shown) return { jpeg: shown }
  const { crop, isDrawn } = cut
  if (isDrawn) return { form: formOf(svgOf(drawing), FINEST), crop }
  return { jpeg: await rasterised(drawing, cut) }
}

const svgOf = (drawing: Picture['drawing']) => ('svg' in drawing ? drawing.svg : draw(drawing))

/** The coordinate precision of the drawings' own SVG. */
const FINEST = 0.1

/**
 * The drawing is rendered at the target size: that takes 15 ms instead of 60. The blur of the
 * shadow takes a third of that, and is not visible at this size.
 */
async function rasterised(
  drawing: Picture['drawing'],
  { crop, pixels, quality }: Cut,
): Promise<Buffer> {
  const { x, y, width, height } = crop
  const crisp = svgOf(drawing).replace(/ filter="[^"]*"/g, '')
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
  /** Fills an area with an image, with rounded corners of a radius in points. */
  place(picture: Prepared, area: Area, radius: number): void
}

export function openPdfPlacer({ pdf }: Book): PdfPlacer {
  const embed = openEmbedder(pdf)
  const embedded = new Map<Form, { name: string; reference: Reference }>()
  const openImages = new Map<Buffer, PDFKit.Mixins.ImageSrc>()

  function embeddedOnce(form: Form) {
    const earlier = embedded.get(form)
    if (earlier) return earlier
    const entry = { name: `D${embedded.size}`, reference: embed(form) }
    embedded.set(form, entry)
    return entry
  }

  /** The same bytes are embedded once. */
  function openedOnce(jpeg: Buffer) {
    const image = openImages.get(jpeg) ?? pdf.openImage(jpeg)
    openImages.set(jpeg, image)
    return image
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
      if ('jpeg' in picture) pdf.image(openedOnce(picture.jpeg), x, y, { width, height })
      else placeForm(picture.form, picture.crop, area)
      pdf.restore()
    },
  }
}
