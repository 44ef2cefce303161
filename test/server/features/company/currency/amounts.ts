import * as assert from 'uvu/assert'
import { MOST_WITHOUT } from '../../../../../server/features/products/filters/narrowed.ts'
import { api } from '../../../../../web/base/routes.ts'
import { answerFirst } from '../../../../support/first-answers.ts'
import { importTable } from '../../../../support/product-table.ts'
import { makeQuote } from '../../../../support/sent-quote.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

interface Amount {
  /** With the decimals of ISO 4217, which for some are others than those of `Intl`. */
  currency: string
  minorUnits: number
  /** As people read and type it. */
  text: string
  /** As programs read it, with all decimals. */
  fixed: string
  /** As the filter says it; other products cost 777 of each currency. */
  class: string
}

const amount = (
  ...[currency, minorUnits, text, fixed, label]: [string, number, string, string, string]
): Amount => ({ currency, minorUnits, text, fixed, class: label })

/** Amounts of twelve currencies with 0, 2 and 3 decimals, the least and the largest of them. */
export const amounts = [
  amount('UGX', 1_234_567, '1,234,567', '1234567', 'UGX 1,000,000 to 2,500,000'),
  amount('JPY', 1, '1', '1', 'Up to JPY 1'),
  amount('CLP', 35_000, '35,000', '35000', 'CLP 25,000 to 50,000'),
  amount('EUR', 1, '0.01', '0.01', 'Up to EUR 1'),
  amount('USD', 10_050, '100.50', '100.50', 'USD 100 to 250'),
  amount('HUF', 123_400, '1,234', '1234.00', 'HUF 1,000 to 2,500'),
  amount('MGA', 5_000_020, '50,000.20', '50000.20', 'MGA 50,000 to 100,000'),
  amount('TZS', 123_456_789, '1,234,567.89', '1234567.89', 'TZS 1,000,000 to 2,500,000'),
  amount('KWD', 1_234_567, '1,234.567', '1234.567', 'KWD 1,000 to 2,500'),
  amount('TND', 1, '0.001', '0.001', 'Up to TND 1'),
  amount('IQD', 250_000, '250', '250.000', 'IQD 100 to 250'),
  amount(
    ...(['BHD', 9_999_999_999_999, '9,999,999,999.999', '9999999999.999'] as const),
    'BHD 5,000,000,000 to 10,000,000,000',
  ),
]

/** A list as short as it may be with filters. */
const CODES = Array.from({ length: MOST_WITHOUT + 1 }, (_, index) => `TK${index + 1}`)

/** A showroom with TK1 and other tanks at /tanks, all without a price. */
export async function startPricing(): Promise<RunningSite> {
  const site = await startSite({ env: { STARTER: 'empty' } })
  assert.is((await answerFirst(site, { currency: 'KES', begin: 'keep' })).status, 200)
  const collection = {
    ...{ name: 'Tanks', path: '/tanks', prefix: 'TK' },
    text: 'Tanks for rain and for drinking water, from our own yard.',
  }
  assert.is((await site.ask('POST', api.collections, collection)).status, 201)
  const rows = CODES.map(code => `${code},Tanks,Tank ${code}`)
  const { body } = await importTable(site, ['Code,Collection,Name', ...rows].join('\n'))
  assert.equal([body.new.length, body.wrong], [CODES.length, []])
  return site
}

/** Makes one of these the currency of the site, and prices TK1 by a table as a person writes it. */
export async function price(site: RunningSite, { currency, text }: Amount, from: string) {
  const change = { from, currency, prices: 'empty' }
  assert.is((await site.ask('PUT', api.currency, change)).status, 200, currency)
  const rows = CODES.map(code => `${code},"${code === 'TK1' ? text : '777'}",yes`)
  const table = [`Code,Amount (${currency}),Price shown`, ...rows].join('\n')
  const { status, body } = await importTable(site, table)
  assert.equal([status, body.changed.length, body.wrong], [200, CODES.length, []], currency)
}

/** A quote of one TK1 in the currency of the site, sent. */
export async function quoteOf(site: RunningSite, { minorUnits }: Amount) {
  const line = { kind: 'item', code: 'TK1', text: 'Tank', quantity: 1000, unitPrice: minorUnits }
  const quote = await makeQuote(site, {
    ...{ currency: undefined, delivery: undefined, vat: { rate: 0, included: true } },
    lines: [line],
  })
  return { ...quote, url: await quote.send() }
}
