import type {
  DraftToSave,
  KeyedPage,
  ListedPage,
  OpenedPage,
  PageVersion,
  SavedDraft,
} from '../../web/page-editing/contract.ts'
import { notFound } from '../errors.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { changedParts } from './changed-parts.ts'
import { draftEditor } from './drafts.ts'
import { findPage, type PageEditorOptions } from './editor-options.ts'
import { type Published, publisher } from './publication.ts'
import { keysOf } from './section-keys.ts'
import { pageId } from './store.ts'
import { editedState, publishedState } from './stored-page.ts'

export type PageEditor = ReturnType<typeof pageEditor>

/** Pages as administrators read and change them: one write after the other. */
export function pageEditor(options: PageEditorOptions) {
  const { store, site, sources, versions } = options
  const drafts = draftEditor(options)
  const { check, publish } = publisher(options)
  const inTurn = createSerialQueue()

  async function listed(path: string, name: string): Promise<ListedPage> {
    const { draft, published } = store.get(path) ?? {}
    const last = draft ?? published
    const changed = last && { changedAt: last.at, changedBy: last.by }
    if (!draft) return { path, name, state: published ? 'published' : 'shipped', ...changed }
    const before = published ?? (await sources()).get(path)
    const unpublished = before ? changedParts(before, draft).length : 0
    return { path, name, state: 'draft', unpublished, ...changed }
  }

  /** A state of the past. */
  async function formerState(path: unknown, version: string): Promise<KeyedPage> {
    const { stored, shipped } = await findPage(path, options)
    if (version === 'shipped') {
      const keys = keysOf(shipped.source, undefined, editedState(stored, shipped))
      return { ...shipped, keys }
    }
    const found = await versions.read(pageId(stored.shipped), version)
    if (!found) throw notFound('There is no such version of this page')
    return found
  }

  return {
    list: (): Promise<ListedPage[]> =>
      Promise.all(site.content.value.pages.map(({ path, name }) => listed(path, name))),

    async open(path: unknown): Promise<OpenedPage> {
      const { stored, shipped } = await findPage(path, options)
      const { version, draft } = stored
      return {
        path: stored.shipped,
        version,
        ...publishedState(stored, shipped),
        ...(draft && { draft }),
      }
    },

    save: (path: unknown, given: DraftToSave, by: string): Promise<SavedDraft> =>
      inTurn(() => drafts.save(path, given, by)),

    discard: (path: unknown, by: string): Promise<SavedDraft> =>
      inTurn(() => drafts.discard(path, by)),

    publish: (path: unknown, version: number, by: string): Promise<Published> =>
      inTurn(() => publish(path, version, by)),

    async versions(path: unknown): Promise<PageVersion[]> {
      const { stored } = await findPage(path, options)
      return versions.list(pageId(stored.shipped))
    },

    version: formerState,

    check,

    /** Does some work while nothing else changes pages; it is given what replaces a draft. */
    alone: <T>(work: (store: typeof drafts.store) => Promise<T>): Promise<T> =>
      inTurn(() => work(drafts.store)),

    /**
     * Makes a draft of a former state: nothing that was published is lost.
     * @param to the id of a version, or `shipped`
     */
    revert: (path: unknown, to: string, by: string): Promise<SavedDraft> =>
      inTurn(async () => {
        const state = await formerState(path, to)
        return drafts.store(await findPage(path, options), state, by)
      }),
  }
}
