import { Action } from '@radix-ui/react-toast'
import { showToast } from '../../ui/toast/toasts.ts'

/** A toast about a completed action, with a button that undoes it. */
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
