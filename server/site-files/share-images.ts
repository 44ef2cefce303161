import { shareImageUrl } from '../../web/routes.ts'
import type { Slot } from '../../web/sections/fields.ts'
import type { ContentPage } from '../content/page.ts'
import type { SiteContent } from '../content/site-content.ts'
import { derived } from '../derived.ts'
import type { BoundedFolder } from '../disk/bounded-folder.ts'
import { brandMark } from '../drawings/brand.ts'
import { draw } from '../drawings/on-demand.ts'
import type { ImageWorker } from '../media/image-work/image-worker.ts'
import type { Library } from '../media/library-types.ts'
import type { ProductPages } from '../products/index.ts'
import type { Responses } from '../responses/index.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { ShownPages } from '../slot-details/shown-pages.ts'

export interface ShareImageOptions {
  content: SiteContent
  products: ProductPages
  library: Library
  shown: ShownPages
  responses: Pick<Responses, 'getOrMake'>
  /** Where those of products are kept: 1,620 images would push the pages out of memory. */
  kept: BoundedFolder
  makePicture: ImageWorker['make']
}

/** Of a share image. */
const pagePathOf = (path: string) => path.replace(/^\/share/, '').replace(/\.jpg$/, '')

/** Each page's image for shared links: its first photo, or else its drawing. */
export function createShareImages(options: ShareImageOptions) {
  const { content, products, library, shown, responses, kept } = options
  const { makePicture } = options
  const pages = derived(
    () => content.value,
    ({ pages }) => new Map(pages.map(page => [shareImageUrl(page.path), page])),
  )
  // One at a time: a crawler that requests all of them must not slow down the pages.
  const runExclusive = createSerialQueue()

  /** Invalidated when the photo changes, or the page's first slot is hidden or shown. */
  const ofPage = (page: ContentPage): Promise<Buffer> =>
    responses.getOrMake(
      `share image ${page.path}`,
      { slots: page.slots, content: true },
      () => runExclusive(() => render(shown.page(page).slots[0])),
      image => image.length,
    )

  /** By the bytes that it shows, so that no change leaves an old one. */
  async function ofProduct({ path, slots }: ContentPage): Promise<Buffer> {
    const [slot] = slots
    const { version } = library.media(slot?.path ?? '')
    const name = `${path.slice(path.lastIndexOf('/') + 1)}-${version}.jpg`
    const known = await kept.read(name)
    if (known) return known
    const image = await runExclusive(() => render(slot))
    await kept.write(name, image)
    return image
  }

  async function render(slot: Slot | undefined): Promise<Buffer> {
    if (!slot) return makePicture({ kind: 'share-drawing', mark: brandMark(280) })
    if (library.media(slot.path).kind === 'photo') {
      const photo = await library.local(slot.path)
      if (photo) return makePicture({ kind: 'share-photo', file: photo.absolute })
    }
    const drawing = await draw({ ...slot, shape: 'wide' })
    return makePicture({ kind: 'share-drawing', drawing, mark: brandMark(160) })
  }

  return {
    find(path: string): (() => Promise<Buffer>) | undefined {
      const page = pages().get(path)
      if (page) return () => ofPage(page)
      const product = products.pageAt(pagePathOf(path))
      return product && (() => ofProduct(product))
    },
  }
}
