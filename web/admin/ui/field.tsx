import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
  /** The rows of a text of several lines; without it the field has one. */
  rows?: number
  /** Instructions for the field. */
  hint?: ReactNode
  /** A button within the field, at its end. */
  action?: ReactNode
  /** A remark on the current, valid value. */
  note?: string | undefined
  /** The fault of the current value. */
  error?: string | undefined
}

/** A field of a form, with its fault beside it and read out with it. */
export function Field({ label, hint, action, note, error, rows, ...input }: Props) {
  const id = useId()
  const parts = { hint, note, error }
  const described = Object.entries(parts)
    .flatMap(([part, text]) => (text ? `${id}-${part}` : []))
    .join(' ')
  const attributes = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <div className="field-line">
          <input {...attributes} {...input} />
          {action}
        </div>
      ) : (
        <textarea
          {...attributes}
          rows={rows}
          {...(input as TextareaHTMLAttributes<HTMLTextAreaElement>)}
        />
      )}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {note && (
        <p className="field-note" id={`${id}-note`}>
          {note}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
