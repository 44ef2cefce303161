/** Brings the toasts' code, while the visitor is still writing. */
export const loadToasts = () => import('../../../ui/toast/toast-root.tsx')

/** Shows a toast; where its code cannot be had, what the form itself says has to do. */
export function toast(title: string, description: string, isDestructive = false): void {
  loadToasts().then(
    ({ showToast }) => showToast({ title, description, isDestructive }),
    () => undefined,
  )
}
