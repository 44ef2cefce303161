import { type ReactNode, useId } from 'react'

import type { ProductForm } from './use-product-form.ts'

interface SelectProps extends Omit<ReturnType<ProductForm['text']>, 'name'> {
  name: string
  label: string
  options: readonly (readonly [value: string, label: string])[]
}

/** A choice, with what is to be known of it beside it. */
export function SelectField({ label, options, note, error, name, ...select }: SelectProps) {
  const id = useId()
  const said = error ?? note
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        {...select}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {said && (
        <p className={error ? 'field-error' : 'field-note'} id={`${id}-said`}>
          {said}
        </p>
      )}
    </div>
  )
}

interface TickProps extends ReturnType<ProductForm['flag']> {
  label: string
  hint?: string
}

/** Yes or no. */
export function TickField({ label, hint, note, error, ...box }: TickProps) {
  const id = useId()
  const said = [hint, note, error].filter(Boolean).join(' ')
  return (
    <div className="product-tick-field">
      <label className="check">
        <input type="checkbox" {...box} aria-describedby={said ? id : undefined} />
        <span>{label}</span>
      </label>
      {said && (
        <p className="field-hint" id={id}>
          {said}
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
