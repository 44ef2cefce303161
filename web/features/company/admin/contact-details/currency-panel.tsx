import { useState } from 'react'
import { CurrencyDialog } from './currency-dialog.tsx'
import { currencyName, useCurrency } from './use-currency.ts'

/** Shows the currency of the site. It stands apart from the details, which are saved together. */
export function CurrencyPanel() {
  const { data } = useCurrency()
  const [isChanging, setChanging] = useState(false)
  if (!data) return null
  return (
    <section className="panel details-currency" aria-labelledby="currency-title">
      <h2 id="currency-title">Currency</h2>
      <p>
        Prices, quotes, tables and feeds are in <b>{currencyName(data.currency)}</b>.
      </p>
      <button type="button" className="button secondary" onClick={() => setChanging(true)}>
        Change the currency
      </button>
      {isChanging && <CurrencyDialog now={data} onClose={() => setChanging(false)} />}
    </section>
  )
}
