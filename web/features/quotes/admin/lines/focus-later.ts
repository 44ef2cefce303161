/** Moves the focus to the field of a path once it is drawn, with what stands in it selected. */
export function focusLater(path: string): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>(`[data-field="${CSS.escape(path)}"]`)
    field?.focus()
    field?.select?.()
  })
}
