import type { ComponentProps } from 'react'
import type { InquiryField } from './fields.ts'

interface Props {
  field: InquiryField
  /** The initial value. */
  value?: string | undefined
  error?: string | undefined
}

/** A label, its input, and the error that describes it. */
export function FieldRow({ field, value = '', error }: Props) {
  const { name, label, kind, options = [], isRequired, autoComplete, isWide } = field
  const id = `inquiry-${name}`
  const input = {
    id,
    name,
    autoComplete,
    required: isRequired,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={isWide ? 'field-row wide' : 'field-row'}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span> (optional)</span>}
      </label>
      {kind === 'textarea' && <textarea rows={6} {...(input as ComponentProps<'textarea'>)} />}
      {kind === 'select' && (
        <select {...(input as ComponentProps<'select'>)}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {kind !== 'textarea' && kind !== 'select' && <input type={kind} {...input} />}
      <p className="field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
