import type { EditedPage, KeyedPage } from '../../../page-editing/contract.ts'
import { fieldsOf, type Merge, mergePages, sectionsOf } from '../../../page-editing/merge.ts'
import { sameJson } from '../../../page-editing/same-json.ts'
import { namesGiven, renamed } from './new-keys.ts'
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
  /** The browser's side of it, by the server's names. */
  mine: KeyedPage
  steps: Steps
  names: ReadonlyMap<string, string>
}

/** What was typed here and what the server has now, whether or not it has got what was sent. */
export function join({ page, saved, sent = saved, steps }: Known, theirs: KeyedPage): Joined {
  const names = namesGiven(sent, theirs)
  const ours = renamed(sent, names)
  const mine = renamed(page, names)
  const base = withWhatArrived(saved, ours, theirs)
  const past = steps.past.map(one => renamed(one, names))
  const future = steps.future.map(one => renamed(one, names))
  const own = { ...steps, past, future }
  // The same objects, so that nothing is rendered again.
  if (sameJson(base, theirs)) return { merged: mine, base, mine, steps: own, names }
  return { ...mergePages(base, mine, theirs), base, mine, steps: rebased(own, base, theirs), names }
}

/** What both sides have in common: what was saved before, and what has arrived of what was sent. */
function withWhatArrived(saved: KeyedPage, sent: KeyedPage, theirs: KeyedPage): KeyedPage {
  if (sameJson(sent, theirs)) return sent
  const [before, ours, now] = [saved, sent, theirs].map(sectionsOf)
  const sections = new Map(before)
  for (const key of sent.keys) {
    const section = ours?.get(key)
    if (section && sameJson(section, now?.get(key))) sections.set(key, section)
  }
  for (const key of saved.keys) if (!ours?.has(key) && !now?.has(key)) sections.delete(key)
  const order = sameJson(sent.keys, theirs.keys) ? sent.keys : saved.keys
  const keys = [...order.filter(key => sections.has(key)), ...sections.keys()]
  const unique = [...new Set(keys)]
  const fields = { ...fieldsOf(saved) }
  for (const [name, value] of Object.entries(fieldsOf(sent))) {
    if (sameJson(value, fieldsOf(theirs)[name])) fields[name] = value
  }
  const source = { ...fields, sections: unique.map(key => sections.get(key)) } as EditedPage
  return { source, keys: unique }
}
