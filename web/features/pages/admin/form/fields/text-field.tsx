import { memo, useState } from 'react'
import type { TextSchema } from '../../../field-schema.ts'
import { useForm } from '../form-context.ts'
import { LINK_TARGETS } from '../link-targets.tsx'
import type { FieldProps } from './field-props.ts'
import { Labelled } from './labelled.tsx'
import { counterOf, faultOfText, isLong } from './text-rules.ts'

/** A text of one line, or of some sentences. Emptied, one that is not required is left out. */
export const TextField = memo(function TextField(props: FieldProps<TextSchema>) {
  const { schema, value, at, isRequired, label = schema.title ?? '' } = props
  const form = useForm()
  const [isTyped, setTyped] = useState(false)
  const text = typeof value === 'string' ? value : ''
  const Control = isLong(schema) ? 'textarea' : 'input'
  return (
    <Labelled
      at={at}
      label={label}
      help={schema.description}
      counter={counterOf(schema, text)}
      error={faultOfText(schema, text, isTyped)}
    >
      {attributes => (
        <Control
          {...attributes}
          value={text}
          placeholder={isRequired ? undefined : 'Left out'}
          autoComplete="off"
          {...(schema.form === 'link' && { list: LINK_TARGETS })}
          onFocus={() => form.onFocusAt(at)}
          onBlur={() => setTyped(false)}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value
            setTyped(true)
            form.change(at, () => (typed || isRequired ? typed : undefined))
          }}
        />
      )}
    </Labelled>
  )
})
