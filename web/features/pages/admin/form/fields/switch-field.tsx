import { memo } from 'react'
import type { SwitchSchema } from '../../../field-schema.ts'
import { fieldId, useFaults, useForm } from '../form-context.ts'
import type { FieldProps } from './field-props.ts'

/** Yes or no; what is so by default is left out of the source. */
export const SwitchField = memo(function SwitchField(props: FieldProps<SwitchSchema>) {
  const { schema, value, at, label = schema.title } = props
  const usual = schema.default ?? false
  const form = useForm()
  const fault = useFaults()[at]
  const id = fieldId(at)
  const note = fault ?? schema.description
  return (
    <div className="field form-field">
      <label className="form-switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === undefined ? usual === true : value === true}
          aria-invalid={fault ? true : undefined}
          aria-describedby={note && `${id}-said`}
          onFocus={() => form.onFocusAt(at)}
          onChange={({ currentTarget }) => {
            const next = currentTarget.checked
            form.change(at, () => (next === usual ? undefined : next))
          }}
        />
        {label}
      </label>
      {note && (
        <p className={fault ? 'field-error' : 'field-hint'} id={`${id}-said`}>
          {note}
        </p>
      )}
    </div>
  )
})
