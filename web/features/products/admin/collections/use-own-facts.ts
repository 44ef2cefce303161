import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCollection } from '../../../../admin/contract.ts'
import { fieldErrorsOf, isSignedOut, reasonOf, request } from '../../../../admin/request.ts'
import { signInAgain } from '../../../../admin/session/sign-in-again.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { readProductsAgain } from '../../../../admin/use-products.ts'
import { api } from '../../../../base/routes.ts'
import { showToast } from '../../../../ui/toast/toasts.ts'
import { OWN_IDS, type OwnFact } from '../../own-facts.ts'

interface Row {
  /** Missing for a new one. */
  id?: OwnFact['id']
  label: string
  kind: OwnFact['kind']
  /** As they are typed. */
  choices: string
}

const rowOf = ({ id, label, kind, choices = [] }: OwnFact): Row => ({
  ...{ id, label, kind },
  choices: choices.join(', '),
})

const empty: Row = { label: '', kind: 'text', choices: '' }

/** The state of the form of a collection's own facts, and its save. */
export function useOwnFacts({ id, version, ownFacts }: AdminCollection, onSaved: () => void) {
  const queryClient = useQueryClient()
  const [stored] = useState(() =>
    OWN_IDS.map((_, at) => (ownFacts[at] ? rowOf(ownFacts[at]) : empty)),
  )
  const [rows, setRows] = useState(stored)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { isBusy, run } = useBusy()

  async function send(): Promise<void> {
    const named = rows.flatMap((row, index) => (row.label.trim() ? { row, index } : []))
    const facts = named.map(({ row: { id, label, kind, choices } }) => ({
      ...(id && { id }),
      ...{ label, kind },
      ...(kind === 'choice' && {
        choices: choices
          .split(',')
          .map(one => one.trim())
          .filter(Boolean),
      }),
    }))
    try {
      await request(api.collectionFacts(id), { method: 'PUT', body: { version, facts } })
    } catch (error) {
      if (isSignedOut(error)) return signInAgain()
      // The server counts the facts that have a name.
      const byField = Object.entries(fieldErrorsOf(error)).map(([key, text]) => {
        const [, at = '', field = ''] = key.split('.')
        return [`${named[Number(at)]?.index}.${field}`, text]
      })
      const all = reasonOf(error, 'The facts could not be saved. Please try again.')
      return setFaults(byField.length > 0 ? Object.fromEntries(byField) : { all })
    }
    await readProductsAgain(queryClient).catch(() => undefined)
    showToast({ title: 'Saved', description: 'The form of each product has these facts now.' })
    onSaved()
  }

  return {
    rows,
    faults,
    isBusy,
    lost: rows === stored ? undefined : 'What you changed of these facts is not saved yet.',
    change(index: number, change: Partial<Row>) {
      setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
      setFaults({})
    },
    save: () => run(send),
  }
}
