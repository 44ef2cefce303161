import { createHash } from 'node:crypto'
import { shareImageUrl } from '../../../web/base/routes.ts'
import type { Slot } from '../../../web/sections/fields.ts'
import { derived } from '../../base/derived.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { brandMark } from '../../drawings/brand.ts'
import { draw } from '../../drawings/on-demand.ts'
import { drawingsVersion } from '../../drawings/version.ts'
import type { BrandView, SiteBrand } from '../../features/company/brand/site-brand.ts'
import type { PictureJob } from '../../features/media/image-work/jobs.ts'
import type { MadePictures } from '../../features/media/image-work/made-pictures.ts'
import type { Library } from '../../features/media/library-types.ts'
import type { ProductPages } from '../../features/products/index.ts'
import type { ShownPages } from '../../features/products/slot-details/shown-pages.ts'

export interface ShareImageOptions {
  content: SiteContent
  products: ProductPages
  library: Library
  shown: ShownPages
  pictures: MadePictures
  brand: Pick<SiteBrand, 'value'>
}

/** Reads the page's path from that of its share image. */
const pagePathOf = (path: string) => path.replace(/^\/share/, '').replace(/\.jpg$/, '')

/** The image of each page and product for shared links: its first photo, or else its drawing. */
export function createShareImages(options: ShareImageOptions) {
  const { content, products, library, shown, pictures, brand } = options
  const pages = derived(
    () => content.value,
    ({ pages }) => new Map(pages.map(page => [shareImageUrl(page.path), page])),
  )

  async function jobFor(slot: Slot | undefined): Promise<PictureJob> {
    if (!slot) return { kind: 'share-drawing', mark: brandMark(280), ...brand.value?.share }
    if (library.media(slot.path).kind === 'photo') {
      const photo = await library.local(slot.path)
      if (photo) return { kind: 'share-photo', file: photo.absolute }
    }
    const drawing = await draw({ ...slot, shape: 'wide' })
    return { kind: 'share-drawing', drawing, mark: brandMark(160), ...brand.value?.share }
  }

  return {
    find(path: string): (() => Promise<Buffer>) | undefined {
      const page = pages().get(path)
      const shownPage = page ? shown.page(page) : products.pageAt(pagePathOf(path))
      if (!shownPage) return undefined
      const [slot] = shownPage.slots
      return () => pictures.read(nameFor(slot, library, brand.value), () => jobFor(slot))
    },
  }
}

/** Increment when the same photo or drawing is placed otherwise. */
const layoutVersion = 's1'

/** The name depends on the image's content, so that no change leaves an old one. */
function nameFor(slot: Slot | undefined, library: Library, brand: BrandView | undefined): string {
  const version = slot ? library.media(slot.path).version : drawingsVersion
  const input = JSON.stringify([
    ...[layoutVersion, slot?.path, version],
    ...(brand ? [brand.version] : []),
  ])
  return `${createHash('sha256').update(input).digest('hex').slice(0, 20)}.jpg`
}
