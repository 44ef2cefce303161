import { Field } from '../../../admin/ui/field.tsx'
import { SelectField } from '../../../admin/ui/select-field.tsx'
import { fieldsOf, type ProductField } from '../fields.ts'
import { FieldGroup } from './form-parts.tsx'
import { optionsOf } from './typed-facts.ts'
import type { ProductForm } from './use-product-form.ts'

interface Props {
  form: ProductForm
}

/** How large it is. */
export function SizeFields({ form }: Props) {
  return (
    <FieldGroup title="Size">
      <div className="product-fields" data-short>
        <FactFields form={form} fields={fieldsOf('size')} />
      </div>
    </FieldGroup>
  )
}

/** Texts, then choices, so that fields of one kind stand together. */
const words = fieldsOf('making', 'delivery').toSorted(
  (one, other) => Number(one.kind === 'choice') - Number(other.kind === 'choice'),
)

/** What it is made of, and how it is delivered. */
export function WordFields({ form }: Props) {
  return (
    <FieldGroup title="Making and delivery">
      <div className="product-fields">
        <FactFields form={form} fields={words} />
      </div>
    </FieldGroup>
  )
}

/** A field of the form for each of the table. */
export const FactFields = ({ form, fields }: Props & { fields: readonly ProductField[] }) =>
  fields.map(field => {
    const { id, kind, label } = field
    const options = optionsOf(field)
    if (!options) return <Field key={id} {...inputOf(field)} {...form.text(id)} />
    const title = kind === 'places' ? `Places for ${label.toLowerCase()}` : label
    return <SelectField key={id} label={title} options={options} {...form.text(id)} />
  })

function inputOf(field: ProductField) {
  const { label } = field
  const input = { label, autoComplete: 'off', maxLength: 20 }
  if (field.kind === 'line') {
    return { placeholder: `Such as ${field.example}`, ...input, maxLength: field.most }
  }
  if ('unit' in field && field.typedUnit) {
    return { inputMode: 'decimal', ...input, label: `${label} (${field.typedUnit})` } as const
  }
  return { inputMode: 'numeric', ...input } as const
}
