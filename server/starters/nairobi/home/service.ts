import { image, type Look, video } from '../../../content/slots.ts'

/** One of the company's three services, as the home page shows it. */
export interface Service {
  folder: string
  title: string
  text: string
  points: [string, string, string, string]
  heroFamily: string
  heroAlts: [string, string]
  cards: [Look, Look, Look]
  /** Six of its works, as different as the company makes them. */
  portfolio: { id: string; title: string; text: string; items: Item[] }
}

interface Item extends Look {
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
export function card({ folder, title, text, points, cards, portfolio }: Service) {
  return {
    title,
    text,
    points,
    images: cards.map((look, index) =>
      image(`home/core-services/${folder}/home-core-services-${folder}-image-${index + 1}`, look),
    ),
    action: { label: 'View Projects', href: `#${portfolio.id}`, look: 'secondary' as const },
  }
}

/** Its block of the portfolio, which the card links to. */
export function block({ folder, portfolio }: Service, index: number) {
  return {
    kind: 'portfolio' as const,
    id: portfolio.id,
    chapter: index === 0 ? 'Our Portfolio' : '',
    title: portfolio.title,
    text: portfolio.text,
    layout: (['mosaic', 'row', 'mosaic-right'] as const)[index] ?? 'mosaic',
    ground: index === 1 ? ('sand' as const) : ('paper' as const),
    items: portfolio.items.map(({ title, text, ...look }, index) => ({
      title,
      text,
      media: image(`home/portfolio/${folder}/home-portfolio-${folder}-image-${index + 1}`, look),
    })),
  }
}
