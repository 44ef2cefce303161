import { counted, oneOr } from '../../../../web/base/counted.ts'
import type { ExportedPages, ImportReport } from '../../../../web/features/pages/transfer.ts'
import { AppError, conflict } from '../../../base/errors.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import { pageCreator } from '../own-pages.ts'
import type { PageEditor } from '../page-editor.ts'
import { withOwnSlots } from './own-slots.ts'
import { importPlanner, type Plan } from './plan-import.ts'
import { plannedRedirects, redirectsToAdd } from './plan-redirects.ts'

/** Makes drafts of exported pages: nothing is published, and nothing merged. */
export function pageImport(
  options: PageEditorOptions,
  { alone, check }: Pick<PageEditor, 'alone' | 'check'>,
) {
  const planAll = importPlanner(options, { check })
  const { create } = pageCreator(options)

  return {
    /** What an import would do. */
    tried: async (file: ExportedPages): Promise<ImportReport> =>
      reportOf(await planAll(file), plannedRedirects(options, file), 0),

    /**
     * Replaces the drafts of the pages that differ, and adds those that are not here; what drafts said
     * before stays as former states. Former addresses lead on at once.
     * @throws AppError 400 where a page could not be published so, or an address leads nowhere or in a
     *   circle: nothing is changed
     */
    import: (file: ExportedPages, by: string): Promise<ImportReport> =>
      alone(async replaceDraft => {
        const plans = await planAll(file)
        const redirects = plannedRedirects(options, file)
        const report = (saved: number) => reportOf(plans, redirects, saved)
        const faulty = plans.filter(({ fields }) => Object.keys(fields).length > 0).length
        const astray = redirects.filter(({ fault }) => fault !== undefined).length
        if (faulty + astray > 0) throw refused(faulty, astray, report(0))
        let saved = 0
        for (const plan of plans) {
          if (!plan.draft) continue
          await storeDraft(plan, plan.draft).catch(error => {
            throw stoppedAfter(saved, error)
          })
          saved += 1
        }
        // After the pages: those that failed leave all of it to be repeated.
        const added = redirectsToAdd(redirects)
        if (added.length > 0) {
          const isAdded = await options.redirects.addAll(added, by).catch(error => {
            throw stoppedAfter(saved, error)
          })
          if (!isAdded) throw stoppedAfter(saved, conflict(LED_ELSEWHERE))
        }
        return report(saved)

        async function storeDraft(
          { path, at, state }: Plan,
          { next, lastSlot }: NonNullable<Plan['draft']>,
        ): Promise<void> {
          if (state === 'new') await create({ path, name: String(next.source.name) }, by)
          const page = await findPage(state === 'new' ? path : at, options)
          const source = state === 'new' ? withOwnSlots(next.source, page.stored.id) : next.source
          await replaceDraft(page, { source, keys: next.keys }, by, lastSlot)
        }
      }),
  }
}

const reportOf = (
  plans: readonly Plan[],
  redirects: ImportReport['redirects'],
  saved: number,
): ImportReport => ({
  pages: plans.map(({ path, state, parts, fields }) => ({ path, state, parts, fields })),
  redirects,
  saved,
})

function refused(faulty: number, astray: number, report: ImportReport): AppError {
  const which = [
    faulty > 0 && oneOr(faulty, 'One page has faults', 'pages have faults'),
    astray > 0 && counted(astray, 'former address has a fault', 'former addresses have faults'),
  ]
  const message = `${which.filter(Boolean).join(', ')}: nothing was changed`
  return new AppError(400, 'bad-request', message, { details: { ...report } })
}

const LED_ELSEWHERE =
  'Somebody else has changed former addresses meanwhile, so that one would lead back to itself.'

/** Each draft is a file of its own: the import can be repeated, and goes on where it stopped. */
function stoppedAfter(saved: number, cause: unknown): unknown {
  if (saved === 0 || !(cause instanceof AppError)) return cause
  const count = counted(saved, 'draft was', 'drafts were')
  const message = `${count} saved, then it stopped. Import the file again. ${cause.message}`
  return new AppError(cause.status, cause.code, message, { cause: cause.cause })
}
