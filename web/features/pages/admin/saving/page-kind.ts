import type { Draft } from '../../../../admin/draft/draft.ts'
import type { Arrived, DraftKind, Known, Merged } from '../../../../admin/draft/draft-kind.ts'
import type { DraftState } from '../../../../admin/draft/draft-state.ts'
import { indexedRecords } from '../../../../admin/draft/indexed-records.ts'
import { nearest } from '../../../../admin/draft/nearest.ts'
import { request } from '../../../../admin/request.ts'
import { api } from '../../../../base/routes.ts'
import { sameJson } from '../../../../base/same-json.ts'
import type {
  DraftConflict,
  DraftToSave,
  EditedPage,
  KeyedPage,
  OpenedPage,
  SavedDraft,
} from '../../contract.ts'
import { fieldsOf, mergePages, sectionsOf } from '../../merge.ts'
import { about } from './about.ts'
import { changesOf } from './changes.ts'
import { withoutNewPlaces } from './new-place.ts'
import { placesGiven, withPlaces } from './places-given.ts'
import { resolved } from './resolve.ts'

/** The state of a page on the server. */
export interface StoredPage extends Pick<OpenedPage, 'id' | 'path' | 'version' | 'seenAt'> {
  /** The draft, or what visitors see. */
  content: KeyedPage
  /** The page that visitors see. */
  published: KeyedPage
}

export type PageDraft = Draft<KeyedPage, KeyedPage, StoredPage>
export type PageDraftState = DraftState<KeyedPage, KeyedPage, StoredPage>

export function storedPage(opened: OpenedPage): StoredPage {
  const { id, path, version, seenAt, source, keys, draft } = opened
  const published = { source, keys }
  const content = draft ? { source: draft.source, keys: draft.keys } : published
  return { id, path, version, seenAt, content, published }
}

/** Pages as drafts; what visitors see changes with a publication alone. */
export const pageKind: DraftKind<KeyedPage, KeyedPage, StoredPage> = {
  noun: 'page',
  nameOf: ({ content: { source }, path }) => `the page “${String(source.name ?? path)}”`,
  idOf: ({ id }) => id,
  // Records of the first version went by address, which may be that of another page now.
  records: indexedRecords({
    database: 'page-editor',
    version: 2,
    idField: 'pageId',
    typedField: 'page',
  }),
  areStepsRecorded: true,

  async save({ source, keys }, stored) {
    const { path, version, seenAt } = stored
    const body: DraftToSave = { version, source: withoutNewPlaces(source), keys, seenAt }
    const saved = await request<SavedDraft>(about(api.pageDraft, path), { method: 'PUT', body })
    const content = { source: saved.source, keys: saved.keys }
    return { ...stored, version: saved.version, content }
  },
  read: async ({ path }) => storedPage(await request<OpenedPage>(about(api.editedPage, path))),
  newerIn(answer, stored) {
    const { theirs, version } = answer as unknown as DraftConflict
    return theirs && { ...stored, version, content: theirs }
  },

  typedOf: ({ content }) => content,
  contentOf: content => ({ content, faults: {} }),
  storedAs: (stored, content) => ({ ...stored, content }),
  arrived,
  merge(base, mine, theirs, choices): Merged<KeyedPage> {
    const merge = mergePages(base, mine, theirs)
    if ('merged' in merge) return { typed: merge.merged, conflicts: [] }
    const { conflicts } = merge
    return {
      typed: choices ? resolved({ base, mine, theirs }, conflicts, choices) : mine,
      conflicts,
    }
  },
}

/** The server joins what it is sent with what others have saved, and gives new pictures their places. */
function arrived(
  { saved, sent: all }: Pick<Known<KeyedPage, KeyedPage>, 'saved' | 'sent'>,
  { content: theirs }: StoredPage,
  answered?: KeyedPage,
): Arrived<KeyedPage, KeyedPage> {
  // A section that was sent differs as much as a missing one, where a picture in it has a place now.
  const candidates = [...all.toReversed(), saved]
  const sent = answered ?? nearest(candidates, one => changesOf(one, theirs).length)
  const places = placesGiven(sent, theirs)
  const base = withWhatArrived(saved, withPlaces(sent, places), theirs)
  return { base, theirs, completed: page => withPlaces(page, places) }
}

/** The content that both sides share: the one saved before, with what has arrived of what was sent. */
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
