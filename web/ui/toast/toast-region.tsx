import * as Toast from '@radix-ui/react-toast'
import { Icon } from '../icon.tsx'
import { dismissToast, useToast } from './toasts.ts'

/**
 * The region of toasts, once per page: one at a time, for five seconds, or twelve with an action. A
 * swipe to the right dismisses it, F8 focuses it. Its styles are in toast.css.
 */
export function ToastRegion() {
  const toast = useToast()
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className="toast"
          duration={toast.action ? 12000 : 5000}
          data-destructive={toast.isDestructive || undefined}
          type={toast.isDestructive ? 'foreground' : 'background'}
          onOpenChange={isOpen => !isOpen && dismissToast(toast.id)}
        >
          <Toast.Title className="toast-title">{toast.title}</Toast.Title>
          {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          {toast.action}
          <Toast.Close className="toast-close" aria-label="Close">
            <Icon name="close" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-region" hotkey={['F8']} />
    </Toast.Provider>
  )
}
