import * as assert from 'uvu/assert'
import { suite } from '#test'
import { csvOf } from '../../../../server/features/quotes/csv.ts'
import type { Quote } from '../../../../web/features/quotes/contract.ts'
import { totalsOf } from '../../../../web/features/quotes/sums/totals.ts'
import { quoteContent } from './document/paper.ts'

const test = suite('table of quotes')

/** The cells of a quote by their titles. */
async function cellsOf(fields: Partial<Quote> = {}): Promise<Record<string, string>> {
  const content = quoteContent()
  const quote = {
    ...{ id: 'q1', number: '2026-0042', state: 'sent', content, totals: totalsOf(content) },
    ...{ editions: [], opened: { count: 0 }, createdBy: 'amina', ...fields },
    createdAt: '2026-11-22T09:30:15.123Z',
  } as unknown as Quote
  const chunks: string[] = []
  for await (const chunk of csvOf(
    (async function* () {
      yield quote
    })(),
  ))
    chunks.push(chunk)
  const [titles = [], cells = []] = chunks.map(line =>
    line
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(','),
  )
  assert.equal([chunks.length, titles.length], [2, cells.length])
  assert.match(chunks[0] ?? '', /^\uFEFFNumber,/)
  return Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? '']))
}

const at = '2026-11-23T10:00:00.000Z'

test('has amounts without groups, with cents, and times that spreadsheets read', async () => {
  const cells = await cellsOf()
  assert.equal(cells, {
    ...{ Number: '2026-0042', State: 'sent', Customer: 'Wanjiru Kamau', Company: '' },
    ...{ Email: 'wanjiru@example.com', Phone: '' },
    ...{ Currency: 'KES', 'Before VAT': '1119000.00', VAT: '179040.00', Total: '1298040.00' },
    ...{ 'Valid until': '2026-12-21', 'Made (UTC)': '2026-11-22 09:30:15', 'Made by': 'amina' },
    ...{ 'Versions sent': '0', 'Last sent (UTC)': '', Mail: '', Opened: '0' },
    ...{ 'Last opened (UTC)': '', 'Accepted (UTC)': '', 'Accepted by': '', Inquiry: '' },
  })
})

test('has the last sending, opening and acceptance', async () => {
  const cells = await cellsOf({
    editions: [{ at: '2026-11-22T00:00:00.000Z' }, { at, mail: { state: 'refused', at } }] as never,
    opened: { count: 3, last: at },
    accepted: { name: 'Wanjiru K.', at } as never,
    inquiryId: 'i1',
  })
  assert.equal(
    ['Versions sent', 'Last sent (UTC)', 'Mail', 'Opened', 'Last opened (UTC)'].map(
      title => cells[title],
    ),
    ['2', '2026-11-23 10:00:00', 'refused', '3', '2026-11-23 10:00:00'],
  )
  assert.equal(
    ['Accepted (UTC)', 'Accepted by', 'Inquiry'].map(title => cells[title]),
    ['2026-11-23 10:00:00', 'Wanjiru K.', 'i1'],
  )
})

test.run()
