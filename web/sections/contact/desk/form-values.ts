import { isAutomatic } from '../../../inquiry/arrival.ts'
import { FIELDS, HONEYPOT } from '../fields.ts'

export type Values = Record<string, string>

/** What stands in the form now, by the name of the field. */
export function valuesOf(form: HTMLFormElement): Values {
  const names = [...FIELDS.map(({ name }) => name), HONEYPOT]
  return Object.fromEntries(names.map(name => [name, inputOf(form, name).value]))
}

/** Fills in what is empty, what was only suggested, and a subject that the visitor has not written. */
export function fillFields(form: HTMLFormElement, values: Values, suggested: Values = {}): void {
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(form, name)
    const isOpen = !input.value || input.value === suggested[name]
    if (isOpen || (name === 'subject' && isAutomatic(input.value))) input.value = value
  }
}

export function emptyFields(form: HTMLFormElement): void {
  for (const { name } of FIELDS) inputOf(form, name).value = ''
}

const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement
