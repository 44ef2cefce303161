import { Field } from '../../../../admin/ui/field.tsx'
import { isHex } from '../../brand/contrast.ts'

interface Props {
  label: string
  hint: string
  value: string
  error: string | undefined
  onChange: (color: string) => void
}

/** A colour, typed or taken from the palette of the device. */
export function ColorField({ label, hint, value, error, onChange }: Props) {
  const typed = value.trim().toLowerCase()
  return (
    <Field
      label={label}
      hint={hint}
      value={value}
      error={error}
      maxLength={9}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      action={
        <input
          type="color"
          className="brand-palette"
          aria-label={`${label}, from the palette`}
          value={isHex(typed) ? typed : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  )
}
