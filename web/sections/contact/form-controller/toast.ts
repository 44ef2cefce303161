/** Loaded on first focus, so that it is there before the form is sent. */
export const loadToasts = () => import('../../../ui/toast/toast-root.tsx')

/** Shows a toast; where its code fails to load, the form's own status line is enough. */
export function toast(title: string, description: string, isDestructive = false): void {
  loadToasts().then(
    ({ showToast }) => showToast({ title, description, isDestructive }),
    () => undefined,
  )
}
