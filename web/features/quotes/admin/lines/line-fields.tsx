import type { ComponentProps } from 'react'
import { withFields } from '../draft/edits.ts'
import type { QuoteEntry } from '../draft/entry.ts'
import { useDraft, useDraftState } from '../draft/form.ts'

interface Named {
  /** Of the content, as faults name it: `lines.3.quantity`. */
  path: string
  label: string
}

/** A field in a row of the quote, where its fault is read out with it. */
export function CellField({ path, label, ...input }: ComponentProps<'input'> & Named) {
  return (
    <>
      <input {...input} {...useCell(path, label)} autoComplete="off" />
      <Fault path={path} />
    </>
  )
}

/** The same for words, which may take more than one row. */
export function CellText({ path, label, ...area }: ComponentProps<'textarea'> & Named) {
  return (
    <>
      <textarea rows={1} {...area} {...useCell(path, label)} />
      <Fault path={path} />
    </>
  )
}

function useCell(path: string, label: string) {
  const fault = useFault(path)
  return {
    'aria-label': label,
    'data-field': path,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `fault-${path}` : undefined,
  }
}

function Fault({ path }: { path: string }) {
  const fault = useFault(path)
  if (!fault) return null
  return (
    <span className="field-error" id={`fault-${path}`}>
      {fault}
    </span>
  )
}

/** What is wrong with a field, as the screen or the server finds it. */
export const useFault = (path: string): string | undefined =>
  useDraftState(({ faults }) => faults[path])

/** The attributes of a field that stands for one of the quote's own. */
export function useEntryField<Name extends keyof QuoteEntry>(name: Name, path: string = name) {
  const draft = useDraft()
  const value = useDraftState(({ typed }) => typed[name])
  const error = useFault(path)
  return {
    value,
    error,
    set: (value: QuoteEntry[Name]) => draft.change(withFields({ [name]: value })),
  }
}
