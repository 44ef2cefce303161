import type { Slot } from '../../web/sections/fields.ts'
import type { Section } from '../../web/sections/schemas.ts'
import type { ContentPage } from '../content/page.ts'
import { listIn, withEntries } from '../products/collection-list.ts'

/** Stands for the slots of a list of products; '' is the grid of the page. */
interface ListMark {
  list: string
}

/**
 * A checked page without the products that it lists: those are the release's and the owner's lists,
 * which change without the page.
 */
export interface UnlistedPage extends Omit<ContentPage, 'slots'> {
  slots: readonly (Slot | ListMark)[]
}

export function unlisted(page: ContentPage): UnlistedPage {
  const lists = listsIn(page.sections)
  const marks = new Map<string, ListMark>()
  for (const list of lists) {
    const mark = { list }
    for (const { media } of listIn(page, listingOf(list))?.entries ?? []) marks.set(media, mark)
  }
  const slots = new Set(page.slots.map(slot => marks.get(slot.path) ?? slot))
  return { ...withLists(page, lists, () => []), slots: [...slots] }
}

/**
 * The page with the lists of the shipped one.
 * @throws Error where that one does not list the same
 */
export function relisted(page: UnlistedPage, shipped?: ContentPage): ContentPage {
  const slots = new Map(shipped?.slots.map(slot => [slot.path, slot]))
  const entriesOf = (list: string) => {
    const found = shipped && listIn(shipped, listingOf(list))?.entries
    if (!found?.length) throw new Error(`${page.path} has no list "${list}" any more`)
    return found
  }
  const whole = withLists({ ...page, slots: [] }, listsIn(page.sections), entriesOf)
  return Object.freeze({
    ...whole,
    slots: page.slots.flatMap(slot =>
      'list' in slot ? entriesOf(slot.list).map(({ media }) => slots.get(media) as Slot) : [slot],
    ),
  })
}

const listingOf = (list: string) => ({ category: list || undefined })

function listsIn(sections: readonly Section[]): string[] {
  return sections.flatMap(section => {
    if (section.kind === 'product-grid') return ['']
    return section.kind === 'gallery' ? section.categories.map(({ id }) => id) : []
  })
}

function withLists(
  { ...page }: ContentPage,
  lists: readonly string[],
  entriesOf: (list: string) => NonNullable<ReturnType<typeof listIn>>['entries'],
): ContentPage {
  for (const list of lists) {
    page.sections = withEntries(page, listingOf(list), entriesOf(list))
  }
  return page
}
