import type { NavigationItem } from '../../web/contract.ts'
import { sameJson } from '../../web/page-editing/same-json.ts'
import type { SiteTexts } from '../../web/site-texts/contract.ts'
import type { Content, DraftedSlot } from '../content/content.ts'
import { navigationOf } from '../content/navigation.ts'
import { type SiteContent, siteContent } from '../content/site-content.ts'
import { withTexts } from '../site-texts/with-texts.ts'
import { assembled, type Edit } from './assembled.ts'
import { draftedSlots } from './drafted-slots.ts'
import type { Rechecked } from './recheck-pages.ts'
import type { PageStore } from './store.ts'
import { idOf, type StoredPage } from './stored-page.ts'

export interface EditedSite {
  /** The shipped content with the pages that administrators have published. */
  content: SiteContent
  /** Why a published page is not shown as it was published, by its address. */
  readonly unfit: ReadonlyMap<string, string>
  /**
   * The content as it would be with this page shown and published, or without its edits.
   * @throws Error where the pages do not fit together
   */
  contentWith(stored: StoredPage, page: Edit['page'] | undefined): Content
  /** The id of the page that visitors see at a path; undefined where there is none. */
  idAt(path: string): string | undefined
  /** The ids of the pages in the menu, in its order, with those that visitors do not see for now. */
  menuIds(): string[]
  /** The page with this id as visitors see it; undefined where it is not an edited one. */
  shown(id: string): Edit['page'] | undefined
  /** To be called after what it is made of has changed; the content stays where nothing in it did. */
  refresh(): void
}

/** Never throws because of what is stored: a page that does not fit gives way to the shipped one. */
export function editedSite(
  shipped: SiteContent,
  store: Pick<PageStore, 'all'>,
  { build, pages: rechecked, faults }: Rechecked,
  menu: { readonly value: { order: readonly string[] } } = { value: { order: [] } },
  redirect?: (from: string) => string | undefined,
  siteTexts: { readonly value: SiteTexts } = { value: { texts: {}, footer: null } },
): EditedSite {
  /** By id; and why the others are not shown. */
  function published(): { edits: Map<string, Edit>; unfit: Map<string, string> } {
    const edits = new Map<string, Edit>()
    const unfit = new Map<string, string>()
    for (const { id, shipped, address, published, deleted } of store.all) {
      if (!published || deleted) continue
      const { checked, checkedBy } = published
      const page = checkedBy === build ? checked : rechecked.get(id)
      if (page) edits.set(id, { shipped, page })
      else unfit.set(address, faults.get(id) ?? 'It was checked by another release')
    }
    return { edits, unfit }
  }

  function readState() {
    const { edits, unfit } = published()
    const drafted = draftedSlots(store.all)
    const hidden = hiddenIds()
    const { order } = menu.value
    const texts = siteTexts.value
    const state = { edits, drafted, order, hidden, unfit, texts }
    try {
      const content = assembled(shipped.value, { ...state, redirect })
      return { ...state, content: withTexts(content, texts) }
    } catch {
      const fit = fitting(edits, unfit)
      const content = assembled(shipped.value, { ...state, edits: fit, drafted: [], redirect })
      return { ...state, content: withTexts(content, texts) }
    }
  }

  const hiddenIds = () =>
    new Set(store.all.filter(page => page.hidden && !page.deleted).map(({ id }) => id))

  function fitting(edits: ReadonlyMap<string, Edit>, unfit: Map<string, string>) {
    const fit = new Map<string, Edit>()
    for (const [id, edit] of edits) {
      try {
        const edits = new Map([...fit, [id, edit]])
        assembled(shipped.value, { edits, drafted: [], order: [], hidden: hiddenIds(), redirect })
        fit.set(id, edit)
      } catch (error) {
        unfit.set(edit.page.path, (error as Error).message)
      }
    }
    return fit
  }

  let state = readState()
  const content = siteContent(state.content)
  shipped.onChange(() => {
    state = readState()
    content.replace(state.content)
  })
  return {
    content,
    get unfit() {
      return state.unfit
    },
    contentWith({ id, shipped: path }, page) {
      const { edits } = published()
      if (page) edits.set(id, { shipped: path, page })
      else edits.delete(id)
      const hidden = hiddenIds()
      hidden.delete(id)
      return assembled(shipped.value, { edits, drafted: [], order: [], hidden, redirect })
    },
    idAt(path) {
      const [id] = [...state.edits].find(([, { page }]) => page.path === path) ?? []
      return id ?? (content.value.byPath.get(path)?.path === path ? idOf(path) : undefined)
    },
    menuIds() {
      const { edits, order } = state
      const whole = { edits, drafted: [], order, hidden: new Set<string>(), redirect }
      const ids = new Map([...edits].map(([id, { page }]) => [page.path, id]))
      return pathsIn(navigationOf(assembled(shipped.value, whole))).map(
        path => ids.get(path) ?? idOf(path),
      )
    },
    shown: id => state.edits.get(id)?.page,
    refresh() {
      const before = state
      state = readState()
      if (!isSame(state, before)) content.replace(state.content)
    },
  }
}

/** Each before those below it. */
const pathsIn = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ href, items = [] }) => [href, ...pathsIn(items)])

interface State {
  content: Content
  /** Of pages that do not fit: see assembled.ts. */
  unfit: ReadonlyMap<string, string>
  edits: ReadonlyMap<string, Edit>
  drafted: readonly DraftedSlot[]
  order: readonly string[]
  hidden: ReadonlySet<string>
  texts: SiteTexts
}

/** Parents are found by redirects, which another process may have told of later than of a page. */
const parentsIn = ({ pages }: Content) => pages.map(({ under }) => under ?? '').join()

/** A save of a draft replaces the stored page with what was published of it: by another object that says the same. */
const isSame = (one: State, other: State) =>
  one.order === other.order &&
  one.texts === other.texts &&
  [...one.hidden].join() === [...other.hidden].join() &&
  [...one.unfit.keys()].join() === [...other.unfit.keys()].join() &&
  parentsIn(one.content) === parentsIn(other.content) &&
  one.edits.size === other.edits.size &&
  [...one.edits].every(([id, { page }]) => sameJson(page, other.edits.get(id)?.page)) &&
  JSON.stringify(one.drafted) === JSON.stringify(other.drafted)
