import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, isSignedOut, reasonOf, request } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { LINK_TARGETS, LinkTargets } from '../form/link-targets.tsx'
import type { Redirect } from './redirect.ts'

type Faults = Partial<Record<'from' | 'to' | 'all', string>>

/** Has a former address lead to a page or a product. */
export function AddRedirect() {
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy: isSending, run } = useBusy()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const wrong = Object.keys(faults).length > 0 && '[aria-invalid]'
    if (wrong) element.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [faults])

  async function add(body: object, form: HTMLFormElement): Promise<void> {
    try {
      const { from, to } = await request<Redirect>(api.redirects, { method: 'POST', body })
      form.reset()
      setFaults({})
      showToast({ title: 'Added', description: `${from} leads to ${to}.` })
      await queryClient.invalidateQueries({ queryKey: [api.redirects] })
    } catch (error) {
      if (isSignedOut(error)) reportFailure(error, '')
      else setFaults(faultsOf(error))
    }
  }

  const submit = submitWith((data, form) => {
    const [from, to] = [String(data.get('from')).trim(), String(data.get('to')).trim()]
    const missing = {
      ...(!from && { from: 'An address, such as /old-page' }),
      ...(!to && { to: 'A page, or the code of a product' }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    void run(() => add({ from, to }, form))
  })
  return (
    <form ref={element} className="form panel redirect-new" noValidate onSubmit={submit}>
      <FormFault text={faults.all} />
      <Field
        label="Former address"
        name="from"
        hint="As it was, or copied with its site: /index.php?id=12"
        {...asTyped}
        error={faults.from}
      />
      <Field
        label="Leads to"
        name="to"
        hint="A page, or the code of a product"
        list={LINK_TARGETS}
        {...asTyped}
        error={faults.to}
      />
      <LinkTargets />
      <Button type="submit" className="button primary" isBusy={isSending} busyText="Adding…">
        Add
      </Button>
    </form>
  )
}

const asTyped = {
  maxLength: 2000,
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const

function faultsOf(error: unknown): Faults {
  const { from, to } = fieldErrorsOf(error)
  if (from || to) return { ...(from && { from }), ...(to && { to }) }
  return { all: reasonOf(error, 'It could not be added. Please try again.') }
}
