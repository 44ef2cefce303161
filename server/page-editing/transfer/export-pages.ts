import type { ExportedPage, ExportedPages } from '../../../web/page-editing/transfer.ts'
import { release } from '../../release.ts'
import type { PageEditor } from '../page-editor.ts'

/** All pages as visitors see them, without drafts. */
export async function exportPages(
  editor: Pick<PageEditor, 'list' | 'open'>,
): Promise<ExportedPages> {
  const pages = await Promise.all(
    (await editor.list()).map(async ({ path }): Promise<ExportedPage> => {
      const { source, keys } = await editor.open(path)
      return { path, source, keys }
    }),
  )
  return { format: 1, release, exportedAt: new Date().toISOString(), pages }
}

/** One field a line, so that two exports can be compared. */
export const exportText = (pages: ExportedPages) => `${JSON.stringify(pages, null, 1)}\n`
