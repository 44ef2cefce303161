import { flushSync } from 'react-dom'
import { isChanged } from '../unsaved.ts'

/**
 * Renders a form with other values to begin with. Fields in which nothing was typed take them; React
 * leaves all fields as they are once they are shown.
 */
export function followDefaults(form: HTMLFormElement | null, render: () => void): void {
  const untouched = new Set(fieldsOf(form).flatMap(field => (isChanged(field) ? [] : field.name)))
  flushSync(render)
  for (const field of fieldsOf(form)) {
    if (!untouched.has(field.name)) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = field.defaultChecked
    } else {
      field.value = field.defaultValue
    }
  }
}

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    field => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  )
