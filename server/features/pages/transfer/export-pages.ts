import type { ExportedPage, ExportedPages } from '../../../../web/features/pages/transfer.ts'
import { release } from '../../../base/release.ts'
import { findPage, type PageEditorOptions } from '../editor-options.ts'
import type { PageEditor } from '../page-editor.ts'

/** All pages as visitors see them, without drafts and without pages that they do not see. */
export async function exportPages(
  options: PageEditorOptions,
  { list }: Pick<PageEditor, 'list'>,
): Promise<ExportedPages> {
  const pages: ExportedPage[] = []
  for (const { path, state } of await list()) {
    if (state === 'hidden') continue
    const { stored, published } = await findPage(path, options)
    const { shipped, address } = stored
    const isMoved = shipped !== undefined && shipped !== address
    pages.push({ path, ...(isMoved && { shipped }), ...published })
  }
  const redirects = Object.entries(options.redirects.list).map(([from, { to }]) => ({ from, to }))
  return { format: 1, release, exportedAt: new Date().toISOString(), pages, redirects }
}

/** One field a line, so that two exports can be compared. */
export const exportText = (pages: ExportedPages) => `${JSON.stringify(pages, null, 1)}\n`
