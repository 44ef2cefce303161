import { flushSync } from 'react-dom'
import { subjectOf } from '../../../features/inquiries/arrival.ts'
import { type Entry, withoutEntry } from '../../../features/shortlist/entries.ts'
import type { FieldName } from '../fields.ts'
import type { Delivery, Faults, FormState } from '../form-state.ts'
import { faultIn, faultsIn } from './faults.ts'
import { emptyFields, fillFields, valuesOf } from './form-values.ts'
import { clearQuery, initialValues } from './initial-values.ts'
import { type InquiryDraft, storeDraft } from './inquiry-draft.ts'
import { deliver, deliveryNow, reopen, send, watchOutbox } from './outbox.ts'
import { loadToasts } from './toast.ts'

/**
 * Fills in the server-rendered form, stores its input as a draft, validates and sends it. Its
 * inputs are uncontrolled, so text that was typed before the script arrived stays.
 * @param show renders a state
 * @returns removes the listeners
 */
export function attachFormController(
  form: HTMLFormElement,
  first: FormState,
  show: (state: FormState) => void,
): () => void {
  let state: FormState = { ...first, delivery: deliveryNow() }
  let openSince = performance.now()
  let page = ''
  let isSubmitted = false
  const lifetime = new AbortController()
  const { signal } = lifetime

  const change = (next: Partial<FormState>) => {
    state = { ...state, ...next }
    flushSync(() => show(state))
  }
  const inquiry = () => ({ values: valuesOf(form), items: [...state.items], page })
  const isLocked = () => ['sending', 'waiting'].includes(state.delivery.phase)

  /** Focus moves to the first one. */
  const showFaults = (faults: Faults) => {
    change({ faults })
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const changed = () => {
    if (state.delivery.phase !== 'open') reopen()
    storeDraft(inquiry())
  }
  const validate = ({ name, value }: HTMLInputElement) => {
    const { [name]: _, ...rest } = state.faults
    change({ faults: { ...rest, ...faultIn(name as FieldName, value) } })
  }

  const onDelivery = (delivery: Delivery) => {
    change({ delivery })
    if (delivery.phase === 'refused') showFaults(delivery.fields)
    if (delivery.phase !== 'stored') return
    emptyFields(form)
    openSince = performance.now()
    change({ items: [], faults: {} })
  }
  const onSubmit = (event: Event) => {
    event.preventDefault()
    if (isLocked()) return
    const submission = inquiry()
    showFaults(faultsIn(submission.values, submission.items))
    if (Object.keys(state.faults).length > 0) return
    isSubmitted = true
    void send(submission, Math.round(performance.now() - openSince))
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
      // An error disappears while typing, and appears only when the field loses focus.
      if (state.faults[(target as HTMLInputElement).name]) validate(target as HTMLInputElement)
    },
    { signal },
  )
  form.addEventListener(
    'focusout',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement
      if (name && value && !isLocked()) validate(target as HTMLInputElement)
    },
    { signal },
  )
  watchOutbox(onDelivery)

  const actions = {
    /** Items are removed after the initial values, which would bring the item back. */
    removeItem: (item: Entry) =>
      void filled.then(() => {
        change({ items: withoutEntry(state.items, item.page, item.code) })
        fillFields(form, { subject: subjectOf(state.items) })
        changed()
      }),
    retry: deliver,
    reopen,
  }
  const fill = (draft: InquiryDraft) => {
    // Nothing is added to a message that was submitted meanwhile, nor is its attempt overwritten.
    if (signal.aborted || isSubmitted) return
    page = draft.page
    fillFields(form, draft.values, first.suggested)
    change({ items: draft.items })
    if (!draft.attempt) storeDraft(inquiry())
    clearQuery()
    void deliver()
  }
  change({ actions })
  // The form stays as the server filled it in where its values cannot be loaded.
  const filled = initialValues(location.search).then(fill, () => undefined)

  return () => {
    lifetime.abort()
    watchOutbox(undefined)
  }
}
