import { Action } from '@radix-ui/react-toast'
import { showToast } from '../../../../ui/toast/toasts.ts'
import type { KeyedPage } from '../../contract.ts'
import { mergePages } from '../../merge.ts'
import type { PageDraft } from '../saving/page-kind.ts'

interface Words {
  title: string
  description: string
}

/**
 * Says what was done with sections or with the page, with a button that takes it back. What was typed
 * since stays.
 * @param before the page before it
 */
export function offerUndo(draft: PageDraft, before: KeyedPage, words: Words): void {
  const after = draft.state.value.typed
  const action = (
    <Action
      className="button small secondary"
      altText="Undo"
      onClick={() => takeBack(draft, before, after)}
    >
      Undo
    </Action>
  )
  showToast({ ...words, action })
}

function takeBack(draft: PageDraft, before: KeyedPage, after: KeyedPage): void {
  const now = draft.state.value.typed
  const merge = mergePages(after, before, now)
  // Where both changed the same, what was there before wins; undo leads back from that.
  if (now === after) draft.undo()
  else draft.change('merged' in merge ? merge.merged : before)
}
