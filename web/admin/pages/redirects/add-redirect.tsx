import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ListedPage } from '../../../page-editing/contract.ts'
import { pageLimits } from '../../../page-editing/page-limits.ts'
import { api } from '../../../routes.ts'
import { showToast } from '../../../ui/toast/toasts.ts'
import { reportFailure } from '../../report-failure.ts'
import { fieldErrorsOf, isSignedOut, reasonOf, request } from '../../request.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { submitWith } from '../../ui/use-form.ts'
import { formerPath } from './former-path.ts'

type Faults = Partial<Record<'from' | 'to' | 'all', string>>

/** Has a former address lead to a page. */
export function AddRedirect() {
  const queryClient = useQueryClient()
  const { data } = useQuery<{ pages: ListedPage[] }>({ queryKey: [api.adminPages] })
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy: isSending, run } = useBusy()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const wrong = Object.keys(faults).length > 0 && '[aria-invalid]'
    if (wrong) element.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [faults])

  async function add(from: string, to: string, form: HTMLFormElement): Promise<void> {
    try {
      await request(api.redirects, { method: 'POST', body: { from, to } })
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
    const [typed, to] = [String(data.get('from')).trim(), String(data.get('to'))]
    const missing = {
      ...(!typed && { from: 'An address, such as /old-page' }),
      ...(!to && { to: 'Choose a page' }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    void run(() => add(formerPath(typed), to, form))
  })
  return (
    <form ref={element} className="form panel redirect-new" noValidate onSubmit={submit}>
      {faults.all && (
        <p className="alert" role="alert">
          {faults.all}
        </p>
      )}
      <Field
        label="Former address"
        name="from"
        placeholder="/old-page"
        maxLength={pageLimits.newAddress}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={faults.from}
      />
      <SelectField
        label="Leads to"
        name="to"
        options={[['', 'Choose a page'], ...choices(data?.pages ?? [])]}
        error={faults.to}
      />
      <Button type="submit" className="button primary" isBusy={isSending} busyText="Adding…">
        Add
      </Button>
    </form>
  )
}

/** Those that visitors see. */
const choices = (pages: readonly ListedPage[]): [string, string][] =>
  pages.flatMap(({ path, name, isHidden }): [string, string][] =>
    isHidden ? [] : [[path, `${name} (${path})`]],
  )

function faultsOf(error: unknown): Faults {
  const { from, to } = fieldErrorsOf(error)
  if (from || to) return { ...(from && { from }), ...(to && { to }) }
  return { all: reasonOf(error, 'It could not be added. Please try again.') }
}
