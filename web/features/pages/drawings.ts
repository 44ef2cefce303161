import { api } from '../../base/routes.ts'

/*
 * What is drawn in a place for a picture until it has a photo: what there is to choose from, and the
 * addresses of the drawings themselves.
 */

/** A drawing as the source of a page declares it, in whatever place. */
export interface Look {
  family: string
  traits?: readonly string[] | undefined
  /** Which of the drawings of its family; without one that follows from the place. */
  seed?: number | undefined
  ground?: number | undefined
}

/** Where a drawing stands: what the server is asked about it. */
export interface DrawnPlace {
  /** The address of its page. */
  page: string
  /** The kind of its section. */
  section: string
  /** Within the section, such as `cards.1.images.0`. */
  at: string
  /** Its path. */
  slot: string
  shape: string
  /** That its source has. */
  ground?: number | undefined
}

/** Of GET /api/admin/pages/drawings: what can be drawn in a place. */
export interface DrawingCatalogue {
  /** Of all drawings: part of the addresses of those that never change. */
  version: string
  /** The backdrop of the place; missing where drawings have none. */
  ground?: number
  groups: DrawingGroup[]
}

export interface DrawingGroup {
  /** For people: `Legs and posts`. */
  name: string
  families: DrawnFamily[]
}

export interface DrawnFamily {
  family: string
  name: string
  /** The first thing that can be chosen of it, such as `turned` of legs. */
  kinds: Named[]
}

export interface Named {
  /** As traits have it. */
  value: string
  /** For people. */
  name: string
}

/** Of GET /api/admin/pages/drawing-choices: what can be chosen of one drawing. */
export interface DrawingChoices {
  /** Those of the traits that the drawing follows. */
  traits: string[]
  choices: DrawingChoice[]
  /** What is drawn, such as `Furniture leg, turned, oak`. */
  words: string
}

export interface DrawingChoice {
  label: string
  /** One for a yes or no. */
  options: Named[]
  isYesOrNo: boolean
  /** The option that the traits name: for a yes or no its value, or `no-…`. */
  chosen?: string
  /** What the drawing shows; missing where its parts differ. */
  shown?: string
}

/** What is drawn with a look, for an `img`. */
export interface DrawnAs extends Look {
  shape: string
  /** The path of its place, from which its chances come where it has no seed. */
  slot: string
}

/** With a version its bytes never change. */
export const lookUrl = (drawn: DrawnAs, version?: string): string =>
  `${api.pageDrawing}?${paramsOf(drawn)}${version ? `&v=${version}` : ''}`

/** The same, but the photo of its place where that has one. */
export const placeUrl = (drawn: DrawnAs): string => `${lookUrl(drawn)}&photo`

export const choicesUrl = (drawn: DrawnAs): string => `${api.pageDrawingChoices}?${paramsOf(drawn)}`

export function catalogueUrl({ ground, ...place }: DrawnPlace): string {
  const params = new URLSearchParams({ ...place })
  if (ground !== undefined) params.set('ground', String(ground))
  return `${api.pageDrawings}?${params}`
}

function paramsOf({ family, shape, slot, traits = [], seed, ground }: DrawnAs): URLSearchParams {
  const params = new URLSearchParams({ family, shape, slot })
  for (const trait of traits) params.append('trait', trait)
  if (seed !== undefined) params.set('seed', String(seed))
  if (ground !== undefined) params.set('ground', String(ground))
  return params
}
