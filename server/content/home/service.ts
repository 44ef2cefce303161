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
  cardAlts: [string, string, string]
  portfolio: { id: string; title: string; text: string; items: Item[] }
}

interface Item {
  title: string
  text: string
  alt: string
  traits?: string[]
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
export function card({ folder, title, text, points, family, cardAlts, portfolio }: Service) {
  return {
    title,
    text,
    points,
    images: cardAlts.map((alt, index) =>
      image(`home/core-services/${folder}/home-core-services-${folder}-image-${index + 1}`, {
        family,
        alt,
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
