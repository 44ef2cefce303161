import { type FormEvent, useState } from 'react'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { reportFailure } from '../../../../admin/report-failure.ts'
import { fieldErrorsOf, isSignedOut, reasonOf, requestAnswer } from '../../../../admin/request.ts'
import { saveAnswer } from '../../../../admin/ui/save-answer.ts'
import { useBusy } from '../../../../admin/ui/use-busy.ts'
import { api } from '../../../../base/routes.ts'
import { type LabelSheetId, labelLimits, labelSheet, placesOn } from '../labels/label-sheets.ts'

const FAILED = 'The labels could not be made. Please try again.'

/** What the dialog of labels has, and the request that makes them. */
export function useLabels(products: readonly AdminProduct[], onPrinted: () => void) {
  const [sheetId, setSheetId] = useState<LabelSheetId>('a4-21')
  const [typed, setTyped] = useState({ start: '1', copies: '1' })
  const [hasCutMarks, setCutMarks] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const { isBusy, run } = useBusy()
  const sheet = labelSheet(sheetId)
  const start = within(typed.start, placesOn(sheet))
  const copies = within(typed.copies, labelLimits.copies)

  const change = (field: keyof typeof typed, text: string) => {
    setTyped({ ...typed, [field]: text })
    setFaults({})
  }

  async function send(): Promise<void> {
    const codes = products.map(({ code }) => code)
    const numbers = { start: Number(typed.start), copies: Number(typed.copies) }
    try {
      const body = { codes, sheet: sheetId, ...numbers, hasCutMarks }
      await saveAnswer(await requestAnswer(api.labels, { method: 'POST', body }))
      onPrinted()
    } catch (error) {
      if (isSignedOut(error)) return reportFailure(error, FAILED)
      const fields = fieldErrorsOf(error)
      const isOfField = fields.sheet || fields.start || fields.copies
      setFaults({ ...fields, ...(!isOfField && { all: reasonOf(error, FAILED) }) })
    }
  }

  return {
    sheet,
    /** As far as it is one of the places. */
    start,
    copies,
    hasCutMarks,
    faults,
    isBusy,
    setCutMarks,
    setSheet(id: LabelSheetId) {
      setSheetId(id)
      change('start', '1')
    },
    setStart: (place: number) => change('start', `${place}`),
    number: (field: keyof typeof typed) => ({
      value: typed[field],
      error: faults[field],
      onChange: ({ target }: { target: HTMLInputElement }) => change(field, target.value),
    }),
    print(event: FormEvent) {
      event.preventDefault()
      void run(send)
    },
  }
}

function within(text: string, most: number): number {
  const number = Math.round(Number(text))
  return number >= 1 ? Math.min(number, most) : 1
}
