import { type FormEvent, useState } from 'react'

type Send<Result> = (data: FormData, form: HTMLFormElement) => Result

/**
 * The `onSubmit` of a form: calls `send` with the form's values instead of loading a page. For
 * forms whose request has a state of its own, such as a mutation.
 */
export const submitWith =
  (send: Send<unknown>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    send(new FormData(event.currentTarget), event.currentTarget)
  }

/**
 * A form with one message above its fields, such as `This could not be saved.`
 *
 *     const { submit, isBusy, fault } = useForm(data => onSave(String(data.get('title'))))
 *
 * @param send what is wrong, undefined when it was sent. A promise makes the form busy; the last
 * message stays until it resolves. It must not reject.
 */
export function useForm(send: Send<Promise<string | undefined> | string>) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = submitWith(async (data, form) => {
    const sent = send(data, form)
    setBusy(sent instanceof Promise)
    setFault(await sent)
    setBusy(false)
  })
  return { submit, isBusy, fault }
}

/** Moves the focus to the field of this name, for a fault found before anything is sent. */
export function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
