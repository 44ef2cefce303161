import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { QuoteContent } from '../../../../../web/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'
import { content, line, quote } from '../quote.ts'

openAdminPage()
const { QuoteDraftProvider } = await import('../../../../../web/admin/quotes/draft/form.ts')
const { createQuoteDraft } = await import('../../../../../web/admin/quotes/draft/draft.ts')
const { openedState } = await import('../../../../../web/admin/quotes/draft/draft-state.ts')
const { LineTable } = await import('../../../../../web/admin/quotes/lines/line-table.tsx')

const test = suite('lines of a quote')

function open(fields: Partial<QuoteContent>) {
  const draft = createQuoteDraft(openedState(quote({ content: content(fields) })), {
    save: () => Promise.reject(new Error('nothing was typed')),
    untilSignedIn: () => new Promise(() => undefined),
    untilOnline: () => new Promise(() => undefined),
  })
  use(draft.close)
  return (
    <QuoteDraftProvider value={draft}>
      <LineTable />
    </QuoteDraftProvider>
  )
}

/** The buttons of lines by their labels, and whether they are off. */
const toolsIn = (html: string) =>
  [...html.matchAll(/aria-label="([^"]+)"(?: aria-pressed="(\w+)")? aria-disabled="(\w+)"/g)].map(
    ([, label, isPressed, isOff]) => [label, isPressed, isOff],
  )

test('say that there is none only while there is none', () => {
  assert.match(textOf(open({ lines: [] })), 'No line yet. Begin with a product.')
  assert.not.match(textOf(open({ lines: [line('OF11')] })), 'No line yet')
})

test('move up and down, but not beyond the first and the last', () => {
  const tools = toolsIn(htmlOf(open({ lines: ['A1', 'A2', 'A3'].map(code => line(code)) })))
  const off = tools.filter(([, , isOff]) => isOff === 'true').map(([label]) => label)
  assert.equal(off, ['Move A1 up', 'Move A3 down'])
})

test('show a discount that they have, and are called by their text or place without a code', () => {
  const bare = { ...line('A1'), code: undefined }
  const lines = [{ ...line('A1'), discount: { percent: 10 } }, { ...bare, text: 'Desk' }, bare]
  const labels = toolsIn(htmlOf(open({ lines: lines as typeof lines & QuoteContent['lines'] })))
  const discounts = labels.filter(([label]) => label?.includes('iscount'))
  assert.equal(discounts, [
    ['No discount on A1', 'true', 'false'],
    ['Discount on Desk', 'false', 'false'],
    ['Discount on Item A1', 'false', 'false'],
  ])
})

test.run()
