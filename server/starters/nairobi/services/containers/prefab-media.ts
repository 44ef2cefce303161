import { image, type Look, video } from '../../../../content/slots.ts'

/** A drawing for an image slot, or with `film` for a video slot. */
export interface Picture extends Look {
  film?: true
}

/** A video of the hero, with its name. */
export interface Scene {
  label: string
  look: Look
}

export interface PortfolioItem {
  title: string
  text: string
  look: Look
}

/** A drawing of a family, selected by traits. */
export function drawn(family: string, alt: string, ...traits: string[]): Look {
  return { family, alt, traits }
}

/**
 * `place` is the path of a page below the landing page: `commercial/offices`, or empty for the
 * landing page.
 */
export function heroSlides(place: string, scenes: readonly Scene[]) {
  return scenes.map(({ label, look }, index) => ({
    label,
    media: video(`${folder(place)}/hero/video-${index + 1}`, look),
  }))
}

export function cardImages(place: string, title: string, pictures: readonly Picture[]) {
  const base = `${folder(place)}/cards/${slug(title)}`
  return pictures.map(({ film, ...look }, index) =>
    film
      ? video(`${base}-video-${index + 1}`, { ...look, shape: 'landscape' })
      : image(`${base}-image-${index + 1}`, look),
  )
}

export function portfolioItems(place: string, items: readonly PortfolioItem[]) {
  return items.map(({ title, text, look }, index) => ({
    title,
    text,
    media: image(`${folder(place)}/portfolio/image-${index + 1}`, look),
  }))
}

/** The one image next to a list or a text. */
export function detailImage(place: string, look: Look) {
  return image(`${folder(place)}/details/image-1`, look)
}

function folder(place: string): string {
  return place ? `prefab-units/${place}` : 'prefab-units'
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
