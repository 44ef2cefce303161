import type { EditedPage, KeyedPage } from '../../contract.ts'
import { sectionsOf } from '../../merge.ts'
import { isNewPlace } from './new-place.ts'

/** Pictures as they were sent, with those that the server gave a place. */
export type PlacesGiven = ReadonlyMap<object, object>

/** Which pictures were sent without a place, and have one in the answer. */
export function placesGiven(sent: KeyedPage, answer: KeyedPage): PlacesGiven {
  const given = new Map<object, object>()
  const theirs = sectionsOf(answer)
  for (const [key, section] of sectionsOf(sent)) compare(section, theirs.get(key), given)
  return given
}

function compare(sent: unknown, answer: unknown, given: Map<object, object>): void {
  if (sent === answer || !isObject(sent) || !isObject(answer)) return
  if ('path' in sent && isNewPlace(sent.path) && 'path' in answer) {
    given.set(sent, { ...sent, path: answer.path })
    return
  }
  for (const [name, inner] of Object.entries(sent)) compare(inner, Reflect.get(answer, name), given)
}

/** A page with the places in it. A picture that was changed meanwhile is given another one later. */
export function withPlaces(page: KeyedPage, given: PlacesGiven): KeyedPage {
  if (given.size === 0) return page
  return { ...page, source: replaced(page.source, given) as EditedPage }
}

/** What has none of them inside stays the same object. */
function replaced(value: unknown, given: PlacesGiven): unknown {
  if (!isObject(value)) return value
  const place = given.get(value)
  if (place) return place
  const entries = Object.entries(value)
  const next = entries.map(([name, inner]) => [name, replaced(inner, given)] as const)
  if (next.every(([, inner], index) => inner === entries[index]?.[1])) return value
  return Array.isArray(value) ? next.map(([, inner]) => inner) : Object.fromEntries(next)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
