import { factLimits } from '../../products/facts.ts'
import { Field } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { AVAILABILITIES } from './fact-labels.ts'
import { FieldGroup } from './form-parts.tsx'
import type { TextField } from './product-entry.ts'
import type { ProductForm } from './use-product-form.ts'

interface Props {
  form: ProductForm
}

const sizes: [TextField, string][] = [
  ['widthMm', 'Width (cm)'],
  ['depthMm', 'Depth (cm)'],
  ['heightMm', 'Height (cm)'],
  ['weightKg', 'Weight (kg)'],
  ['seats', 'Seats'],
  ['areaM2', 'Area (m²)'],
]

/** How large it is. */
export function SizeFields({ form }: Props) {
  return (
    <FieldGroup title="Size">
      <div className="product-fields" data-short>
        {sizes.map(([field, label]) => (
          <Field
            key={field}
            label={label}
            inputMode={field === 'seats' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            {...form.text(field)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

const texts: [TextField, string, string][] = [
  ['materials', 'Materials', 'Such as mahogany, leather'],
  ['finishes', 'Finishes', 'Such as clear varnish or walnut stain'],
  ['leadTime', 'Lead time', 'Such as 3 weeks'],
  ['warranty', 'Warranty', 'Such as 2 years on the frame'],
]

/** What it is made of, and how it is delivered. */
export function WordFields({ form }: Props) {
  return (
    <FieldGroup title="Making and delivery">
      <div className="product-fields">
        {texts.map(([field, label, placeholder]) => (
          <Field
            key={field}
            label={label}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={factLimits.text}
            {...form.text(field)}
          />
        ))}
        <SelectField label="Availability" options={AVAILABILITIES} {...form.text('availability')} />
      </div>
    </FieldGroup>
  )
}
