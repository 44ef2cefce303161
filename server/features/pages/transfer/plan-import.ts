import type { KeyedPage } from '../../../../web/features/pages/contract.ts'
import { sameCode } from '../../../../web/features/products/codes.ts'
import { AppError } from '../../../base/errors.ts'
import { createPauses } from '../../../base/pauses.ts'
import { changedParts } from '../changed-parts.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import { withNewSlots } from '../new-slots.ts'
import { pageCreator } from '../own-pages.ts'
import type { PageEditor } from '../page-editor.ts'
import type { StoredPage } from '../stored-page.ts'
import { highestOwnSlot, withOwnSlots } from './own-slots.ts'
import type { ExportedPage, ExportedSite } from './parse-export.ts'
import { publishFaults } from './publish-faults.ts'
import type { ImportedPage } from './report.ts'

/** What an import makes of one page of a file. */
export interface Plan extends ImportedPage {
  /** By which it is found here. */
  at: string
  /** Missing where there is nothing to store. */
  draft?: { next: KeyedPage; lastSlot: number }
}

/**
 * Compares the pages of a file with those of the site, and checks those that differ.
 * @returns is given the codes of products that the file adds, as `sameCode` makes them
 */
export function importPlanner(
  options: PageEditorOptions,
  { check }: Pick<PageEditor, 'check'>,
): (file: Pick<ExportedSite, 'pages'>, added: ReadonlySet<string>) => Promise<Plan[]> {
  const { freeId } = pageCreator(options)

  async function plan({ path, shipped, ...exported }: ExportedPage): Promise<Plan> {
    const at = shipped ?? path
    const found = await findPage(at, options).catch(ignoreNotFound)
    const stored = found?.stored ?? newPage(path, exported, freeId(path))
    const own = found ? exported.source : withOwnSlots(exported.source, stored.id)
    const last = Math.max(stored.lastSlot, highestOwnSlot(own, stored.id))
    const { source, lastSlot } = withNewSlots(own, stored.id, last)
    const next = { source, keys: exported.keys }
    const parts = found ? changedParts(found.edited, next) : []
    if (found && parts.length === 0) return { path, at, state: 'same', parts, fields: {} }
    const fields = await publishFaults(check(source, { ...stored, lastSlot }))
    const state = found ? 'changed' : 'new'
    return { path, at, state, parts, fields, draft: { next, lastSlot } }
  }

  return async ({ pages }, added) => {
    const plans: Plan[] = []
    const paths = new Set(pages.map(({ path }) => path))
    const pause = createPauses()
    for (const page of pages) {
      await pause()
      const planned = await plan(page)
      // It can be published once the page above it is, which comes with it, as products do.
      if (paths.has(String(page.source.under))) delete planned.fields.under
      for (const at of Object.keys(planned.fields)) {
        if (added.has(sameCode(codeOfTile(page.source, at)))) delete planned.fields[at]
      }
      plans.push(planned)
    }
    return plans
  }
}

/** The code at a field of tiles of products, such as `sections.2.codes.0`; '' at any other. */
function codeOfTile({ sections }: KeyedPage['source'], at: string): string {
  const [, section = '', code = ''] = /^sections\.(\d+)\.codes\.(\d+)$/.exec(at) ?? []
  const { codes } = Object(sections[Number(section)]) as { codes?: string[] }
  return section === '' ? '' : String(codes?.[Number(code)])
}

/** As it would be stored. */
const newPage = (address: string, { source, keys }: KeyedPage, id: string): StoredPage => ({
  id,
  origin: { source, keys },
  address,
  version: 0,
  former: [],
  lastSlot: 0,
})

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof AppError) || error.status !== 404) throw error
}
