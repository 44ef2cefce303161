import { use } from '#test'
import { createDraft, type Waits } from '../../../../../../web/admin/draft/draft.ts'
import { openedState } from '../../../../../../web/admin/draft/draft-state.ts'
import { RequestError } from '../../../../../../web/admin/request.ts'
import { withoutNewPlaces } from '../../../../../../web/features/pages/admin/saving/new-place.ts'
import {
  pageKind,
  storedPage,
} from '../../../../../../web/features/pages/admin/saving/page-kind.ts'
import type {
  EditedSection,
  KeyedPage,
  OpenedPage,
} from '../../../../../../web/features/pages/contract.ts'
import { mergePages } from '../../../../../../web/features/pages/merge.ts'

export const section = (title: string): EditedSection => ({ kind: 'prose', title })

/** A page with a section for each letter of the keys. */
export const pageOf = (titles: Record<string, string>, fields = {}): KeyedPage => ({
  source: {
    path: '/about',
    name: 'About',
    ...fields,
    sections: Object.values(titles).map(section),
  },
  keys: Object.keys(titles),
})

/** The same page with another title in one section. */
export function retitled(page: KeyedPage, key: string, title: string): KeyedPage {
  const index = page.keys.indexOf(key)
  const sections = page.source.sections.with(index, section(title))
  return { ...page, source: { ...page.source, sections } }
}

export const titlesOf = ({ source }: KeyedPage) => source.sections.map(({ title }) => title)

/** Stands in for the server's store of one page: its drafts by version. */
export function pageServer(published: KeyedPage) {
  const versions = new Map([[1, published]])
  const sent: KeyedPage[] = []
  const faults: ('lost answer' | 'refused')[] = []
  let version = 1
  let places = 0
  let hold: Promise<void> | undefined

  const stored = () => versions.get(version) as KeyedPage

  function store(page: KeyedPage): void {
    version += 1
    versions.set(version, page)
  }

  /** Gives each picture without a place one; nothing in it is shared with the browser. */
  const received = ({ source, keys }: KeyedPage): KeyedPage =>
    JSON.parse(JSON.stringify({ source: withoutNewPlaces(source), keys }), (_, value) =>
      value?.family && !value.path ? { ...value, path: `pages/${++places}.jpg` } : value,
    )

  const opened = (): OpenedPage => ({
    ...{ id: 'about', path: '/about', version, seenAt: '2026-01-31T08:00:00.000Z' },
    ...{ ...published, draft: { ...stored(), by: 'joan', at: '' } },
  })

  const kind: typeof pageKind = {
    ...pageKind,
    async save(page, before) {
      sent.push(page)
      await hold
      const fault = faults.shift()
      if (fault === 'refused') throw new RequestError(400, '{"error":"Too long."}')
      const base = versions.get(before.version) as KeyedPage
      const merge = mergePages(base, received(page), stored())
      if ('conflicts' in merge) {
        throw new RequestError(409, JSON.stringify({ theirs: stored(), version }))
      }
      store(merge.merged)
      if (fault === 'lost answer') throw new TypeError('Failed to fetch')
      return { ...before, version, content: merge.merged }
    },
    read: async () => storedPage(opened()),
  }
  return {
    ...{ kind, opened, sent, faults, stored },
    /** Another administrator saves. */
    store: (change: (page: KeyedPage) => KeyedPage) => store(change(stored())),
    /** Answers wait until the returned function is called. */
    holdAnswers(): () => void {
      let release = () => {}
      hold = new Promise(resolve => {
        release = resolve
      })
      return release
    },
  }
}

const atOnce: Waits = { untilOnline: async () => {}, untilSignedIn: async () => {} }

/** The draft of a page on such a server, until the test ends. */
export function openedDraft({ kind, opened }: ReturnType<typeof pageServer>) {
  const draft = createDraft(kind, openedState(kind, storedPage(opened())), atOnce, 5)
  use(() => draft.close())
  return draft
}
