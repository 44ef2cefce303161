import { fieldId } from './form-context.ts'

/** Focuses a field, or the nearest thing around it that takes the focus. */
export function focusField(form: HTMLElement, at: string): void {
  for (let path = at; path; path = path.slice(0, Math.max(path.lastIndexOf('.'), 0))) {
    const field = document.getElementById(fieldId(path))
    if (!field || !form.contains(field)) continue
    field.focus({ preventScroll: true })
    field.scrollIntoView({ block: 'center' })
    return
  }
}
