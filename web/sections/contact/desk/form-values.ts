import { FIELDS, HONEYPOT } from '../fields.ts'
import { isAutomatic } from './arrival.ts'

export type Values = Record<string, string>

/** What stands in the form now, by the name of the field. */
export function valuesOf(form: HTMLFormElement): Values {
  const names = [...FIELDS.map(({ name }) => name), HONEYPOT]
  return Object.fromEntries(names.map(name => [name, inputOf(form, name).value]))
}

/** Fills in what is empty, and a subject that nobody has written. */
export function fillFields(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const input = inputOf(form, name)
    if (!input.value || (name === 'subject' && isAutomatic(input.value))) input.value = value
  }
}

export function emptyFields(form: HTMLFormElement): void {
  for (const { name } of FIELDS) inputOf(form, name).value = ''
}

const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement
