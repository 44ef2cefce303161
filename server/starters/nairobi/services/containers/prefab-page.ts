import { routes } from '../../../../../web/base/routes.ts'
import type { SectionSource } from '../../../../../web/sections/schemas.ts'
import type { PageSource } from '../../../../content/page.ts'
import { pageDrawing } from '../../page-drawings.ts'
import { changeIt, type Kind } from './change-it.ts'
import {
  cardImages,
  heroSlides,
  type Picture,
  type PortfolioItem,
  portfolioItems,
  type Scene,
} from './prefab-media.ts'

type Source<K extends SectionSource['kind']> = Extract<SectionSource, { kind: K }>
type Action = NonNullable<Source<'hero'>['actions']>[number]

type Category = 'commercial' | 'public' | 'residential'

/** A card: one offer with three images. */
export interface Offer {
  title: string
  text: string
  points: string[]
  pictures: [Picture, Picture, Picture]
  href?: string
  action?: Action
}

/** The content of one page below the landing page; the rest is derived from `place`. */
export interface PrefabPage {
  /** The path below the landing page, in URLs and media paths alike: `commercial/offices`. */
  place: Category | `${Category}/${string}`
  name: string
  /** Its entry in the navigation bar, where the name is too long for it. */
  menu?: string
  description: string
  keywords: string[]
  /** The label of the buttons that ask for a quote. */
  quote: string
  hero: Pick<Source<'hero'>, 'badges' | 'title' | 'text' | 'progress' | 'dots'>
  scenes: [Scene, Scene]
  /** The hero's second button; links to the gallery of prefab units by default. */
  view?: Action
  /** What visitors begin with who would rather design their own; not offered where it is absent. */
  design?: Kind
  offers: { title: string; text?: string; cards: Offer[] }
  /** A section between cards and images, which look too similar to be neighbours. */
  between: SectionSource
  portfolio: Omit<Source<'portfolio'>, 'kind' | 'items'> & { items: PortfolioItem[] }
  closing: { title: string; text: string }
}

export const learnMore: Action = { label: 'Learn More', href: routes.contact, look: 'secondary' }

export const viewPortfolio: Action = {
  label: 'View Portfolio',
  href: routes.gallery('Prefab Units'),
  look: 'secondary',
}

/** A category landing page (`commercial`) or a page in a category (`commercial/offices`). */
export function prefabPage(page: PrefabPage): PageSource {
  const { place, name, menu = name, description, keywords, hero, view = viewPortfolio } = page
  const { path, aliases } = addresses(place)
  const quote: Action = { label: page.quote, href: routes.contact, look: 'primary' }
  const { category, parent } = position(place)
  const home = { label: 'Home', href: routes.home }
  return {
    path,
    aliases,
    name,
    menu,
    under: parent.href,
    description,
    keywords,
    service: { name, type: category.label },
    sections: [
      {
        kind: 'hero',
        breadcrumb: parent === landing ? [home, landing] : [home, landing, parent],
        ...hero,
        actions: [quote, view, ...(page.design ? [changeIt(page.design)] : [])],
        slides: heroSlides(place, page.scenes),
      },
      { kind: 'cards', ...page.offers, cards: page.offers.cards.map(offer => card(place, offer)) },
      page.between,
      { kind: 'portfolio', ...page.portfolio, items: portfolioItems(place, page.portfolio.items) },
      {
        kind: 'call-to-action',
        ...page.closing,
        actions: [quote, { ...parent, label: `All ${parent.label}`, look: 'secondary' }],
        drawing: pageDrawing(path),
      },
    ],
  }
}

/** A page's path and its alias; those of the landing page for an empty `place`. */
export function addresses(place: string) {
  const below = place && `/${place}`
  return { path: `${routes.prefab}${below}`, aliases: [`/services/prefab-units${below}`] }
}

/** Links a card's image, title and button to the page at `place`. */
export function leadsTo(place: string, label: string) {
  const href = addresses(place).path
  return { href, action: { label, href, look: 'secondary' } as const }
}

export function card(place: string, { pictures, ...words }: Offer) {
  return { ...words, images: cardImages(place, words.title, pictures) }
}

const landing = { label: 'Prefab Units', href: routes.prefab }

const categories: Record<Category, string> = {
  commercial: 'Commercial Prefab Units',
  public: 'Public Prefab Units',
  residential: 'Residential Prefab Units',
}

function position(place: PrefabPage['place']) {
  const [name, leaf] = place.split('/') as [Category, string?]
  const category = { label: categories[name], href: addresses(name).path }
  return { category, parent: leaf ? category : landing }
}
