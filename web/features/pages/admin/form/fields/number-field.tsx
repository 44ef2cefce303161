import { memo } from 'react'
import type { NumberSchema } from '../../../field-schema.ts'
import { useForm } from '../form-context.ts'
import type { FieldProps } from './field-props.ts'
import { Labelled } from './labelled.tsx'

/** A number; emptied it is left out, and what it is then stands in the empty field. */
export const NumberField = memo(function NumberField(props: FieldProps<NumberSchema>) {
  const { schema, value, at, label = schema.title ?? '' } = props
  const { minimum, maximum, unit } = schema
  const form = useForm()
  const isNumber = typeof value === 'number'
  return (
    <Labelled
      at={at}
      label={label}
      help={schema.description}
      error={isNumber ? faultOf(schema, value) : undefined}
    >
      {attributes => (
        <span className="form-number">
          <input
            {...attributes}
            type="number"
            inputMode="numeric"
            min={minimum}
            max={maximum}
            step={schema.type === 'integer' ? 1 : 'any'}
            value={isNumber ? value : ''}
            placeholder={schema.default === undefined ? 'Left out' : String(schema.default)}
            onFocus={() => form.onFocusAt(at)}
            onChange={({ currentTarget }) => {
              const typed = currentTarget.valueAsNumber
              form.change(at, () => (Number.isNaN(typed) ? undefined : typed))
            }}
          />
          {unit && <span>{unit}</span>}
        </span>
      )}
    </Labelled>
  )
})

function faultOf({ minimum, maximum, unit = '' }: NumberSchema, value: number) {
  if (minimum !== undefined && value < minimum) return `At least ${minimum} ${unit}`.trim()
  if (maximum !== undefined && value > maximum) return `At most ${maximum} ${unit}`.trim()
  return undefined
}
