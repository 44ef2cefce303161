import { createPauses } from '../../../base/pauses.ts'
import { changedParts } from '../changed-parts.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'
import { publishFaults } from './publish-faults.ts'
import type { ImportedPage, ImportReport } from './report.ts'

/** Whether what is edited of each page could be published, and what that would change. */
export async function checkStored(
  options: PageEditorOptions,
  { list, check }: Pick<PageEditor, 'list' | 'check'>,
): Promise<ImportReport> {
  const pages: ImportedPage[] = []
  const pause = createPauses()
  for (const { path } of await list()) {
    await pause()
    const { stored, published, edited } = await findPage(path, options)
    const parts = changedParts(published, edited)
    const fields = await publishFaults(check(edited.source, stored))
    pages.push({ path, state: parts.length > 0 ? 'changed' : 'same', parts, fields })
  }
  return { pages, redirects: [], words: [], saved: 0 }
}
