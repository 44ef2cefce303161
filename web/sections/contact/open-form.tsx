import { useEffect, useRef, useState } from 'react'
import { usePageData } from '../../base/page-context.ts'
import { routes } from '../../base/routes.ts'
import { entriesFromText, entriesToText } from '../../features/shortlist/entries.ts'
import { ChosenItems } from './chosen-items.tsx'
import { FieldRow } from './field-row.tsx'
import { HONEYPOT } from './fields.ts'
import { fieldsOn } from './fields-on.ts'
import type { FormState } from './form-state.ts'
import { SendStatus } from './send-status.tsx'

/**
 * The form while inquiries are taken. Without script, or until it is loaded, the browser posts it
 * and the server answers with this page.
 */
export function OpenForm() {
  const { form: posted, site } = usePageData()
  const values = posted?.values ?? {}
  const isAnswer = Boolean(posted?.error) || Object.keys(posted?.fields ?? {}).length > 0
  const element = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<FormState>({
    faults: posted?.fields ?? {},
    items: entriesFromText(values.items ?? ''),
    delivery: { phase: 'open' },
    suggested: isAnswer ? {} : values,
  })
  const first = useRef(state)

  useEffect(() => {
    let leave: (() => void) | undefined
    let isHere = true
    void import('./form-controller/form-controller.ts').then(({ attachFormController }) => {
      if (isHere && element.current)
        leave = attachFormController(element.current, first.current, setState)
    })
    return () => {
      isHere = false
      leave?.()
    }
  }, [])

  const { faults, items, delivery, actions } = state
  const isLocked = delivery.phase === 'sending' || delivery.phase === 'waiting'
  return (
    <form ref={element} method="post" action={routes.contact} noValidate={actions !== undefined}>
      <fieldset disabled={isLocked}>
        <legend className="visually-hidden">Your inquiry</legend>
        {fieldsOn(site).map(field => (
          <FieldRow
            key={field.name}
            field={field}
            value={values[field.name]}
            error={faults[field.name]}
          />
        ))}
        <ChosenItems items={items} error={faults.items} onRemove={actions?.removeItem} />
        <input type="hidden" name="items" value={entriesToText(items)} />
        <input type="hidden" name="page" value={values.page ?? ''} />
        <label className="visually-hidden" aria-hidden="true">
          Leave this empty
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </fieldset>
      <p className="actions">
        <button type="submit" className="button primary" aria-disabled={isLocked || undefined}>
          {delivery.phase === 'sending' ? 'Sending…' : 'Send message'}
        </button>
      </p>
      {actions && (
        <p className="contact-kept">What you write is kept in this browser until it is sent.</p>
      )}
      <SendStatus state={state} posted={posted} />
    </form>
  )
}
