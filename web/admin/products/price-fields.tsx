import { Field } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { FieldGroup, TickField } from './form-parts.tsx'
import { PRICE_KINDS, PRICED_UNITS } from './price-labels.ts'
import type { ProductForm } from './use-product-form.ts'

/** What it costs; a price may be known and not shown. */
export function PriceFields({ form }: { form: ProductForm }) {
  const { priceKind } = form.entry
  const isAmount = ['fixed', 'from', 'range'].includes(priceKind)
  return (
    <FieldGroup title="Price">
      <div className="product-fields">
        <SelectField label="Kind of price" options={PRICE_KINDS} {...form.text('priceKind')} />
        {isAmount && <Amount label={labels[priceKind] ?? 'Amount (KES)'} {...form.text('price')} />}
        {priceKind === 'range' && <Amount label="To (KES)" {...form.text('priceTo')} />}
        {priceKind && (
          <>
            <SelectField label="Price for" options={PRICED_UNITS} {...form.text('pricePer')} />
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

const labels: Record<string, string> = { from: 'From (KES)', range: 'From (KES)' }

function Amount({ label, ...state }: { label: string } & ReturnType<ProductForm['text']>) {
  return <Field label={label} inputMode="decimal" autoComplete="off" maxLength={24} {...state} />
}
