import type { EditedPage } from '../../../web/features/pages/contract.ts'
import { conflict, notFound } from '../../base/errors.ts'
import { findPage, type PageEditorOptions } from './editor-options.ts'
import { formerOf, withFormer } from './former-states.ts'
import { CHANGED, momentAfter, type publisher } from './publication.ts'
import { pagesFormat } from './store.ts'

/** Changes names in a page as visitors see it, whatever its draft says. Its calls must not overlap. */
export function pageRenamer(
  options: PageEditorOptions,
  { check }: Pick<ReturnType<typeof publisher>, 'check'>,
) {
  const { store, versions } = options
  return {
    /**
     * A draft is renamed as well, and stays one; a hidden page stays hidden.
     * @param renamed returns a source with the other name
     * @throws AppError 400 with a sentence for each field that is wrong; 409 where the page has changed
     */
    async rename(
      path: string,
      renamed: (source: EditedPage) => EditedPage,
      by: string,
    ): Promise<void> {
      const { stored, edited } = await findPage(path, options)
      const { id, version, published } = stored
      if (!published) throw notFound('Visitors have never seen this page')
      const { keys } = published
      const source = renamed(published.source)
      const checked = await check(source, stored)
      const number = version + 1
      const at = momentAfter(published.at)
      await versions.add(id, { number, at, by, sections: ['name'], source, keys })
      await store.change(stored, draft => {
        if (draft.version !== version) throw conflict(CHANGED)
        const next = { source: renamed(edited.source), keys: edited.keys }
        draft.former = withFormer(draft.former, formerOf(version, edited, next))
        draft.version = number
        draft.published = { source, keys, by, at, checked, format: pagesFormat.version }
        if (draft.draft) draft.draft.source = renamed(draft.draft.source)
        if (draft.publishAt?.version === version) draft.publishAt.version = number
        delete draft.deliveredAs
      })
    },
  }
}
