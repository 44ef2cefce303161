import { Field } from '../../../../admin/ui/field.tsx'
import { quoteLimits } from '../../limits.ts'
import { useEntryField } from '../lines/line-fields.tsx'

/** For whom it is. */
export function CustomerFields() {
  return (
    <fieldset className="panel quote-fields">
      <legend>Customer</legend>
      <TextField name="name" label="Name" most={quoteLimits.name} />
      <TextField name="company" label="Company" most={quoteLimits.company} />
      <TextField name="email" label="E-mail" type="email" most={quoteLimits.email} />
      <TextField name="phone" label="Phone or WhatsApp" type="tel" most={quoteLimits.phone} />
    </fieldset>
  )
}

type Name = 'name' | 'company' | 'email' | 'phone'

interface Props {
  name: Name
  label: string
  most: number
  type?: string
}

function TextField({ name, label, most, type = 'text' }: Props) {
  const path = `customer.${name}`
  const { value, error, set } = useEntryField(name, path)
  return (
    <Field
      label={label}
      type={type}
      data-field={path}
      maxLength={most}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => set(target.value)}
    />
  )
}
