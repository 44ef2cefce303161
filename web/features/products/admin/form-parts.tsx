import { type ReactNode, useId } from 'react'
import type { ProductForm } from './use-product-form.ts'

interface TickProps extends ReturnType<ProductForm['flag']> {
  label: string
  hint?: string
}

/** Yes or no. */
export function TickField({ label, hint, note, error, ...box }: TickProps) {
  const id = useId()
  const notes = [hint, note, error].filter(Boolean).join(' ')
  return (
    <div className="product-tick-field">
      <label className="check">
        <input type="checkbox" {...box} aria-describedby={notes ? id : undefined} />
        <span>{label}</span>
      </label>
      {notes && (
        <p className="field-hint" id={id}>
          {notes}
        </p>
      )}
    </div>
  )
}

/** Fields that belong together. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="product-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
