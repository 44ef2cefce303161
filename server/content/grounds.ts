import type { Division } from '../../web/base/contract.ts'
import type { Slot } from '../../web/sections/fields.ts'
import { TURNS } from '../drawings/kit/palette.ts'
import { divisionOf } from './divisions.ts'
import type { PageSection } from './page-sections.ts'

/** Indexes of the backdrops in server/drawings/kit/palette.ts. */
const grounds: Record<Division | 'prefab', number> = {
  prefab: 0,
  interiors: 1,
  furniture: 2,
  engineering: 6,
}

interface Page {
  path: string
  sections: readonly PageSection[]
}

/**
 * The sections of a page, with the grounds of pictures that do not follow from their position in a
 * list: all pictures of a card have the same, so that neighbours differ whichever they show, and a
 * picture beside words has the colour of its division.
 */
export function withGrounds({ path, sections }: Page) {
  const pageGround = groundOfPage(path)
  return sections.map((section): PageSection => {
    if (section.kind === 'cards') {
      const cards = section.cards.map(({ images = [], ...card }, index) => ({
        ...card,
        images: onGround(images, index % TURNS),
      }))
      return { ...section, cards }
    }
    if (section.kind === 'project-videos') {
      const players = section.players.map(({ videos, ...player }, index) => ({
        ...player,
        videos: onGround(videos, index % TURNS),
      }))
      return { ...section, players }
    }
    if (!('media' in section && section.media)) return section
    return { ...section, media: { ...section.media, ground: pageGround } }
  })
}

const groundOfPage = (path: string) => grounds[divisionOf(path) ?? 'prefab']

/**
 * The ground that a picture stands on at a place of a section, such as `cards.1.images.0`;
 * undefined where it is its own ground, or that of its position in a list.
 */
export function groundAt(page: string, section: string, path: string): number | undefined {
  if (path === 'media') return groundOfPage(page)
  const [, index] = /^(?:cards|players)\.(\d{1,3})\.(?:images|videos)\./.exec(path) ?? []
  const isShared = section === 'cards' || section === 'project-videos'
  return isShared && index !== undefined ? Number(index) % TURNS : undefined
}

const onGround = (slots: readonly Slot[], ground: number) =>
  slots.map(slot => ({ ...slot, ground }))
