import type { KeyedPage } from '../../../web/page-editing/contract.ts'
import type {
  ExportedPage,
  ExportedPages,
  ImportedPage,
  ImportReport,
} from '../../../web/page-editing/transfer.ts'
import { AppError } from '../../errors.ts'
import { changedParts } from '../changed-parts.ts'
import { type FoundPage, findPage, type PageEditorOptions } from '../editor-options.ts'
import { withNewSlots } from '../new-slots.ts'
import type { PageEditor } from '../page-editor.ts'
import { highestOwnSlot } from './own-slots.ts'
import { publishFaults } from './publish-faults.ts'

export type ImportPages = ReturnType<typeof pageImport>

/** Makes drafts of exported pages: nothing is published, and nothing merged. */
export function pageImport(
  options: PageEditorOptions,
  { alone, check }: Pick<PageEditor, 'alone' | 'check'>,
) {
  async function plan(exported: ExportedPage): Promise<Plan> {
    const { path, keys } = exported
    const page = await findPage(path, options).catch(ignoreNotFound)
    if (!page) return { path, state: 'new', parts: [], fields: { path: NO_SUCH_PAGE } }
    const { stored, edited } = page
    const last = Math.max(stored.lastSlot, highestOwnSlot(exported.source, stored.id))
    const { source, lastSlot } = withNewSlots(exported.source, stored.id, last)
    const next = { source, keys }
    const parts = changedParts(edited, next)
    if (parts.length === 0) return { path, state: 'same', parts, fields: {} }
    const fields = await publishFaults(check(source, { ...stored, lastSlot }))
    return { path, state: 'changed', parts, fields, draft: { page, next, lastSlot } }
  }

  async function planAll({ pages }: ExportedPages): Promise<Plan[]> {
    const plans: Plan[] = []
    for (const page of pages) plans.push(await plan(page))
    return plans
  }

  return {
    /** What an import would do. */
    tried: async (file: ExportedPages): Promise<ImportReport> => reportOf(await planAll(file), 0),

    /**
     * Replaces the drafts of the pages that differ; what they said before stays as former states.
     * @throws AppError 400 where a page could not be published so: nothing is changed
     */
    import: (file: ExportedPages, by: string): Promise<ImportReport> =>
      alone(async replaceDraft => {
        const plans = await planAll(file)
        const faulty = plans.filter(({ fields }) => Object.keys(fields).length > 0).length
        if (faulty > 0) throw refused(faulty, reportOf(plans, 0))
        let saved = 0
        for (const { draft } of plans) {
          if (!draft) continue
          const { page, next, lastSlot } = draft
          await replaceDraft(page, next, by, lastSlot).catch(error => {
            throw stoppedAfter(saved, error)
          })
          saved += 1
        }
        return reportOf(plans, saved)
      }),
  }
}

interface Plan extends ImportedPage {
  /** Missing where there is nothing to store. */
  draft?: { page: FoundPage; next: KeyedPage; lastSlot: number }
}

const NO_SUCH_PAGE = 'This site has no page at this address'

const reportOf = (plans: readonly Plan[], saved: number): ImportReport => ({
  pages: plans.map(({ path, state, parts, fields }) => ({ path, state, parts, fields })),
  saved,
})

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status !== 404) throw error
}

function refused(faulty: number, report: ImportReport): AppError {
  const which = faulty === 1 ? 'One page has faults' : `${faulty} pages have faults`
  const message = `${which}: nothing was changed`
  return new AppError(400, 'bad-request', message, { details: { ...report } })
}

/** Each draft is a file of its own: the import can be repeated, and goes on where it stopped. */
function stoppedAfter(saved: number, cause: unknown): unknown {
  if (saved === 0 || !(cause instanceof AppError)) return cause
  const message = `${saved} drafts were saved, then it stopped. Import the file again. ${cause.message}`
  return new AppError(cause.status, cause.code, message, { cause: cause.cause })
}
