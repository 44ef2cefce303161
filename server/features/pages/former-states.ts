import { sameJson } from '../../../web/base/same-json.ts'
import type { EditedPage, EditedSection, KeyedPage } from '../../../web/features/pages/contract.ts'
import { fieldsOf, sectionsOf } from '../../../web/features/pages/merge.ts'
import type { Former } from './stored-page.ts'

/** In characters of JSON: a tab that was left open for longer is asked instead of merged. */
const LONGEST = 100_000

/** What turns `later` back into `earlier`, the state of a version. */
export function formerOf(version: number, earlier: KeyedPage, later: KeyedPage): Former {
  const now = sectionsOf(later)
  const changed = [...sectionsOf(earlier)].filter(
    ([key, section]) => !sameJson(section, now.get(key)),
  )
  const fields = fieldsOf(earlier)
  return {
    version,
    keys: earlier.keys,
    ...(!sameJson(fields, fieldsOf(later)) && { fields }),
    sections: Object.fromEntries(changed),
  }
}

/** With another state; without the oldest ones where there are too many. */
export function withFormer(former: readonly Former[], next: Former): Former[] {
  const all = [...former, next]
  while (all.length > 1 && JSON.stringify(all).length > LONGEST) all.shift()
  return all
}

/** The state of a version, from that of the last one; undefined where it is not known any more. */
export function stateAt(
  version: number,
  { version: last, former }: { version: number; former: readonly Former[] },
  state: KeyedPage,
): KeyedPage | undefined {
  let then = state
  if (version === last) return then
  for (const one of former.toReversed()) {
    then = earlier(then, one)
    if (one.version === version) return then
  }
  return undefined
}

function earlier(later: KeyedPage, { keys, fields, sections }: Former): KeyedPage {
  const now = sectionsOf(later)
  const list = keys.map(key => (sections[key] ?? now.get(key)) as EditedSection)
  const source = { ...(fields ?? fieldsOf(later)), sections: list } as EditedPage
  return { source, keys }
}
