import { Field } from '../../../admin/ui/field.tsx'
import { SelectField } from '../../../admin/ui/select-field.tsx'
import type { Currency } from '../../../base/money/currencies.ts'
import { pricedUnits, priceKinds } from '../price-choices.ts'
import { FieldGroup, TickField } from './form-parts.tsx'
import type { ProductForm } from './use-product-form.ts'

const kinds: readonly [string, string][] = [['', 'No price yet'], ...Object.entries(priceKinds)]

/** What it costs; a price may be known and not shown. */
export function PriceFields({ form, currency }: { form: ProductForm; currency: Currency }) {
  const { priceKind } = form.entry
  const isAmount = ['fixed', 'from', 'range'].includes(priceKind)
  const amount = isAmount && priceKind !== 'fixed' ? 'From' : 'Amount'
  return (
    <FieldGroup title="Price">
      <div className="product-fields">
        <SelectField label="Kind of price" options={kinds} {...form.text('priceKind')} />
        {isAmount && <Amount label={`${amount} (${currency})`} {...form.text('price')} />}
        {priceKind === 'range' && <Amount label={`To (${currency})`} {...form.text('priceTo')} />}
        {priceKind && (
          <>
            <SelectField
              label="Price for"
              options={Object.entries(pricedUnits)}
              {...form.text('pricePer')}
            />
            <Field label="Valid until" type="date" {...form.text('validUntil')} />
          </>
        )}
      </div>
      {isAmount && <TickField label="VAT is included" {...form.flag('vatIncluded')} />}
      <TickField
        label="Show this price to visitors"
        hint="Visitors see this price only if you show it."
        {...form.flag('isPriceShown')}
      />
    </FieldGroup>
  )
}

function Amount({ label, ...state }: { label: string } & ReturnType<ProductForm['text']>) {
  return <Field label={label} inputMode="decimal" autoComplete="off" maxLength={24} {...state} />
}
