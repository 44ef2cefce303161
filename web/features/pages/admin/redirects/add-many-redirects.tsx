import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, request } from '../../../../admin/request.ts'
import { Button } from '../../../../admin/ui/button.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { submitWith } from '../../../../admin/ui/use-form.ts'
import { counted, oneOr } from '../../../../base/counted.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'

/** Faults that are shown at once. */
const FEW = 20

/** Has the former addresses of a table lead on: all of them, or none where one has a fault. */
export function AddManyRedirects() {
  const queryClient = useQueryClient()
  const [faults, setFaults] = useState<[line: string, fault: string][]>([])
  const { isBusy, run } = useBusy()
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (faults.length > 0) element.current?.querySelector('textarea')?.focus()
  }, [faults])

  async function add(lines: string, form: HTMLFormElement): Promise<void> {
    try {
      const options = { method: 'POST', body: { lines } } as const
      const { added } = await request<{ added: number }>(api.manyRedirects, options)
      form.reset()
      setFaults([])
      showToast({ title: 'Added', description: `${counted(added, 'address', 'addresses')}.` })
      await queryClient.invalidateQueries({ queryKey: [api.redirects] })
    } catch (error) {
      const found = Object.entries(fieldErrorsOf(error))
      setFaults(found)
      if (found.length === 0) reportFailure(error, 'They could not be added. Please try again.')
    }
  }

  const count = oneOr(faults.length, 'One line has a fault', 'lines have faults')
  return (
    <details className="panel redirect-many">
      <summary>Many at once</summary>
      <form
        ref={element}
        className="form"
        noValidate
        onSubmit={submitWith((data, form) => run(() => add(String(data.get('lines')), form)))}
      >
        <Field
          label="Lines"
          name="lines"
          rows={8}
          hint="In each line a former address, a semicolon, and a page or the code of a product. Two columns of a spreadsheet can be pasted."
          placeholder="/shop/item-8.html;A8"
          spellCheck={false}
          autoCapitalize="off"
          error={faults.length > 0 ? `${count}: nothing was added.` : undefined}
        />
        {faults.length > 0 && (
          <ul>
            {faults.slice(0, FEW).map(([line, fault]) => (
              <li key={line}>
                Line {line}: {fault}
              </li>
            ))}
          </ul>
        )}
        <Button type="submit" className="button primary" isBusy={isBusy} busyText="Adding…">
          Add all
        </Button>
      </form>
    </details>
  )
}
