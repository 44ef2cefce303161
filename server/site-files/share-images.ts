import { join } from 'node:path'
import { shareImageUrl } from '../../web/routes.ts'
import type { Slot } from '../../web/sections/fields.ts'
import type { ContentPage } from '../content/page.ts'
import { brandMark } from '../drawings/brand.ts'
import { draw } from '../drawings/on-demand.ts'
import type { Sharp } from '../media/sharp.ts'
import type { SiteFilesOptions } from './index.ts'

/** The size that Open Graph readers ask for, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630]

/** Each page's picture for links shared elsewhere: its first photo, or else its drawing. */
export function createShareImages({ content, library, shown, uploadsDir }: SiteFilesOptions) {
  const pages = new Map(content.pages.map(page => [shareImageUrl(page.path), page]))
  const made = new Map<string, { version: string; image: Promise<Buffer> }>()
  // One after the other: a crawler that asks for all of them must not slow the pages down.
  let last: Promise<unknown> = Promise.resolve()

  function imageOf(page: ContentPage): Promise<Buffer> {
    const slot = shown.page(page).slots[0]
    const version = slot ? `${slot.path} ${library.media(slot.path).version}` : ''
    const known = made.get(page.path)
    if (known?.version === version) return known.image
    const image = last.then(() => render(slot))
    last = image.catch(() => made.delete(page.path))
    made.set(page.path, { version, image })
    return image
  }

  async function render(slot: Slot | undefined): Promise<Buffer> {
    if (!slot) return onGround(Buffer.from(brandMark(280)), 280)
    return library.media(slot.path).kind === 'photo'
      ? cover(join(uploadsDir, slot.path))
      : onGround(Buffer.from(await draw({ ...slot, shape: 'wide' })), WIDTH)
  }

  return {
    find(path: string): (() => Promise<Buffer>) | undefined {
      const page = pages.get(path)
      return page && (() => imageOf(page))
    },
  }
}

async function cover(file: string): Promise<Buffer> {
  const { sharp } = await loadSharp()
  return jpeg(sharp(file).resize(WIDTH, HEIGHT, { fit: 'cover' }))
}

/** A drawing has no ground of its own when it is wide; the page paints one, and so does this. */
async function onGround(drawing: Buffer, width: number): Promise<Buffer> {
  const { sharp } = await loadSharp()
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#e1eeea"/><stop offset="1" stop-color="#fbf9f4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`
  const picture = await sharp(drawing).resize({ width, height: HEIGHT, fit: 'inside' }).toBuffer()
  const mark = await sharp(Buffer.from(brandMark(160)))
    .resize(160)
    .toBuffer()
  const layers =
    width === WIDTH
      ? [
          { input: picture, gravity: 'east' },
          { input: mark, left: 90, top: 235 },
        ]
      : [{ input: picture }]
  return jpeg(sharp(Buffer.from(ground)).composite(layers))
}

const loadSharp = () => import('../media/sharp.ts')

const jpeg = (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
