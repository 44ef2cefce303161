import type {
  DraftToSave,
  EditedPage,
  KeyedPage,
  ListedPage,
  MomentsToPlan,
  OpenedPage,
  PageVersion,
  SavedDraft,
} from '../../../web/features/pages/contract.ts'
import { notFound } from '../../base/errors.ts'
import { stayFault } from '../../content/addresses.ts'
import { changedParts } from './changed-parts.ts'
import { draftEditor } from './drafts.ts'
import { deliveredOf, findPage, type PageEditorOptions } from './editor-options.ts'
import { pageHider } from './hiding/page-hider.ts'
import { type NewPage, pageCreator } from './own-pages.ts'
import { type Published, publisher } from './publication.ts'
import { pageRenamer } from './rename-page.ts'
import { type PlanKind, pagePlanner, plannedOf } from './schedule/plans.ts'
import { planRunner } from './schedule/run-due.ts'
import { keysOf } from './section-keys.ts'
import type { StoredPage } from './stored-page.ts'

export type PageEditor = ReturnType<typeof pageEditor>

/** Pages as administrators read and change them: one write after the other. */
export function pageEditor(options: PageEditorOptions) {
  const { store, site, starter, versions, inTurn } = options
  const drafts = draftEditor(options)
  const { check, publish } = publisher(options)
  const { create } = pageCreator(options)
  const { rename } = pageRenamer(options, { check })
  const { visibility, hide, show, checkTarget } = pageHider(options, { check })
  const { plan, cancel } = pagePlanner(options, { check, checkTarget })

  async function listed(stored: Readonly<StoredPage>): Promise<ListedPage> {
    const { draft, published, address, ...page } = stored
    const name = site.content.value.byPath.get(address)?.name ?? nameOf(stored)
    const last = draft ?? (page.deliveredAs ? undefined : published)
    const planned = plannedOf(stored)
    const isScheduled = planned.schedule !== undefined && planned.schedule.failed === undefined
    const row = {
      path: address,
      name,
      ...(last && { changedAt: last.at, changedBy: last.by }),
      ...(page.shipped === undefined && { isOwn: true as const }),
      ...planned,
    }
    const stateOf = <S extends ListedPage['state']>(state: S) => (isScheduled ? 'scheduled' : state)
    const { hidden } = page
    if (hidden) return { ...row, state: stateOf('hidden'), isHidden: true, hidden }
    if (!published) return { ...row, state: stateOf('hidden'), isHidden: true }
    if (!draft) {
      const isNewInRelease = await starter.hasNewer(page)
      const state = stateOf(page.deliveredAs ? 'shipped' : 'published')
      return { ...row, state, ...(isNewInRelease && { isNewInRelease }) }
    }
    const unpublished = changedParts(published, draft).length
    return { ...row, state: stateOf('draft'), unpublished }
  }

  const nameOf = ({ draft, published, address }: Readonly<StoredPage>) =>
    String((draft ?? published)?.source.name ?? address)

  async function publishOrShow(path: unknown, version: number, by: string): Promise<Published> {
    const published = await publish(path, version, by)
    // A hidden page without a draft is published by being shown.
    await show(published.path)
    return published
  }

  /** A state of the past. */
  async function formerState(path: unknown, version: string): Promise<KeyedPage> {
    const { stored, edited } = await findPage(path, options)
    if (version === 'shipped') {
      const delivered = await deliveredOf(stored, options)
      if (!delivered) throw notFound('This page is not delivered any more')
      return { ...delivered, keys: keysOf(delivered.source, undefined, edited) }
    }
    const found = await versions.read(stored.id, version)
    if (!found) throw notFound('There is no such version of this page')
    return found
  }

  async function open(path: unknown): Promise<OpenedPage> {
    const { stored, published } = await findPage(path, options)
    const { version, draft, shipped, hidden } = stored
    return {
      id: stored.id,
      path: stored.address,
      version,
      seenAt: new Date().toISOString(),
      ...published,
      ...(draft && { draft: withoutBegun(draft) }),
      ...(shipped === undefined && { isOwn: true as const }),
      ...(shipped === undefined && !stored.published && { isHidden: true as const }),
      ...(stayFault(stored, false) === undefined && { mayGo: true as const }),
      ...(hidden && { hidden }),
      ...plannedOf(stored),
    }
  }

  return {
    /** Those that visitors see, then those that are not published yet. */
    async list(): Promise<ListedPage[]> {
      const { pages } = site.content.value
      const places = new Map(pages.map(({ path }, index) => [path, index]))
      const placeOf = ({ address }: Readonly<StoredPage>) => places.get(address) ?? places.size
      const present = store.all.filter(page => !page.deleted)
      const inOrder = present.toSorted((one, other) => placeOf(one) - placeOf(other))
      return Promise.all(inOrder.map(listed))
    },

    open,

    create: (page: NewPage, by: string): Promise<OpenedPage> =>
      inTurn(async () => open((await create(page, by)).address)),

    /**
     * Adds a page that visitors see at once.
     * @throws AppError 400 with a sentence for each field that is wrong; then there is no page
     */
    createPublic: (page: NewPage & { source: EditedPage }, by: string): Promise<Published> =>
      inTurn(async () => {
        const { path, name, source } = page
        const unsaved = { id: '', address: path, version: 0, former: [], lastSlot: 0 }
        await check({ ...source, path, name }, unsaved)
        const { address, version } = await create(page, by)
        return publishOrShow(address, version, by)
      }),

    save: (path: unknown, given: DraftToSave, by: string): Promise<SavedDraft> =>
      inTurn(() => drafts.save(path, given, by)),

    discard: (path: unknown, by: string): Promise<SavedDraft> =>
      inTurn(() => drafts.discard(path, by)),

    publish: (path: unknown, version: number, by: string): Promise<Published> =>
      inTurn(() => publishOrShow(path, version, by)),

    async versions(path: unknown): Promise<PageVersion[]> {
      const { stored } = await findPage(path, options)
      return versions.list(stored.id)
    },

    version: formerState,

    check,

    visibility,

    hide: (path: unknown, leadsTo: string | undefined, by: string): Promise<string> =>
      inTurn(() => hide(path, leadsTo, by)),

    show: (path: unknown): Promise<string | undefined> => inTurn(() => show(path, true)),

    plan: (path: unknown, moments: MomentsToPlan, by: string) =>
      inTurn(() => plan(path, moments, by)),

    cancelPlan: (path: unknown, kind?: PlanKind): Promise<string | undefined> =>
      inTurn(() => cancel(path, kind)),

    runDue: planRunner(options, { publish: publishOrShow, hide }),

    rename: (...given: Parameters<typeof rename>) => inTurn(() => rename(...given)),

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

function withoutBegun({ begun: _, ...draft }: NonNullable<StoredPage['draft']>) {
  return draft
}
