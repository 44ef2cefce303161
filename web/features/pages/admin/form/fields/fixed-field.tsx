import type { TextSchema } from '../../../field-schema.ts'
import { useFaults } from '../form-context.ts'
import type { FieldProps } from './field-props.ts'

/** What only programmers, or the server, change: shown as it is. */
export function FixedField({ schema, value, at, label = schema.title }: FieldProps<TextSchema>) {
  const fault = useFaults()[at]
  const text = typeof value === 'string' ? (schema.names?.[value] ?? value) : 'None'
  return (
    <div className="form-field form-fixed">
      <p>
        <span>{label}</span> {text}
      </p>
      {schema.description && <p className="field-hint">{schema.description}</p>}
      {fault && <p className="field-error">{fault}</p>}
    </div>
  )
}
