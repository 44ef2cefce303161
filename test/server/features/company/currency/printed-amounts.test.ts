import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { specSheetUrl } from '../../../../../web/base/routes.ts'
import { poppler } from '../../../../support/poppler.ts'
import type { RunningSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { amounts, price, quoteOf, startPricing } from './amounts.ts'

const test = suite<{ site: RunningSite }>('amounts in twelve currencies as PDF')

test.before(async context => {
  context.site = await startPricing()
})

async function printed(url: string): Promise<string> {
  const file = join(await temporaryFolder(), 'printed.pdf')
  await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()))
  return poppler('pdftotext', ['-layout', file, '-'])
}

const sent: { url: string; total: RegExp }[] = []
let from = 'KES'

for (const amount of amounts) {
  const { currency, text } = amount
  test(`are exact on a specification sheet and a quote in ${currency}`, async ({ site }) => {
    await price(site, amount, from)
    from = currency
    const sheet = await printed(site.url + specSheetUrl('TK1'))
    assert.match(sheet, `${currency} ${text}, VAT included`)
    const quote = { url: (await quoteOf(site, amount)).url, total: totalOf(currency, text) }
    assert.match(await printed(`${quote.url}.pdf`), quote.total)
    sent.push(quote)
  })
}

const totalOf = (currency: string, text: string) => new RegExp(`Total.*${currency}\\s+${text}\\s`)

test('stay those of a quote that was sent before the currency changed', async () => {
  const [first] = sent
  if (!first) throw new Error('No quote was sent')
  assert.match(await printed(`${first.url}.pdf`), first.total)
})

test.run()
