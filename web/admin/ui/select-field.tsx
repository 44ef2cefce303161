import { type SelectHTMLAttributes, useId } from 'react'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  options: readonly (readonly [value: string, label: string])[]
  /** A remark on the current, valid choice. */
  note?: string | undefined
  /** The fault of the current choice. */
  error?: string | undefined
}

/** A choice, with a note beside it. */
export function SelectField({ label, options, note, error, ...select }: Props) {
  const id = useId()
  const message = error ?? note
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        {...select}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-said` : undefined}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {message && (
        <p className={error ? 'field-error' : 'field-note'} id={`${id}-said`}>
          {message}
        </p>
      )}
    </div>
  )
}
