import type { ReactNode } from 'react'
import { fieldId, useFaults } from '../form-context.ts'

interface Props {
  at: string
  label: string
  help?: string | undefined
  /** How much of a limit is used, once that matters. */
  counter?: string | undefined
  /** What the form itself finds wrong now. */
  error?: string | undefined
  children: (attributes: ControlAttributes) => ReactNode
}

/** What ties a control to its label, help and fault. */
export interface ControlAttributes {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A field with its label above, and what is to be said of it below. */
export function Labelled({ at, label, help, counter, error, children }: Props) {
  const id = fieldId(at)
  const found = useFaults()[at]
  const fault = error ?? found
  const parts = { counter, help, fault }
  const described = Object.entries(parts).flatMap(([name, text]) => (text ? `${id}-${name}` : []))
  return (
    <div className="field form-field">
      <div className="form-label">
        <label htmlFor={id}>{label}</label>
        {counter && (
          <span id={`${id}-counter`} className="form-counter" data-over={error && true}>
            {counter}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described.join(' ') || undefined,
      })}
      {help && (
        <p className="field-hint" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && (
        <p className="field-error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
