import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SectionForm } from '../../web/features/pages/admin/form/section-form.tsx'
import type { SlotSource } from '../../web/features/pages/admin/form/section-form-props.ts'
import type { GroupSchema } from '../../web/features/pages/field-schema.ts'

export interface HarnessOptions {
  schema: GroupSchema
  value: object
  at: string
  faults?: Record<string, string>
  /** Makes a place for a new picture. */
  slot?: SlotSource
}

interface Harness {
  openForm(options: HarnessOptions): void
  /** The value as it is now, and how often it was changed. */
  form: { value: object; changes: number; setFaults(faults: Record<string, string>): void }
  focusAt(at: string): void
}

/** Of the window in which a form is tried; the bundle of this file runs in it. */
export type HarnessWindow = Window & Harness

const harness = window as unknown as HarnessWindow

const client = new QueryClient({
  defaultOptions: {
    queries: { queryFn: async ({ queryKey }) => (await fetch(String(queryKey[0]))).json() },
  },
})

harness.openForm = options => {
  document.body.innerHTML = '<main id="form"><h1>Form</h1></main>'
  const element = document.createElement('div')
  document.getElementById('form')?.append(element)
  createRoot(element).render(
    <QueryClientProvider client={client}>
      <Tried {...options} />
    </QueryClientProvider>,
  )
}

function Tried({ schema, value: first, at, faults: found, slot }: HarnessOptions) {
  const [value, setValue] = useState(first)
  const [faults, setFaults] = useState(found)
  const [focus, setFocus] = useState<{ at: string }>()
  harness.form = { value, changes: harness.form?.changes ?? 0, setFaults }
  harness.focusAt = at => setFocus({ at })
  return (
    <SectionForm
      schema={schema}
      value={value}
      at={at}
      faults={faults}
      focus={focus}
      onChange={next => {
        harness.form.changes++
        setValue(next)
      }}
      {...(slot && { newSlot: () => slot })}
    />
  )
}
