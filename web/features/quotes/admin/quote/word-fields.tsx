import { Field } from '../../../../admin/ui/field.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { quoteLimits } from '../../limits.ts'
import { useEntryField } from '../lines/line-fields.tsx'

/** Until when it holds, VAT, and the words under the sums. */
export function WordFields() {
  const validUntil = useEntryField('validUntil')
  const rate = useEntryField('vatRate', 'vat.rate')
  const included = useEntryField('isVatIncluded', 'vat.included')
  return (
    <fieldset className="panel quote-fields">
      <legend>Conditions</legend>
      <Field
        label="Valid until"
        type="date"
        data-field="validUntil"
        value={validUntil.value}
        error={validUntil.error}
        onChange={({ target }) => validUntil.set(target.value)}
      />
      <Field
        label="VAT in percent"
        inputMode="decimal"
        data-field="vat.rate"
        maxLength={6}
        autoComplete="off"
        value={rate.value}
        error={rate.error}
        onChange={({ target }) => rate.set(target.value)}
      />
      <SelectField
        label="Prices are"
        options={[
          ['added', 'without VAT, which is added'],
          ['included', 'with VAT in them'],
        ]}
        value={included.value ? 'included' : 'added'}
        error={included.error}
        onChange={({ target }) => included.set(target.value === 'included')}
      />
      <Words name="note" label="Note to the customer" />
      <Words name="terms" label="Terms" />
    </fieldset>
  )
}

function Words({ name, label }: { name: 'note' | 'terms'; label: string }) {
  const { value, error, set } = useEntryField(name)
  return (
    <Field
      label={label}
      rows={3}
      data-field={name}
      maxLength={quoteLimits.words}
      value={value}
      error={error}
      onChange={({ target }) => set(target.value)}
    />
  )
}
