import { type FormEvent, useState } from 'react'
import { useBusy } from './use-busy.ts'

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
 * @param send what is wrong, undefined when it was sent. Until a promise resolves the form is busy, and
 * the last message stays. It must not reject.
 */
export function useForm(send: Send<Promise<string | undefined> | string>) {
  const { isBusy, run } = useBusy()
  const [fault, setFault] = useState<string>()
  const submit = submitWith((data, form) => run(async () => setFault(await send(data, form))))
  return { submit, isBusy, fault }
}

/** Moves the focus to the field of this name, for a fault found before anything is sent. */
export function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
