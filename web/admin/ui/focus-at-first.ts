/** A `ref` for the field or button that is wanted next, when it comes in the course of things. */
export const focusAtFirst = (element: HTMLElement | null) => element?.focus()
