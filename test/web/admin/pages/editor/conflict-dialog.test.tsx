import type { ReactNode } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { KeyedPage } from '../../../../../web/page-editing/contract.ts'
import type { PageKinds } from '../../../../../web/page-editing/field-schema.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { ConflictDialog } = await import('../../../../../web/admin/pages/editor/conflict-dialog.tsx')
const { BothTexts } = await import('../../../../../web/admin/pages/editor/both-texts.tsx')

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
  const conflict = { mine, theirs, base, conflicts, version: 2 } as never
  const hook = liveHook(() =>
    ConflictDialog({
      ...{ conflict, kinds },
      onResolve: choices => resolved.push(choices),
      onClose: () => closed++,
    }),
  )
  const inputs = () => elementsIn(hook.now).filter(({ type }) => type === 'input')
  const choose = (name: string, at: number) =>
    inputs()
      .filter(({ props }) => props.name === name)
      [at]?.props.onChange()
  const choices = () =>
    elementsIn(hook.now)
      .filter(({ type }) => type === 'label')
      .map(({ props }) => (props.children as ReactNode[])[1])
  const isReady = () => !elementIn(hook.now, 'button').props.disabled
  return { hook, inputs, choose, choices, isReady, resolved, closed: () => closed }
}

test('shows both texts of a section and of a field of the page', () => {
  const { hook } = open(['k1', 'description'])
  const shown = elementsIn(hook.now)
    .filter(({ type }) => type === BothTexts)
    .map(({ props }) => textOf(<BothTexts {...(props as Parameters<typeof BothTexts>[0])} />))
  assert.equal(shown, [
    'Yours Headline My one Theirs Headline Their one',
    'Yours Our chairs Theirs Their chairs',
  ])
  const legends = elementsIn(hook.now).filter(({ type }) => type === 'legend')
  assert.equal(
    legends.map(({ props }) => props.children),
    ['Text: My one', 'Description'],
  )
})

test('offers both of a section that both still have, and of nothing else', () => {
  assert.equal(open(['k1']).choices(), ['Yours', 'Theirs', 'Both'])
  assert.equal(open(['k2']).choices(), ['Yours', 'Theirs'])
  assert.equal(open(['description']).choices(), ['Yours', 'Theirs'])
})

test('goes on when all is decided, with the last choice of each', () => {
  const { hook, choose, isReady, inputs, resolved, closed } = open(['k1', 'description'])
  choose('k1', 0)
  assert.is(isReady(), false)
  choose('description', 1)
  choose('k1', 2)
  assert.equal(
    inputs().map(({ props }) => props.checked),
    [false, false, true, false, true],
  )
  assert.is(isReady(), true)
  press(hook.now, 'Go on with these')
  assert.equal([resolved, closed()], [[{ k1: 'both', description: 'theirs' }], 1])
})

test.run()
