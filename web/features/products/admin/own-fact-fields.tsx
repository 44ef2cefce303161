import { Field } from '../../../admin/ui/field.tsx'
import { SelectField } from '../../../admin/ui/select-field.tsx'
import { type OwnFact, ownFactChoices, ownFactLimits, ownFactTitle } from '../own-facts.ts'
import { FieldGroup } from './form-parts.tsx'
import type { ProductForm } from './use-product-form.ts'

interface Props {
  form: ProductForm
  facts: readonly OwnFact[]
}

/** Fields for the facts that only the products of one collection have. */
export function OwnFactFields({ form, facts }: Props) {
  if (facts.length === 0) return null
  return (
    <FieldGroup title="Of this collection">
      <div className="product-fields">
        {facts.map(fact => {
          const { id, kind } = fact
          const choices = ownFactChoices(fact)
          const field = { label: ownFactTitle(fact), ...form.text(id) }
          if (choices) {
            const options = [['', 'Not said'] as const, ...choices.map(one => [one, one] as const)]
            return <SelectField key={id} options={options} {...field} />
          }
          return (
            <Field
              key={id}
              autoComplete="off"
              maxLength={ownFactLimits.text}
              {...(kind === 'length' && { inputMode: 'numeric' })}
              {...field}
            />
          )
        })}
      </div>
    </FieldGroup>
  )
}
