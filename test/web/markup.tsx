import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initialContactDetails } from '../../server/features/company/contact-details/store.ts'
import type { Media, Page, PageData, Site } from '../../web/base/contract.ts'
import { PageLocationProvider, PageProvider } from '../../web/base/page-context.ts'
import type { Slot } from '../../web/sections/fields.ts'
import { type SectionSource, sectionSchema } from '../../web/sections/schemas.ts'
import { preloadViews, SectionView } from '../../web/sections/views.tsx'

/** What differs from an empty page of a new installation. */
export interface Given extends Pick<PageData, 'archives' | 'known' | 'form'> {
  /** The query, without its question mark. */
  search?: string
  /** By slot path; a drawing where nothing else is given. */
  media?: Record<string, Partial<Media>>
  site?: Partial<Omit<Site, 'contact'>>
  contact?: Partial<Site['contact']>
  page?: Partial<Page>
}

/** The HTML of a view, without what stands around it on its page. */
export const markupOf = (view: ReactNode, given?: Given): string =>
  renderToStaticMarkup(onPage(view, given))

/** A view with the data of the page that it is on. */
export function onPage(view: ReactNode, given: Given = {}): ReactNode {
  const location = { address: '/sample', search: given.search ?? '' }
  return (
    <PageLocationProvider value={location}>
      <PageProvider value={pageDataWith(given)}>{view}</PageProvider>
    </PageLocationProvider>
  )
}

/** The HTML of a section as content has it: with whole slots, without defaults. */
export async function sectionMarkup(source: SectionSource, given: Given = {}): Promise<string> {
  const section = sectionSchema.parse(source)
  await preloadViews([section], given.search ?? '')
  const paths = [...JSON.stringify(source).matchAll(/"path":"([^"]*)"/g)]
  const media = Object.fromEntries(paths.map(([, path = '']) => [path, given.media?.[path] ?? {}]))
  return markupOf(<SectionView section={section} />, { ...given, media })
}

/** An image's or a video's slot. */
export const slotAt = (path: string): Slot => ({
  path,
  kind: path.endsWith('.mp4') ? 'video' : 'image',
  alt: path,
  family: 'chair',
  shape: 'square',
})

/** How often a text occurs. */
export const countOf = (html: string, text: string): number => html.split(text).length - 1

/** As of a page that has all sections which need one. */
const MESSAGES: NonNullable<Page['messages']> = {
  product: 'Please quote {product} ({code}): {link}',
  compare: 'Please quote both',
  list: 'Please quote',
  search: 'Do you make it?',
  contact: 'Hello.',
}

function pageDataWith({ media = {}, site, contact, page, archives, known, form }: Given): PageData {
  const canonical = 'https://example.com/sample'
  return {
    site: {
      contact: { ...initialContactDetails(), ...contact },
      phone: '+254 700 000 000',
      takesInquiries: true,
      navigation: [],
      year: 2026,
      ...site,
    },
    page: {
      path: '/sample',
      name: 'Sample',
      above: [],
      head: {
        title: 'Sample page',
        description: 'A sample',
        keywords: ['one', 'two'],
        canonical,
        image: `${canonical}.jpg`,
        index: true,
        structuredData: {},
      },
      chat: 'https://wa.me/254700000000?text=Hello',
      messages: MESSAGES,
      sections: [],
      ...page,
    },
    media: Object.fromEntries(
      Object.entries(media).map(([path, given]) => [
        path,
        { kind: 'drawing' as const, alt: path, version: '1', ...given },
      ]),
    ),
    ...(archives && { archives }),
    ...(known && { known }),
    ...(form && { form }),
  }
}
