import { day } from '../../../../web/base/units.ts'
import type { ListedPage, MomentsToPlan } from '../../../../web/features/pages/contract.ts'
import { badRequest, conflict } from '../../../base/errors.ts'
import { type FoundPage, findPage, type PageEditorOptions } from '../editor-options.ts'
import { hidingFault } from '../hiding/hiding-fault.ts'
import { type pageHider, UNSEEN } from '../hiding/page-hider.ts'
import type { publisher } from '../publication.ts'
import type { StoredPage } from '../stored-page.ts'

/** A plan either publishes a page or hides it. */
export type PlanKind = 'publication' | 'hiding'

export type Planned = Pick<ListedPage, 'schedule' | 'goesDown'>

/** The plans of a page: a version is published unless the draft has changed since. */
export function plannedOf({ publishAt, hideAt, version }: Readonly<StoredPage>): Planned {
  return {
    ...(publishAt && {
      schedule: publishAt.version === version ? publishAt : { failed: CHANGED, ...publishAt },
    }),
    ...(hideAt && { goesDown: hideAt }),
  }
}

export const CHANGED = 'The page was changed after this was planned. Look at it, and plan it again.'

type Checks = Pick<ReturnType<typeof publisher>, 'check'> &
  Pick<ReturnType<typeof pageHider>, 'checkTarget'>

/** Plans when pages are published and hidden by themselves. Its calls must not overlap. */
export function pagePlanner(options: PageEditorOptions, { check, checkTarget }: Checks) {
  const { store, site, clock } = options

  function checkTime(at: string, field: 'at' | 'until'): string {
    const fromNow = Date.parse(at) - clock()
    if (fromNow <= 0) throw badRequest(PAST, { [field]: PAST })
    if (fromNow > LONGEST) throw badRequest(LATE, { [field]: LATE })
    return new Date(at).toISOString()
  }

  async function publicationOf(
    { stored, edited }: FoundPage,
    { version, at: given }: MomentsToPlan & { at: string },
    by: string,
  ): Promise<StoredPage['publishAt']> {
    const at = checkTime(given, 'at')
    if (version !== stored.version) throw conflict(CHANGED)
    if (!stored.draft && stored.published && !stored.hidden) {
      throw badRequest('This page has no changes to publish')
    }
    await check(edited.source, stored)
    return { version, at, by }
  }

  function hidingOf(
    { stored, edited }: FoundPage,
    { until, leadsTo }: MomentsToPlan & { until: string },
    isShownBefore: boolean,
    by: string,
  ): StoredPage['hideAt'] {
    const at = checkTime(until, 'until')
    const isSeen = stored.published !== undefined && !stored.hidden
    if (!isShownBefore && !isSeen) throw badRequest(UNSEEN, { until: UNSEEN })
    const fault = hidingFault(stored, edited, site.content.value, path => isHiddenBy(path, at))
    if (fault) throw badRequest(fault, { until: fault })
    checkTarget(leadsTo, stored.address)
    return { at, by, ...(leadsTo !== undefined && { leadsTo }) }
  }

  /** Pages below one may be hidden at the same time. */
  function isHiddenBy(path: string, at: string): boolean {
    const hideAt = store.get(site.idAt(path) ?? '')?.hideAt
    return hideAt !== undefined && hideAt.failed === undefined && hideAt.at <= at
  }

  return {
    /**
     * Plans what is named; what is planned otherwise stays.
     * @throws AppError 400 with a sentence for each field that prevents it; 409 where the page was
     *   changed since this version
     */
    async plan(
      path: unknown,
      moments: MomentsToPlan,
      by: string,
    ): Promise<Planned & { path: string }> {
      const page = await findPage(path, options)
      const { stored } = page
      const { at, until } = moments
      const publishAt =
        at === undefined ? stored.publishAt : await publicationOf(page, { ...moments, at }, by)
      const isShownBefore = publishAt !== undefined && publishAt.failed === undefined
      const hideAt =
        until === undefined
          ? stored.hideAt
          : hidingOf(page, { ...moments, until }, isShownBefore, by)
      if (isShownBefore && hideAt && hideAt.failed === undefined && hideAt.at <= publishAt.at) {
        throw badRequest(SOONER, { [until === undefined ? 'at' : 'until']: SOONER })
      }
      await store.change(stored, draft => void Object.assign(draft, { publishAt, hideAt }))
      return { path: stored.address, ...plannedOf({ ...stored, publishAt, hideAt }) }
    },

    /**
     * @param kind all by default
     * @returns the address of the page; undefined where nothing was planned
     */
    async cancel(path: unknown, kind?: PlanKind): Promise<string | undefined> {
      const { stored } = await findPage(path, options)
      const fields = (['publishAt', 'hideAt'] as const).filter(
        field => stored[field] && (kind === undefined || field === FIELDS[kind]),
      )
      if (fields.length === 0) return undefined
      await store.change(stored, draft => {
        for (const field of fields) delete draft[field]
      })
      return stored.address
    },
  }
}

/** The field of a stored page that has a plan. */
export const FIELDS = { publication: 'publishAt', hiding: 'hideAt' } as const

const PAST = 'Choose a time that is still to come'
const LATE = 'Choose a time within two years'
const SOONER = 'Visitors would never see it: it is taken down before it is shown'

/** Years are mistyped. */
const LONGEST = 2 * 366 * day
