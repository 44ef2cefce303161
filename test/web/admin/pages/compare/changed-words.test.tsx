import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ChangedWords } from '../../../../../web/admin/pages/compare/changed-words.tsx'
import type { FieldChange } from '../../../../../web/page-editing/compare/field-change.ts'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('words of a change')

const words = (change: Partial<FieldChange>) =>
  textOf(<ChangedWords {...(change as FieldChange)} />)

test('say that something is new, gone or elsewhere', () => {
  assert.is(words({ kind: 'added', after: 'x' }), 'New')
  assert.is(words({ kind: 'removed', before: 'x' }), 'Removed')
  assert.is(words({ kind: 'moved' }), 'Moved')
  assert.is(
    words({ kind: 'moved', before: 'second', after: 'first' }),
    'Moved from the second to the first place',
  )
})

test('have both values, one of which may be missing or empty', () => {
  assert.is(words({ kind: 'value', before: '3', after: '4' }), '[old: 3 ] [new: 4 ]')
  assert.is(words({ kind: 'value', after: '' }), '[new: (empty) ]')
  assert.is(words({ kind: 'value', before: '3' }), '[old: 3 ] Left out')
})

test('of a text strike out the old ones and underline the new ones', () => {
  const html = htmlOf(
    <ChangedWords
      {...({ kind: 'text', before: 'A red desk', after: 'A blue desk' } as unknown as FieldChange)}
    />,
  )
  const inTags = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
      inner.replace(/<span[^>]*>.*?<\/span>/g, ''),
    )
  assert.equal([inTags('del'), inTags('ins')], [['red'], ['blue']])
  assert.is(
    words({ kind: 'text', before: 'A  desk', after: 'A desk' } as never),
    'Only spaces and lines differ',
  )
})

test.run()
