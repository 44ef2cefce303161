import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button type="button" className="field-action" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {String(props.label).toLowerCase()}</span>
        </button>
      }
    />
  )
}
