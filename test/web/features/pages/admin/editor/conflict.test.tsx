import type { ReactNode } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { KeyedPage } from '../../../../../../web/features/pages/contract.ts'
import type { FieldSchema, PageKinds } from '../../../../../../web/features/pages/field-schema.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementIn, elementsIn, htmlOf, press, textOf } from '../../../../../support/rendered.tsx'

openAdminPage()
const { ConflictDialog } = await import(
  '../../../../../../web/features/pages/admin/editor/conflict-dialog.tsx'
)
const { BothOrders } = await import(
  '../../../../../../web/features/pages/admin/editor/both-orders.tsx'
)
const { BothTexts } = await import(
  '../../../../../../web/features/pages/admin/editor/both-texts.tsx'
)

const test = suite('choice between two changes of the same')

const title = { type: 'string', title: 'Headline' } as const
const kinds = {
  page: { type: 'object', properties: { description: { type: 'string', title: 'Description' } } },
  kinds: { text: { name: 'Text', text: '', schema: { type: 'object', properties: { title } } } },
} as unknown as PageKinds

const page = (description: string, sections: Record<string, string>) =>
  ({
    keys: Object.keys(sections),
    source: {
      description,
      sections: Object.values(sections).map(words => ({ kind: 'text', title: words })),
    },
  }) as unknown as KeyedPage

const base = page('Chairs', { k1: 'The one', k2: 'The two' })
const mine = page('Our chairs', { k1: 'My one', k2: 'My two' })
const theirs = page('Their chairs', { k1: 'Their one' })

function open(conflicts: string[]) {
  const resolved: unknown[] = []
  let closed = 0
  const state = { typed: mine, saved: base, conflict: { theirs, names: conflicts } } as never
  const hook = liveHook(() =>
    ConflictDialog({
      ...{ state, kinds },
      onResolve: choices => resolved.push(choices),
      onClose: () => closed++,
    }),
  )
  const propsOf = (wanted: unknown) =>
    elementsIn(hook.now).flatMap(({ type, props }) => (type === wanted ? [props] : []))
  return {
    ...{ hook, propsOf, resolved },
    choose: (name: string, at: number) =>
      propsOf('input')
        .filter(props => props.name === name)
        [at]?.onChange(),
    choices: () => propsOf('label').map(({ children }) => (children as ReactNode[])[1]),
    isReady: () => !elementIn(hook.now, 'button').props.disabled,
    closed: () => closed,
  }
}

test('shows both texts of a section and of a field of the page, and both orders', () => {
  const { propsOf } = open(['k1', 'description', 'order'])
  assert.equal(
    propsOf(BothTexts).map(props => textOf(<BothTexts {...props} />)),
    ['Yours Headline My one Theirs Headline Their one', 'Yours Our chairs Theirs Their chairs'],
  )
  const orders = <BothOrders {...{ mine, theirs, kinds }} />
  assert.is(textOf(orders), 'Yours My one My two Theirs Their one')
  assert.equal(
    propsOf('legend').map(({ children }) => children),
    ['Text: My one', 'Description', 'The order of the sections'],
  )
})

test('offers both of a section that both still have, and of nothing else', () => {
  assert.equal(open(['k1']).choices(), ['Yours', 'Theirs', 'Both'])
  assert.equal(open(['k2']).choices(), ['Yours', 'Theirs'])
  assert.equal(open(['description']).choices(), ['Yours', 'Theirs'])
})

test('goes on when all is decided, with the last choice of each', () => {
  const { hook, choose, isReady, propsOf, resolved, closed } = open(['k1', 'description'])
  choose('k1', 0)
  assert.is(isReady(), false)
  choose('description', 1)
  choose('k1', 2)
  const checked = propsOf('input').map(props => props.checked)
  assert.equal(checked, [false, false, true, false, true])
  assert.is(isReady(), true)
  press(hook.now, 'Go on with these')
  assert.equal([resolved, closed()], [[{ k1: 'both', description: 'theirs' }], 1])
})

const schema: FieldSchema = {
  type: 'object',
  properties: { title, note: { type: 'string', title: 'Note' }, width: { type: 'integer' } },
}
const both = (mine: unknown, theirs: unknown) => <BothTexts {...{ mine, theirs, schema }} />

test('marks the words that each has alone, and a number as a whole', () => {
  const marks = (part: ReactNode) =>
    [...htmlOf(part).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, words]) => words?.trim())
  assert.equal(marks(both({ title: 'A red chair' }, { title: 'A blue chair' })), ['red', 'blue'])
  assert.equal(marks(both({ width: 120 }, { width: 125 })), ['120', '125'])
})

test('says which of both left a field out, and who deleted it with nothing else on that side', () => {
  const [one, more] = [{ title: 'One' }, { title: 'One', note: 'Two' }]
  assert.is(textOf(both(more, one)), 'Yours Note Two Theirs Note Left out')
  assert.is(textOf(both(one, more)), 'Yours Note Left out Theirs Note Two')
  assert.match(textOf(both(undefined, one)), /^Yours Deleted Theirs (?!Deleted)/)
  assert.match(textOf(both(one, undefined)), /^Yours (?!Deleted).*Theirs Deleted$/)
})

test.run()
