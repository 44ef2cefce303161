import { use } from '#test'
import { RequestError } from '../../../../../../web/admin/request.ts'
import { createDraft } from '../../../../../../web/features/pages/admin/saving/draft.ts'
import { restored } from '../../../../../../web/features/pages/admin/saving/restore.ts'
import type { Connection } from '../../../../../../web/features/pages/admin/saving/saver.ts'
import type {
  DraftToSave,
  EditedPage,
  EditedSection,
  KeyedPage,
  OpenedPage,
  SavedDraft,
} from '../../../../../../web/features/pages/contract.ts'
import { mergePages } from '../../../../../../web/features/pages/merge.ts'

/** When whatever is opened was read. */
export const SEEN_AT = '2026-01-31T08:00:00.000Z'

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

export type Fault = 'no line' | 'lost answer' | 'session over' | 'refused'

/** Stands in for the server's store of one page: its drafts by version. */
export function pageServer(published: KeyedPage) {
  const versions = new Map([[1, published]])
  const sent: DraftToSave[] = []
  const faults: Fault[] = []
  let version = 1
  let places = 0
  let hold: Promise<void> | undefined

  const stored = () => versions.get(version) as KeyedPage

  function store(page: KeyedPage): SavedDraft {
    version += 1
    versions.set(version, page)
    return { version, ...page }
  }

  function failWith(fault: Fault | undefined): void {
    if (fault === 'no line') throw new TypeError('Failed to fetch')
    if (fault === 'session over') throw new RequestError(401, '{}')
    if (fault === 'refused') throw new RequestError(400, '{"error":"Too long."}')
  }

  /** Gives each picture without a place one. */
  const withPlacesGiven = (source: EditedPage): EditedPage =>
    JSON.parse(JSON.stringify(source), (_, value) =>
      value?.family && !value.path ? { ...value, path: `pages/${++places}.jpg` } : value,
    )

  async function save(draft: DraftToSave): Promise<SavedDraft> {
    // What is sent is no longer shared with the browser.
    const copy: DraftToSave = JSON.parse(JSON.stringify(draft))
    sent.push(copy)
    await hold
    const fault = faults.shift()
    failWith(fault)
    const mine = { source: withPlacesGiven(copy.source), keys: copy.keys as string[] }
    const base = versions.get(copy.version) as KeyedPage
    const merge = mergePages(base, mine, stored())
    if ('conflicts' in merge) {
      const answer = { error: 'Meanwhile', base, theirs: stored(), version, ...merge }
      throw new RequestError(409, JSON.stringify(answer))
    }
    const answer = store(merge.merged)
    if (fault === 'lost answer') throw new TypeError('Failed to fetch')
    return answer
  }

  const connection: Connection = {
    save,
    async read(): Promise<OpenedPage> {
      return {
        id: 'about',
        path: '/about',
        version,
        seenAt: SEEN_AT,
        ...published,
        draft: { ...stored(), by: 'joan', at: '' },
      }
    },
    untilSignedIn: () => Promise.resolve(),
    untilOnline: () => Promise.resolve(),
  }
  return {
    connection,
    sent,
    faults,
    stored,
    /** Another administrator saves. */
    store: (change: (page: KeyedPage) => KeyedPage) => store(change(stored())),
    discard: () => store(published),
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

/** The draft of a page on such a server, until the test ends. */
export async function openedDraft({ connection }: { connection: Connection }, pauseMs = 5) {
  const draft = createDraft(restored(await connection.read(), []).state, connection, pauseMs)
  use(() => draft.close())
  return draft
}
