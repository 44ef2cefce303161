import { newKey } from '../../../../admin/draft/new-key.ts'
import type { EditedPage } from '../../contract.ts'
import { copiedSeed, seedsOf } from '../../seeds.ts'

/*
 * The place of a new picture until the server has given it one: a path that fits, so that the
 * preview shows it, and that is not sent.
 */

const FOLDER = 'new/'
const extensions = { image: 'jpg', video: 'mp4', pdf: 'pdf' } as const

type Kind = keyof typeof extensions

export const newPlace = (kind: Kind) => `${FOLDER}${newKey()}.${extensions[kind]}`

export const isNewPlace = (path: unknown): boolean =>
  typeof path === 'string' && path.startsWith(FOLDER)

/** As it is sent. */
export const withoutNewPlaces = (source: EditedPage): EditedPage => leftOut(source) as EditedPage

function leftOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leftOut)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, inner]) =>
    name === 'path' && isNewPlace(inner) ? [] : [[name, leftOut(inner)] as const],
  )
  return Object.fromEntries(entries)
}

/**
 * A copy of a section, whose pictures have places of their own: a photo shows in one place. They are
 * drawn by the same family, and are no twins.
 * @param source the page
 */
export function withNewPlaces<T>(value: T, source: unknown): T {
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    inner?.family && inner.path ? copiedSlot(inner, source) : inner,
  )
}

/** A place that is drawn as another is, in the same words. */
export function copiedSlot<S extends { kind: Kind; family?: unknown; seed?: unknown }>(
  slot: S,
  source: unknown,
): S & { path: string } {
  const { kind, family, seed } = slot
  const path = newPlace(kind ?? 'image')
  if (typeof seed !== 'number') return { ...slot, path }
  return { ...slot, path, seed: copiedSeed(seedsOf(source, String(family)), seed) }
}
