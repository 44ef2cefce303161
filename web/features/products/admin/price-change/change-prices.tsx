import { useState } from 'react'
import type { AdminProduct } from '../../../../admin/contract.ts'
import { Dialog, DialogClose } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { useForm } from '../../../../admin/ui/use-form.ts'
import { counted } from '../../../../base/counted.ts'
import { priceText } from '../money.ts'
import { changeFrom, changesFault, type PriceChange, pricesChangedBy } from './price-change.ts'
import { usePriceChange } from './use-price-change.ts'

/** The preview shows so many prices. */
const EXAMPLES = 5

/** Changes the prices of the selected products by a percentage. */
export function ChangePrices({ products }: { products: readonly AdminProduct[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button secondary small" onClick={() => setOpen(true)}>
        Change prices
      </button>
      {isOpen && <PricesDialog products={products} onClose={() => setOpen(false)} />}
    </>
  )
}

interface Props {
  products: readonly AdminProduct[]
  onClose: () => void
}

function PricesDialog({ products, onClose }: Props) {
  const send = usePriceChange(onClose)
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState('')
  const percent = changeFrom(typed)
  const changes = pricesChangedBy(percent ?? 0, products)
  const without = products.length - changes.length
  const { submit, isBusy, fault } = useForm(async () => {
    setSent(typed)
    if (percent === undefined) return 'A percentage such as 5, or -5 for lower prices'
    return changesFault(changes) ?? send(changes)
  })
  const stay = `${counted(without, 'product')} without an amount ${without === 1 ? 'stays as it is' : 'stay as they are'}.`
  if (changes.length === 0) {
    return (
      <Dialog title="No prices to change" text="None of these has an amount." onClose={onClose}>
        <DialogClose type="button" className="button primary">
          Close
        </DialogClose>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={`Change ${counted(changes.length, 'price')}`}
      text={without > 0 ? stay : undefined}
      onClose={onClose}
    >
      <form className="form" data-asks-itself noValidate onSubmit={submit}>
        <Field
          label="By how many percent"
          hint="5 makes them higher, -5 lower. Amounts without decimals stay without."
          maxLength={10}
          autoComplete="off"
          value={typed}
          error={typed === sent ? fault : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {percent !== undefined && <Preview changes={changes} />}
        <SaveRow save="Change the prices" isBusy={isBusy} />
      </form>
    </Dialog>
  )
}

/** Shows what the first prices become. */
function Preview({ changes }: { changes: readonly PriceChange[] }) {
  const rest = changes.length - EXAMPLES
  return (
    <ul className="product-prices-preview">
      {changes.slice(0, EXAMPLES).map(({ product, price }) => (
        <li key={product.code}>
          {product.code}: {priceText(product)} → {priceText({ ...product, facts: { price } })}
        </li>
      ))}
      {rest > 0 && <li>and {counted(rest, 'further price')}</li>}
    </ul>
  )
}
