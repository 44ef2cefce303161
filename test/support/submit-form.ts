import { elementIn } from './rendered.tsx'
import { standIn } from './stand-in.ts'

type Fields = Record<string, string>

/** Submits the form in what a component returns, with the values that its fields have. */
export function submitForm(node: Parameters<typeof elementIn>[0], fields: Fields = {}) {
  const form = { fields, resets: 0, reset: () => void form.resets++ }
  standIn('FormData', SubmittedData)
  elementIn(node, 'form').props.onSubmit({ preventDefault: () => undefined, currentTarget: form })
  return form
}

class SubmittedData extends FormData {
  constructor(form?: { fields: Fields }) {
    super()
    for (const [name, value] of Object.entries(form?.fields ?? {})) this.set(name, value)
  }
}
