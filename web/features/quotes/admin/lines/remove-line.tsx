import { Action } from '@radix-ui/react-toast'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { withLineAt, withoutLine } from '../draft/edits.ts'
import type { QuoteDraft } from '../draft/quote-kind.ts'

/** Removes a line, with a button that puts it back where it was. */
export function removeLine(draft: QuoteDraft, key: string): void {
  const { lines } = draft.state.value.typed
  const index = lines.findIndex(line => line.key === key)
  const line = lines[index]
  if (!line) return
  focusBeside(key)
  draft.change(withoutLine(key))
  const action = (
    <Action
      className="button small secondary"
      altText="Undo"
      onClick={() => draft.change(withLineAt(line, index))}
    >
      Undo
    </Action>
  )
  showToast({ title: `${line.code ?? (line.text || 'The line')} was removed`, action })
}

/** The button that has the focus goes with its row: the next row has one at the same place. */
function focusBeside(key: string): void {
  const row = document.querySelector(`[data-line="${CSS.escape(key)}"]`)
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const button = next?.querySelector<HTMLElement>('.quote-tools button:last-child')
  const target = button ?? document.querySelector<HTMLElement>('.quote-add button')
  target?.focus({ preventScroll: true })
}
