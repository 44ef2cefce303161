import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { poppler } from '../../../../support/poppler.ts'
import { makeQuote } from '../../../../support/sent-quote.ts'
import { startSite } from '../../../../support/site.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite("customer's quote as a page and as a PDF")

test('both show lines, sums, words, how to pay and the tax number', async () => {
  const site = await startSite()
  const { details } = (await (await site.ask('GET', api.adminContactDetails)).json()) as {
    details: object
  }
  const paying = { ...details, paymentWords: 'Paybill 000000', taxNumber: 'TIN 1000023456' }
  assert.is((await site.ask('PUT', api.adminContactDetails, paying)).status, 200)
  const quote = await makeQuote(site, { terms: 'Half on order', note: 'Assembled' })
  const url = await quote.send()
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const file = join(await temporaryFolder(), 'quote.pdf')
  const pdf = await fetch(`${url}.pdf`)
  assert.is(pdf.headers.get('content-type'), 'application/pdf')
  assert.is(pdf.headers.get('content-disposition'), `inline; filename="Quote-${quote.number}.pdf"`)
  await writeFile(file, Buffer.from(await pdf.arrayBuffer()))
  const paper = poppler('pdftotext', ['-layout', file, '-'])
  for (const text of [page, paper]) {
    for (const words of ['822,000', '1,119,000', '179,040', '1,298,040', 'Delivery to Nakuru']) {
      assert.match(text, words)
    }
    for (const words of ['Wanjiru Kamau', 'Half on order', 'Assembled']) assert.match(text, words)
    for (const words of ['Paybill 000000', 'TIN 1000023456']) assert.match(text, words)
  }
  assert.match(poppler('pdfinfo', ['-url', file]), url)
})

test('a PDF is kept by no cache, and its secret is in no log line', async () => {
  const lines: string[] = []
  const site = await startSite({ logTo: { write: line => void lines.push(line) } })
  const url = await (await makeQuote(site)).send()
  const { headers } = await fetch(`${url}.pdf`)
  assert.is(headers.get('cache-control'), 'no-store')
  assert.is(headers.get('x-robots-tag'), 'noindex')
  assert.is(headers.get('referrer-policy'), 'same-origin')
  assert.is(headers.get('set-cookie'), null)
  assert.match(lines.join('\n'), '/quotes/:secret')
  assert.not.match(lines.join('\n'), url.split('/').at(-1) ?? '')
})

test.run()
