import { flushSync } from 'react-dom'
import { subjectOf } from '../../../inquiry/arrival.ts'
import { type Entry, withoutEntry } from '../../../shortlist/entries.ts'
import type { FieldName } from '../fields.ts'
import type { Delivery, Faults, FormState } from '../form-state.ts'
import { beginning, takenIn } from './beginning.ts'
import { faultIn, faultsIn } from './faults.ts'
import { emptyFields, fillFields, valuesOf } from './form-values.ts'
import { keepInquiry } from './kept-inquiry.ts'
import { deliver, deliveryNow, reopen, send, watchOutbox } from './outbox.ts'
import { loadToasts } from './toast.ts'

/**
 * What the open form does with script: it begins with what is known, keeps what is typed, judges
 * it, sends it. It works on the form that the server rendered, so what was typed before stays.
 * @param show puts a state on the screen
 * @returns leaves the form alone again
 */
export function openDesk(
  form: HTMLFormElement,
  first: FormState,
  show: (state: FormState) => void,
): () => void {
  let state: FormState = { ...first, delivery: deliveryNow() }
  let openSince = performance.now()
  let page = ''
  const left = new AbortController()
  const { signal } = left

  const change = (next: Partial<FormState>) => {
    state = { ...state, ...next }
    flushSync(() => show(state))
  }
  const inquiry = () => ({ values: valuesOf(form), items: [...state.items], page })
  const isLocked = () => ['sending', 'waiting'].includes(state.delivery.phase)

  /** Shows the faults and goes to the first one. */
  const lookAt = (faults: Faults) => {
    change({ faults })
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const changed = () => {
    if (state.delivery.phase !== 'open') reopen()
    keepInquiry(inquiry())
  }
  const judge = ({ name, value }: HTMLInputElement) => {
    const { [name]: _, ...others } = state.faults
    change({ faults: { ...others, ...faultIn(name as FieldName, value) } })
  }

  const onDelivery = (delivery: Delivery) => {
    change({ delivery })
    if (delivery.phase === 'refused') lookAt(delivery.fields)
    if (delivery.phase !== 'stored') return
    emptyFields(form)
    openSince = performance.now()
    change({ items: [], faults: {} })
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    if (isLocked()) return
    const written = inquiry()
    lookAt(faultsIn(written.values, written.items))
    if (Object.keys(state.faults).length > 0) return
    send(written, Math.round(performance.now() - openSince))
  }

  form.addEventListener('submit', onSubmit, { signal })
  form.addEventListener('focusin', () => loadToasts().catch(() => undefined), {
    signal,
    once: true,
  })
  form.addEventListener(
    'input',
    ({ target }) => {
      changed()
      // A fault goes as soon as it is mended, and comes only when the field is left.
      if (state.faults[(target as HTMLInputElement).name]) judge(target as HTMLInputElement)
    },
    { signal },
  )
  form.addEventListener(
    'focusout',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement
      if (name && value && !isLocked()) judge(target as HTMLInputElement)
    },
    { signal },
  )
  watchOutbox(onDelivery)

  const desk = {
    removeItem: (item: Entry) => {
      change({ items: withoutEntry(state.items, item.page, item.code) })
      fillFields(form, { subject: subjectOf(state.items) })
      changed()
    },
    retry: deliver,
    reopen,
  }
  change({ desk })
  beginning(location.search).then(begun => {
    if (signal.aborted) return
    page = begun.page
    fillFields(form, begun.values, first.suggested)
    change({ items: begun.items })
    if (!begun.attempt) keepInquiry(inquiry())
    takenIn()
    deliver()
  })

  return () => {
    left.abort()
    watchOutbox(undefined)
  }
}
