interface Props {
  name: string
  label: string
  outcome: { values?: Readonly<Record<string, string>>; faults?: Readonly<Record<string, string>> }
  value?: string | undefined
  rows?: number
  type?: 'text' | 'email'
  autoComplete?: string
  maxLength: number
}

/** A required field with its fault below it; it has the focus where it is the first with one. */
export function FormField({ name, label, outcome, value = '', rows, ...input }: Props) {
  const error = outcome.faults?.[name]
  const id = `quote-${name}`
  const field = {
    ...{ id, name, required: true, defaultValue: outcome.values?.[name] ?? value },
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    // A page that is made after a mistake leads to it.
    autoFocus: error !== undefined && Object.keys(outcome.faults ?? {})[0] === name,
  }
  return (
    <div className="field-row">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...field} {...input} rows={rows} /> : <input {...field} {...input} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
