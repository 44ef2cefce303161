import { sameJson } from '../../../../base/same-json.ts'
import type { EditedPage, KeyedPage } from '../../contract.ts'
import { fieldsOf, type Merge, mergePages, sectionsOf } from '../../merge.ts'
import { placesGiven, withPlaces } from './places-given.ts'
import { rebased, type Steps } from './steps.ts'

/** What this browser knows of a draft. */
export interface Known {
  /** As typed. */
  page: KeyedPage
  /** As the server had it. */
  saved: KeyedPage
  /** Sent last, stored or not: an answer may have been lost. */
  sent?: KeyedPage | undefined
  steps: Steps
}

export type Joined = Merge & {
  /** What both began from. */
  base: KeyedPage
  /** The browser's side of it. */
  mine: KeyedPage
  steps: Steps
}

/** What was typed here and what the server has now, whether or not it has got what was sent. */
export function join({ page, saved, sent = saved, steps }: Known, theirs: KeyedPage): Joined {
  const places = placesGiven(sent, theirs)
  const mine = withPlaces(page, places)
  const base = withWhatArrived(saved, withPlaces(sent, places), theirs)
  const placed = (pages: readonly KeyedPage[]) => pages.map(one => withPlaces(one, places))
  const own = { ...steps, past: placed(steps.past), future: placed(steps.future) }
  // The same objects, so that nothing is rendered again.
  if (sameJson(base, theirs)) return { merged: mine, base, mine, steps: own }
  return { ...mergePages(base, mine, theirs), base, mine, steps: rebased(own, base, theirs) }
}

/** What both sides have in common: what was saved before, and what has arrived of what was sent. */
function withWhatArrived(saved: KeyedPage, sent: KeyedPage, theirs: KeyedPage): KeyedPage {
  if (sameJson(sent, theirs)) return sent
  const [sections, ours, now] = [saved, sent, theirs].map(sectionsOf) as [
    Sections,
    Sections,
    Sections,
  ]
  for (const [key, section] of ours) if (sameJson(section, now.get(key))) sections.set(key, section)
  for (const key of saved.keys) if (!ours.has(key) && !now.has(key)) sections.delete(key)
  const order = sameJson(sent.keys, theirs.keys) ? sent.keys : saved.keys
  const keys = [...new Set([...order.filter(key => sections.has(key)), ...sections.keys()])]
  const fields = { ...fieldsOf(saved) }
  const present = fieldsOf(theirs)
  for (const [name, value] of Object.entries(fieldsOf(sent))) {
    if (sameJson(value, present[name])) fields[name] = value
  }
  const source = { ...fields, sections: keys.map(key => sections.get(key)) } as EditedPage
  return { source, keys }
}

type Sections = ReturnType<typeof sectionsOf>
