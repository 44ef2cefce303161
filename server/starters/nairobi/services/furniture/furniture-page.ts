import { routes } from '../../../../../web/base/routes.ts'
import type { PageSource } from '../../../../content/page.ts'
import { video } from '../../../../content/slots.ts'
import { portfolio } from './paths.ts'

/** The name of the page is also that of the service in structured data. */
export function furniturePage(page: Omit<PageSource, 'service'>): PageSource {
  return { ...page, service: { name: page.name, type: 'Executive Furniture' } }
}

interface Showroom {
  /** The folder of the page's media below executive-furniture/. */
  category: string
  /** The trait of the showroom drawing. */
  shows: string[]
  /** What each of the two showrooms is; no two pages have the same two. */
  rooms: readonly [Layout, Layout]
  breadcrumb: { label: string; href: string }[]
  title: string
  text: string
  /** The label of the quote button. */
  quote: string
  /** Label and alt of the two videos. */
  scenes: [Scene, Scene]
  height?: 'screen' | 'tall'
}

type Scene = [label: string, alt: string]
type Layout = 'rows' | 'stage' | 'gallery' | 'shop-window' | 'workbench' | 'terrace' | 'counter'

/** The hero of a collection: two showroom videos, a quote and a link to the gallery. */
export function showroomHero({
  category,
  shows,
  rooms,
  breadcrumb,
  title,
  text,
  quote,
  scenes,
  height = 'tall',
}: Showroom) {
  return {
    kind: 'hero' as const,
    breadcrumb,
    title,
    text,
    actions: [getQuote(quote), viewPortfolio()],
    slides: scenes.map(([label, alt], index) => ({
      label,
      media: video(`executive-furniture/${category}/hero/video-${index + 1}`, {
        family: 'hero-showroom',
        traits: [...shows, rooms[index] ?? rooms[0]],
        alt,
      }),
    })),
    height,
  }
}

export function getQuote(label: string) {
  return { label, href: routes.contact, look: 'primary' as const }
}

export function viewPortfolio() {
  return { label: 'View Portfolio', href: portfolio, look: 'secondary' as const }
}
