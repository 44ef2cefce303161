import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api, quoteDocumentUrl } from '../../../../web/base/routes.ts'
import { designItem } from '../../../../web/features/design/design-item.ts'
import { partsOf } from '../../../../web/features/design/parts.ts'
import { firstPlan, type Plan } from '../../../../web/features/design/plan.ts'
import { planCode } from '../../../../web/features/design/plan-code.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import type {
  MadeQuote,
  Quote,
  QuoteList,
  SentListLines,
} from '../../../../web/features/quotes/contract.ts'
import { inquiry } from '../../../support/inquiry.ts'
import { poppler } from '../../../support/poppler.ts'
import { quoteBody } from '../../../support/quotes.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite<{ site: RunningSite }>('quotes about designed units')

test.before(async context => {
  const env = { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' }
  context.site = await startSite({ env })
})

const office: Plan = { ...firstPlan, storeys: 2, extras: ['stairs', 'solar'], fittings: [] }
const code = planCode(office)
const parts = partsOf(office)

async function quoteFor(site: RunningSite, fields: object): Promise<Quote> {
  const sent = await site.ask('POST', api.contact, { ...inquiry(), ...fields })
  const { id: inquiryId } = (await sent.json()) as { id: string }
  const made = await site.ask('POST', api.quotes, { inquiryId })
  assert.is(made.status, 201, await made.clone().text())
  const { id } = (await made.json()) as MadeQuote
  return (await site.ask('GET', api.quote(id))).json() as Promise<Quote>
}

test('take the parts of the unit as lines, without prices where the owner has none', async ({
  site,
}) => {
  const { content } = await quoteFor(site, { plan: planText(office) })
  const [unit, ...lines] = content.lines
  assert.equal(unit, {
    ...{ kind: 'item', code, text: 'Office, 2 storeys, 4 modules, 57.6 m²' },
    ...{ plan: planText(office), quantity: 1000, unit: 'unit', unitPrice: 0 },
  })
  assert.equal(
    lines,
    parts.map(({ name, count }) => ({
      ...{ kind: 'text', text: name, quantity: count * 1000, unitPrice: null },
    })),
  )
})

test('have the owner’s prices, times parts and units', async ({ site }) => {
  const prices = { 'module-20': 45_000_000, stairs: 0 }
  const { version } = await (await site.ask('GET', api.designPrices)).json()
  const set = await site.ask('PUT', api.designPrices, { version, spread: 10, prices })
  assert.is(set.status, 200)
  const items = [{ ...designItem(office), quantity: 3, note: 'at Thika' }]
  const { content, totals } = await quoteFor(site, { items })
  const lineOf = (text: string) => content.lines.find(line => line.text.startsWith(text))
  assert.equal([content.lines[0]?.quantity, content.lines[0]?.detail], [3000, 'at Thika'])
  const modules = lineOf('Module of 20 ft')
  assert.equal([modules?.quantity, modules?.unitPrice], [12_000, 45_000_000])
  assert.is(lineOf('Stairs')?.unitPrice, 0)
  assert.is(lineOf('Single door')?.unitPrice, null)
  assert.is(totals.lines[0], 0)
  assert.is(totals.net, 12 * 45_000_000)
})

test('that would get too long have a line for each unit', async ({ site }) => {
  const colours = ['teal', 'brick', 'sun', 'sage', 'blue', 'cream'] as const
  const uses = ['office', 'home', 'shop', 'classroom', 'clinic', 'camp'] as const
  const items = uses.flatMap(use => colours.map(colour => designItem({ ...office, use, colour })))
  const { content } = await quoteFor(site, { items })
  assert.is(content.lines.length, items.length)
  assert.match(content.lines[0]?.detail ?? '', '4 × Module of 20 ft, 6.0 × 2.4 m; ')
  assert.ok(content.lines.every(({ unitPrice, plan }) => unitPrice === null && plan))
})

test('keep the plan of a unit when they are saved, copied, found and sent', async ({ site }) => {
  const quote = await quoteFor(site, { plan: code })
  const lines = quote.content.lines.map(line => ({ ...line, unitPrice: line.unitPrice ?? 100 }))
  // As a screen of an earlier release sends it: it knows no plans.
  const sent = lines.map(({ plan: _, ...line }) => line)
  const body = { ...quote.content, lines: sent, version: quote.version }
  const saved = (await (await site.ask('PUT', api.quote(quote.id), body)).json()) as Quote
  assert.equal(saved.content.lines, lines)
  const copy = (await (await site.ask('POST', api.copyQuote(quote.id), {})).json()) as MadeQuote
  const copied = (await (await site.ask('GET', api.quote(copy.id))).json()) as Quote
  assert.equal(copied.content.lines, lines)
  const found = (await (await site.ask('GET', `${api.quotes}?q=${code}`)).json()) as QuoteList
  assert.ok(found.quotes.some(({ id }) => id === quote.id))
  const answer = await site.ask('POST', api.sendQuote(quote.id), { by: 'link', withExamples: true })
  assert.is(answer.status, 200, await answer.clone().text())
  const { url } = (await answer.json()) as { url: string }
  const after = (await (await site.ask('GET', api.quote(quote.id))).json()) as Quote
  assert.equal(after.editions[0]?.content.lines, lines)

  const html = await (await fetch(url)).text()
  assert.match(html, `<img src="/design.svg?plan=${planText(office)}"`)
  assert.match(html, `${code} Office, 2 storeys, 4 modules, 57.6 m²`)
  assert.match(html, '1 unit, of these parts:')
  const file = join(await temporaryFolder(), 'quote.pdf')
  const pdf = await fetch(quoteDocumentUrl(url))
  assert.is(pdf.status, 200)
  const bytes = Buffer.from(await pdf.arrayBuffer())
  await writeFile(file, bytes)
  const text = poppler('pdftotext', ['-layout', file, '-'])
  assert.match(text, code)
  assert.match(text, 'Module of 20 ft')
  assert.match(bytes.toString('latin1'), '/Subtype /Image', 'the drawing of the unit')
})

test('are made from a shortlist that a customer sent, too', async ({ site }) => {
  const link = `https://example.com/shortlist?${new URLSearchParams({
    items: `/services/containers/design:${code}*2`,
  })}`
  const text = `Hello, I would like a quote for:\n2 x ${code} (Office)\n${link}`
  const answer = await site.ask('POST', api.quoteSentList, { text })
  assert.is(answer.status, 200, await answer.clone().text())
  const { lines, left } = (await answer.json()) as SentListLines
  assert.equal([lines.length, left], [parts.length + 1, 0])
  assert.equal([lines[0]?.plan, lines[0]?.quantity], [planText(office), 2000])
})

test('refuse no line whose code is neither of a product nor of a unit', async ({ site }) => {
  const line = { kind: 'item', code: 'OF-9S9M-XXXX', text: 'x', quantity: 1000, unitPrice: 1 }
  const body = quoteBody({ lines: [{ ...line, plan: '../../etc' }] })
  const { id } = (await (await site.ask('POST', api.quotes, body)).json()) as MadeQuote
  const quote = (await (await site.ask('GET', api.quote(id))).json()) as Quote
  assert.equal(quote.content.lines, [line])
})

test.run()
