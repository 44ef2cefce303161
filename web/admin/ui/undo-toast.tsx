import { Action } from '@radix-ui/react-toast'
import { showToast } from '../../ui/toast/toasts.ts'

/** Says what was done, with a button that takes it back. */
export function undoToast(title: string, undo: () => void, description?: string): void {
  showToast({
    title,
    ...(description && { description }),
    action: (
      <Action className="button small secondary" altText="Undo" onClick={undo}>
        Undo
      </Action>
    ),
  })
}
