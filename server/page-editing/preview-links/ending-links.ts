import type { Log } from '../../log.ts'
import type { PageEditor } from '../page-editor.ts'
import type { PreviewLinks } from './preview-links.ts'

/** The editor, whose publications end the links to what was a draft before. */
export function endingLinks(
  editor: PageEditor,
  links: Pick<PreviewLinks, 'end'>,
  log: Log,
): PageEditor {
  return {
    ...editor,
    async publish(path, version, by) {
      const published = await editor.publish(path, version, by)
      // It is published all the same, and the links end after seven days.
      await links.end(published.path).catch(err => log.warn({ err }, 'preview links not ended'))
      return published
    },
  }
}
