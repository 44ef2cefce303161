import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { QuoteEntry } from '../../../../../web/features/quotes/admin/draft/entry.ts'
import type { QuoteContent } from '../../../../../web/features/quotes/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementIn, elementsIn, press, textOf } from '../../../../support/rendered.tsx'
import { openedDraft } from './opened-draft.tsx'
import { content, line, quote } from './quote.ts'

openAdminPage()
const { withFields, withoutLine } = await import(
  '../../../../../web/features/quotes/admin/draft/edits.ts'
)
const { ConflictDialog } = await import(
  '../../../../../web/features/quotes/admin/quote/conflict-dialog.tsx'
)

const test = suite('the choice between two changes of a quote')

/** The dialog where these fields were typed and the others stored. */
async function open(
  mine: Partial<QuoteEntry> | ((entry: QuoteEntry) => QuoteEntry),
  theirs: Partial<QuoteContent>,
  stored: Partial<QuoteContent> = {},
) {
  const { draft, live } = openedDraft({ content: content(stored) })
  draft.change(typeof mine === 'function' ? mine : withFields(mine))
  await draft.take(quote({ version: 2, content: content({ ...stored, ...theirs }) }))
  let closed = 0
  const dialog = live(() => ConflictDialog({ onClose: () => closed++ }))
  const button = () => elementIn(dialog.now, 'button').props
  const choose = (at: number) =>
    elementsIn(dialog.now)
      .filter(({ type }) => type === 'input')
      [at]?.props.onChange()
  const texts = () =>
    elementsIn(dialog.now)
      .filter(({ type }) => type === 'legend' || type === 'span')
      .map(part => textOf(part))
  return { draft, dialog, button, choose, texts, closed: () => closed }
}

test('shows both texts of each part, by whom', async () => {
  const { dialog, texts } = await open({ terms: 'Half' }, { terms: 'All' })
  assert.is(dialog.now?.props.title, 'wanjiru changed the same')
  assert.equal(texts(), ['Terms', 'Yours: Half', 'Of wanjiru: All'])
})

test('shows discounts, delivery and VAT as they are printed', async () => {
  const mine = { discount: '10 %', delivery: '4,500', deliveryText: 'To Nakuru', vatRate: '8' }
  const theirs = {
    discount: { cents: 50_000 },
    delivery: { cents: 600_000 },
    vat: { rate: 0, included: true },
  }
  assert.equal((await open(mine, theirs)).texts(), [
    ...['VAT', 'Yours: 8 %, added', 'Of wanjiru: 0 %, included'],
    ...['Discount on all', 'Yours: 10 %', 'Of wanjiru: 500'],
    ...['Delivery', 'Yours: To Nakuru, KES 4,500', 'Of wanjiru: Delivery, KES 6,000'],
  ])
})

test('says that one of both has removed the delivery', async () => {
  const delivery = { text: 'To Nakuru', cents: 450_000 }
  const emptied = await open(
    { delivery: '', deliveryText: '' },
    { delivery: { cents: 1 } },
    { delivery },
  )
  assert.is(emptied.texts()[1], 'Yours: removed')
})

test('shows all that a line says', async () => {
  const whole = { ...line('OF11'), detail: 'Oak', quantity: 2500, discount: { percent: 10 } }
  const { texts } = await open(
    entry => ({
      ...entry,
      lines: entry.lines.map((one, at) => (at === 0 ? { ...one, price: '', text: '' } : one)),
    }),
    { lines: [{ ...whole }, line('OF12')] },
  )
  assert.equal(texts(), [
    'OF11',
    'Yours: OF11, 1 × no price',
    'Of wanjiru: OF11 Item OF11, Oak, 2.5 × KES 68,500, less 10 %',
  ])
})

test('says that one of both has removed a line', async () => {
  const { texts } = await open(entry => withoutLine(entry.lines[0]?.key ?? '')(entry), {
    lines: [line('OF11', 1), line('OF12')],
  })
  assert.equal(texts(), ['OF11', 'Yours: removed', 'Of wanjiru: OF11 Item OF11, 1 × KES 0.01'])
})

test('goes on once every part is chosen, with what was chosen', async () => {
  const mine = { terms: 'Half', note: 'Mine' }
  const { draft, dialog, button, choose, closed } = await open(mine, {
    terms: 'All',
    note: 'Theirs',
  })
  assert.is(button().disabled, true)
  choose(0)
  assert.is(button().disabled, true)
  choose(3)
  assert.equal(
    elementsIn(dialog.now).flatMap(({ type, props }) => (type === 'input' ? props.checked : [])),
    [true, false, false, true],
  )
  assert.is(button().disabled, false)
  press(dialog.now, 'Go on with these')
  const { typed, conflict } = draft.state.value
  assert.equal([typed.terms, typed.note, conflict, closed()], ['Half', 'Theirs', undefined, 1])
  assert.is(dialog.now, null)
})

test.run()
