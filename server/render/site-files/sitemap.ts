import type { Media } from '../../../web/base/contract.ts'
import { mediaUrl } from '../../../web/base/routes.ts'
import type { ContentPage } from '../../content/page.ts'

/** Every indexable page with its photos; drawings are not listed. */
export function sitemap(
  pages: readonly Pick<ContentPage, 'path' | 'slots' | 'index'>[],
  mediaOf: (slotPath: string) => Media,
  origin: string,
): string {
  const photosOf = (page: Pick<ContentPage, 'slots'>) =>
    page.slots
      .map(({ path }) => ({ path, media: mediaOf(path) }))
      .filter(({ media }) => media.kind === 'photo')
      .map(({ path, media }) => image(origin + mediaUrl(path, media.version)))
  const rows = pages
    .filter(page => page.index)
    .map(page => `<url><loc>${xml(origin + page.path)}</loc>${photosOf(page).join('')}</url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${rows.join('\n')}
</urlset>
`
}

const image = (address: string) =>
  `<image:image><image:loc>${xml(address)}</image:loc></image:image>`

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
