import type { MomentsToPlan } from '../../../web/page-editing/contract.ts'
import { day } from '../../../web/units.ts'
import { badRequest, conflict } from '../../errors.ts'
import type { FoundPage } from '../editor-options.ts'
import { hidingFault } from '../hiding/hiding-fault.ts'
import { UNSEEN } from '../hiding/page-hider.ts'
import { CHANGED, type PageSchedulesOptions } from './run-due.ts'
import type { StoredPlans } from './store.ts'

/** Makes the plans of a page from what its author asks for, and from those that it has. */
export function plansMaker({ editing, editor, store, clock }: PageSchedulesOptions) {
  const { site } = editing

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
  ): Promise<StoredPlans['publication']> {
    const at = checkTime(given, 'at')
    if (version !== stored.version) throw conflict(CHANGED)
    const isPublic = stored.published !== undefined
    if (!stored.draft && isPublic && !stored.hidden) {
      throw badRequest('This page has no changes to publish')
    }
    await editor.check(edited.source, stored)
    return { version, at, by }
  }

  function hidingOf(
    { stored, edited }: FoundPage,
    { until, leadsTo }: MomentsToPlan & { until: string },
    isShownBefore: boolean,
    by: string,
  ): StoredPlans['hiding'] {
    const at = checkTime(until, 'until')
    const isPublic = stored.published !== undefined
    if (!isShownBefore && (stored.hidden || !isPublic)) throw badRequest(UNSEEN, { until: UNSEEN })
    const fault = hidingFault(stored, edited, site.content.value, path => goesDownBy(path, at))
    if (fault) throw badRequest(fault, { until: fault })
    editor.checkTarget(leadsTo, stored.address)
    return { at, by, ...(leadsTo !== undefined && { leadsTo }) }
  }

  /** Pages below one may be hidden at the same time. */
  function goesDownBy(path: string, at: string): boolean {
    const { hiding } = store.value[site.idAt(path) ?? ''] ?? {}
    return hiding !== undefined && hiding.failed === undefined && hiding.at <= at
  }

  return async (page: FoundPage, moments: MomentsToPlan, by: string): Promise<StoredPlans> => {
    const before = store.value[page.stored.id]
    const { at, until } = moments
    const publication =
      at === undefined ? before?.publication : await publicationOf(page, { ...moments, at }, by)
    const isShownBefore = publication !== undefined && publication.failed === undefined
    const hiding =
      until === undefined
        ? before?.hiding
        : hidingOf(page, { ...moments, until }, isShownBefore, by)
    if (isShownBefore && hiding && hiding.failed === undefined && hiding.at <= publication.at) {
      throw badRequest(SOONER, { [until === undefined ? 'at' : 'until']: SOONER })
    }
    return { ...(publication && { publication }), ...(hiding && { hiding }) }
  }
}

const PAST = 'Choose a time that is still to come'
const LATE = 'Choose a time within two years'
const SOONER = 'Visitors would never see it: it is taken down before it is shown'

/** Years are mistyped. */
const LONGEST = 2 * 366 * day
