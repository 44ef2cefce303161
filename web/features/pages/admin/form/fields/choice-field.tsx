import { memo } from 'react'
import type { TextSchema } from '../../../field-schema.ts'
import type { FieldProps } from './field-props.ts'
import { SelectField } from './select-field.tsx'

/** One of the values that the schema lists. */
export const ChoiceField = memo(function ChoiceField(props: FieldProps<TextSchema>) {
  const { schema, value, at, isRequired, label = schema.title ?? '' } = props
  const { enum: all = [], names = {}, default: usual } = schema
  return (
    <SelectField
      {...{ at, label, isRequired, usual }}
      help={schema.description}
      chosen={typeof value === 'string' ? value : String(usual ?? '')}
      none="As usual"
      options={all.map(one => ({ value: one, words: names[one] ?? one }))}
    />
  )
})
