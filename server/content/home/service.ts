import { image, series, video } from '../slots.ts'

/** One of the company's three services, as the home page shows it. */
export interface Service {
  folder: string
  title: string
  text: string
  points: [string, string, string, string]
  family: string
  heroFamily: string
  heroAlts: [string, string]
  cards: [Picture, Picture, Picture]
  portfolio: { id: string; title: string; text: string; items: Item[] }
}

/** What a drawing of the service's family shows. */
interface Picture {
  alt: string
  traits?: string[]
}

interface Item extends Picture {
  title: string
  text: string
}

/** Its slides in the hero. */
export function slides(service: Service) {
  return service.heroAlts.map((alt, index) => ({
    label: service.title,
    media: video(`home/hero/${service.folder}/home-hero-${service.folder}-video-${index + 1}`, {
      family: service.heroFamily,
      alt,
    }),
  }))
}

/** Its card among the core services. */
export function card({ folder, title, text, points, family, cards, portfolio }: Service) {
  return {
    title,
    text,
    points,
    images: cards.map((picture, index) =>
      image(`home/core-services/${folder}/home-core-services-${folder}-image-${index + 1}`, {
        family,
        ...picture,
      }),
    ),
    action: { label: 'View Projects', href: `#${portfolio.id}`, look: 'secondary' as const },
  }
}

/** Its block of the portfolio, which the card links to. */
export function block({ folder, family, portfolio }: Service, index: number) {
  return {
    kind: 'portfolio' as const,
    id: portfolio.id,
    chapter: index === 0 ? 'Our Portfolio' : '',
    title: portfolio.title,
    text: portfolio.text,
    layout: (['mosaic', 'row', 'mosaic-right'] as const)[index] ?? 'mosaic',
    ground: index === 1 ? ('sand' as const) : ('paper' as const),
    items: series(6, position => {
      const item = portfolio.items[position - 1] as Item
      return {
        title: item.title,
        text: item.text,
        media: image(`home/portfolio/${folder}/home-portfolio-${folder}-image-${position}`, {
          family,
          alt: item.alt,
          ...(item.traits ? { traits: item.traits } : {}),
        }),
      }
    }),
  }
}
