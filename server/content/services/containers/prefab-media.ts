import { image, type Look, video } from '../../slots.ts'

/** A drawing to stand in for a picture; a film's slot takes a video instead of a photo. */
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

/** What a drawing of a family shows, and the traits that make it show that. */
export function drawn(family: string, alt: string, ...traits: string[]): Look {
  return { family, alt, traits }
}

/** `place` is where a page is below the landing: `commercial/offices`, or nothing for the landing. */
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

/** The one picture beside a list or a text. */
export function detailImage(place: string, look: Look) {
  return image(`${folder(place)}/details/image-1`, look)
}

function folder(place: string): string {
  return place ? `prefab-units/${place}` : 'prefab-units'
}

function slug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
