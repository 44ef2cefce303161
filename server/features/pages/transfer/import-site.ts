import { counted, oneOr } from '../../../../web/base/counted.ts'
import { sameCode } from '../../../../web/features/products/codes.ts'
import { AppError, badRequest, conflict } from '../../../base/errors.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import { pageCreator } from '../own-pages.ts'
import type { PageEditor } from '../page-editor.ts'
import type { TransferredProducts } from './index.ts'
import { withOwnSlots } from './own-slots.ts'
import type { ExportedSite } from './parse-export.ts'
import { importPlanner, type Plan } from './plan-import.ts'
import { plannedRedirects, redirectsToAdd } from './plan-redirects.ts'
import type { ImportReport } from './report.ts'
import { changedWords } from './words.ts'

/** Makes drafts of exported pages, of which none is published or merged, and changes products. */
export function siteImport(
  options: PageEditorOptions,
  { alone, check }: Pick<PageEditor, 'alone' | 'check'>,
  { products, store, tables, isRunning, inTurn }: TransferredProducts,
) {
  const planAll = importPlanner(options, { check })
  const { create } = pageCreator(options)

  async function planned(file: ExportedSite) {
    const table = file.products && (await tables.tried(bytesOf(file.products)))
    const codes = new Set(table?.new.map(({ code }) => sameCode(code)))
    const plans = await planAll(file, codes)
    const redirects = plannedRedirects(options, file, codes)
    return { plans, redirects, table, words: wordsOf(file) }
  }

  const wordsOf = ({ words = {} }: ExportedSite) =>
    changedWords(words, store.words, path => products().inSlot(path) !== undefined)

  /** All rows in one write, which can be restored from the bin; then all words in another. */
  async function importProducts(file: ExportedSite, version = '', by: string) {
    const choice = { version, leavesOut: false }
    const table = file.products && (await tables.import(bytesOf(file.products), choice, by))
    await inTurn(async () => {
      const slots = wordsOf(file)
      if (slots.size > 0) await store.change({ slots })
    })
    return table?.report
  }

  return {
    /** The plan of an import. */
    tried: async (file: ExportedSite): Promise<ImportReport> => reportOf(await planned(file), 0),

    /**
     * Replaces the drafts of the pages that differ, and adds those that are not here; what drafts said
     * before stays as former states. Former addresses lead on at once, and products change at once.
     * @throws AppError 400 where a page could not be published so, an address leads nowhere or in a
     *   circle, or a product cannot be: nothing is changed
     */
    async import(file: ExportedSite, by: string): Promise<ImportReport> {
      const { plan, saved } = await importPages(file, by)
      const table = await importProducts(file, plan.table?.version, by).catch(error => {
        throw stoppedAfter(saved, error)
      })
      return reportOf({ ...plan, table }, saved)
    },
  }

  function importPages(file: ExportedSite, by: string) {
    return alone(async replaceDraft => {
      const plan = await planned(file)
      const { plans, redirects, table } = plan
      const faulty = plans.filter(({ fields }) => Object.keys(fields).length > 0).length
      const astray = redirects.filter(({ fault }) => fault !== undefined).length
      const wrong = table?.wrongRows ?? 0
      if (faulty + astray + wrong > 0) throw refused({ faulty, astray, wrong }, reportOf(plan, 0))
      if (!isRunning && table && table.new.length + table.changed.length > 0) {
        throw badRequest('The file has other products. Start the site, which takes them in.')
      }
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
      return { plan, saved }

      async function storeDraft(
        { path, at, state }: Plan,
        { next, lastSlot }: NonNullable<Plan['draft']>,
      ): Promise<void> {
        if (state === 'new') await create({ path, name: String(next.source.name) }, by)
        const page = await findPage(state === 'new' ? path : at, options)
        const source = state === 'new' ? withOwnSlots(next.source, page.stored.id) : next.source
        await replaceDraft(page, { source, keys: next.keys }, by, lastSlot)
      }
    })
  }
}

interface SitePlan {
  plans: readonly Plan[]
  redirects: ImportReport['redirects']
  table: ImportReport['products']
  words: ReadonlyMap<string, unknown>
}

const reportOf = ({ plans, redirects, table, words }: SitePlan, saved: number): ImportReport => ({
  pages: plans.map(({ path, state, parts, fields }) => ({ path, state, parts, fields })),
  redirects,
  ...(table && { products: table }),
  words: [...words.keys()],
  saved,
})

/** One product a line, as it was exported. */
const bytesOf = (lines: readonly string[]) => Buffer.from(lines.join('\r\n'))

function refused(
  { faulty, astray, wrong }: { faulty: number; astray: number; wrong: number },
  report: ImportReport,
): AppError {
  const which = [
    faulty > 0 && oneOr(faulty, 'One page has faults', 'pages have faults'),
    astray > 0 && counted(astray, 'former address has a fault', 'former addresses have faults'),
    wrong > 0 && counted(wrong, 'product has a fault', 'products have faults'),
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
