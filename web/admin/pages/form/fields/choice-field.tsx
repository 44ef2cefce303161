import { memo } from 'react'
import type { TextSchema } from '../../../../page-editing/field-schema.ts'
import { useForm } from '../form-context.ts'
import type { FieldProps } from './field-props.ts'
import { Labelled } from './labelled.tsx'

/** One of some. What a source need not say, since it is the usual, is left out of it. */
export const ChoiceField = memo(function ChoiceField(props: FieldProps<TextSchema>) {
  const { schema, value, at, isRequired, label = schema.title ?? '' } = props
  const { enum: all = [], names = {}, default: usual } = schema
  const form = useForm()
  const chosen = typeof value === 'string' ? value : String(usual ?? '')
  // A draft of an older release may have one that is gone.
  const offered = chosen === '' || all.includes(chosen) ? all : [chosen, ...all]
  return (
    <Labelled at={at} label={label} help={schema.description}>
      {attributes => (
        <select
          {...attributes}
          value={chosen}
          onFocus={() => form.onFocusAt(at)}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value
            form.change(at, () => (next === '' || next === usual ? undefined : next))
          }}
        >
          {usual === undefined && (!isRequired || chosen === '') && (
            <option value="">{isRequired ? 'Choose' : 'As usual'}</option>
          )}
          {offered.map(one => (
            <option key={one} value={one}>
              {names[one] ?? one}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
})
