import type { EditedPage } from '../../../page-editing/contract.ts'
import { newKey } from './new-key.ts'

/*
 * The place of a new picture until the server has given it one: a path that fits, so that the
 * preview shows it, and that is not sent.
 */

const FOLDER = 'new/'
const extensions = { image: 'jpg', video: 'mp4', pdf: 'pdf' } as const

export const newPlace = (kind: keyof typeof extensions) =>
  `${FOLDER}${newKey()}.${extensions[kind]}`

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

/** A copy of a section, whose pictures have places of their own: a photo shows in one place. */
export function withNewPlaces<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    inner?.family && inner.path ? { ...inner, path: newPlace(inner.kind ?? 'image') } : inner,
  )
}
