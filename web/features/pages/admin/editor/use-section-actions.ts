import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { EditedSection } from '../../contract.ts'
import type { PageDraft } from '../saving/page-kind.ts'
import { added, copied, deleted, hiddenOrShown, moved } from './edit-sections.ts'
import { offerUndo } from './offer-undo.tsx'
import type { Selection } from './use-selection.ts'

export type SectionActions = ReturnType<typeof useSectionActions>

/** What can be done with a section as a whole. */
export function useSectionActions(draft: PageDraft, { key: selected, select, clear }: Selection) {
  return useMemo(() => {
    const now = () => draft.state.value.typed
    return {
      move(key: string, by: number): void {
        const next = moved(now(), key, by)
        if (next !== now()) draft.change(next)
      },
      copy(key: string): void {
        const copy = copied(now(), key)
        if (!copy) return
        draft.change(copy.page)
        select(copy.key)
      },
      hideOrShow: (key: string) => draft.change(hiddenOrShown(now(), key)),
      remove(key: string): void {
        const before = now()
        const index = before.keys.indexOf(key)
        clear()
        flushSync(() => draft.change(deleted(before, key)))
        // The button that was pressed has gone with the section.
        document.querySelectorAll<HTMLElement>('.outline-section')[index]?.focus()
        offerUndo(draft, before, {
          title: 'Section deleted',
          description: 'It is gone once you publish. Its files stay for 30 days.',
        })
      },
      /** Behind the selected section. */
      add(section: EditedSection): void {
        const { page, key } = added(now(), section, selected)
        draft.change(page)
        select(key)
      },
    }
  }, [draft, selected, select, clear])
}
