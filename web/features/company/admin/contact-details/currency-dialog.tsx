import { useState } from 'react'
import type { SiteCurrency } from '../../../../admin/contract.ts'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { useForm } from '../../../../admin/ui/use-form.ts'
import { counted } from '../../../../base/counted.ts'
import { currencies } from '../../../../base/money/currencies.ts'
import { currencyName, useCurrencyChange } from './use-currency.ts'

/** Asks for another currency, and for the fate of the present prices. */
export function CurrencyDialog({ now, onClose }: { now: SiteCurrency; onClose: () => void }) {
  const { currency: from, prices, unitPrices } = now
  const change = useCurrencyChange(onClose)
  const [to, setTo] = useState(from)
  const hasPrices = prices + unitPrices > 0
  const { submit, isBusy, fault } = useForm(async data => {
    if (to === from) return 'Choose another currency'
    const choice = data.get('prices')
    if (hasPrices && !choice) return 'Say what becomes of the prices'
    return change({
      from,
      currency: to,
      ...(choice && { prices: choice === 'keep' ? 'keep' : 'empty' }),
    })
  })
  return (
    <Dialog
      title="Another currency"
      text={`Quotes that there are stay in ${from}, sent or not. Feeds for shops are switched off.`}
      onClose={onClose}
    >
      <form className="form" data-asks-itself noValidate onSubmit={submit}>
        <SelectField
          label="Currency"
          options={currencies.map(code => [code, currencyName(code)])}
          value={to}
          error={fault}
          onChange={({ target }) => setTo(target.value)}
        />
        {hasPrices && (
          <fieldset className="details-prices">
            <legend>{pricesText(now)}</legend>
            <label className="check">
              <input type="radio" name="prices" value="keep" />
              <span>
                Keep the figures: {from} 68,500 becomes {to} 68,500
              </span>
            </label>
            <label className="check">
              <input type="radio" name="prices" value="empty" />
              <span>Empty them, and begin without prices</span>
            </label>
          </fieldset>
        )}
        <SaveRow save="Change the currency" isBusy={isBusy} busyText="Changing…" />
      </form>
    </Dialog>
  )
}

function pricesText({ prices, unitPrices }: SiteCurrency): string {
  const parts = [
    prices > 0 && `${counted(prices, 'product')} with a price`,
    unitPrices > 0 && counted(unitPrices, 'unit price'),
  ]
  return parts.filter(Boolean).join(', ')
}
