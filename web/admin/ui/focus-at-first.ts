/** A `ref` for the field that is to be filled in next, when it comes in the course of things. */
export const focusAtFirst = (input: HTMLInputElement | null) => input?.focus()
