import { isAutomatic } from '../../../features/inquiries/arrival.ts'
import { FIELDS, HONEYPOT } from '../fields.ts'

export type Values = Record<string, string>

/** The current values, by the name of the field. */
export function valuesOf(form: HTMLFormElement): Values {
  const names = [...FIELDS.map(({ name }) => name), HONEYPOT]
  return Object.fromEntries(names.map(name => [name, inputOf(form, name)?.value ?? '']))
}

/** Leaves a field alone once the visitor has changed it: neither empty, suggested nor automatic. */
export function fillFields(form: HTMLFormElement, values: Values, suggested: Values = {}): void {
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(form, name)
    if (!input) continue
    const isOpen = !input.value || input.value === suggested[name]
    if (isOpen || (name === 'subject' && isAutomatic(input.value))) input.value = value
  }
}

export function emptyFields(form: HTMLFormElement): void {
  for (const { name } of FIELDS) {
    const input = inputOf(form, name)
    if (input) input.value = ''
  }
}

/** A site may not ask for each of them. */
const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | null
