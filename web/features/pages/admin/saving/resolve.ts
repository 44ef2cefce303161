import type { Choices } from '../../../../admin/draft/draft-kind.ts'
import { newKey } from '../../../../admin/draft/new-key.ts'
import type { EditedPage, EditedSection, KeyedPage } from '../../contract.ts'
import { fieldsOf, mergePages, sectionsOf } from '../../merge.ts'

/** What to take of something that both have changed; `both` only of sections that both still have. */
export type Choice = 'mine' | 'theirs' | 'both'

export interface Sides {
  base: KeyedPage
  mine: KeyedPage
  theirs: KeyedPage
}

/** The page as chosen; what is not chosen stays as this browser has it. */
export function resolved(
  { base, mine, theirs }: Sides,
  conflicts: readonly string[],
  choices: Choices,
): KeyedPage {
  const isTheirs = (name: string) => choices[name] === 'theirs' || choices[name] === 'both'
  const own = conflicts.filter(isTheirs).reduce((page, name) => takenBack(page, base, name), mine)
  const other = conflicts
    .filter(name => !isTheirs(name))
    .reduce((page, name) => takenBack(page, base, name), theirs)
  const merge = mergePages(base, own, other)
  // Whole sides that cannot be joined: what was typed here wins, theirs is among the versions.
  const page = 'merged' in merge ? merge.merged : mine
  const both = conflicts.filter(name => choices[name] === 'both')
  return both.reduce((page, name) => withCopy(page, name, sectionsOf(mine).get(name)), page)
}

/** A page with one of its changes taken back: a section, a field, or the order. */
function takenBack(page: KeyedPage, base: KeyedPage, name: string): KeyedPage {
  if (name === 'order') return inOrder(page, base.keys)
  const former = sectionsOf(base).get(name)
  const isSection = former !== undefined || page.keys.includes(name)
  return isSection ? withSection(page, base, name, former) : withField(page, base, name)
}

function withField(page: KeyedPage, base: KeyedPage, name: string): KeyedPage {
  const { [name]: _, ...rest } = fieldsOf(page)
  const former = fieldsOf(base)[name]
  const fields = former === undefined ? rest : { ...rest, [name]: former }
  return { ...page, source: { ...fields, sections: page.source.sections } as EditedPage }
}

function withSection(
  page: KeyedPage,
  base: KeyedPage,
  key: string,
  section: EditedSection | undefined,
): KeyedPage {
  const sections = sectionsOf(page)
  if (section) sections.set(key, section)
  else sections.delete(key)
  const order = page.keys.includes(key) ? page.keys : [...page.keys, key]
  const built = pageOf(
    page,
    order.filter(one => sections.has(one)),
    sections,
  )
  return page.keys.includes(key) ? built : inOrder(built, base.keys)
}

/** Sections that the order does not know stay behind those that they stand behind. */
function inOrder(page: KeyedPage, order: readonly string[]): KeyedPage {
  const keys = order.filter(key => page.keys.includes(key))
  page.keys.forEach((key, index) => {
    if (keys.includes(key)) return
    keys.splice(keys.indexOf(page.keys[index - 1] ?? '') + 1, 0, key)
  })
  return pageOf(page, keys, sectionsOf(page))
}

function withCopy(page: KeyedPage, behind: string, section: EditedSection | undefined): KeyedPage {
  const index = page.keys.indexOf(behind)
  if (!section || index < 0) return page
  const sections = page.source.sections.toSpliced(index + 1, 0, section)
  return {
    source: { ...page.source, sections },
    keys: page.keys.toSpliced(index + 1, 0, newKey()),
  }
}

function pageOf(
  page: KeyedPage,
  keys: string[],
  sections: ReadonlyMap<string, EditedSection>,
): KeyedPage {
  const all = keys.flatMap(key => sections.get(key) ?? [])
  return { source: { ...page.source, sections: all }, keys }
}
