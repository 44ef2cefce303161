import * as assert from 'uvu/assert'
import { suite } from '#test'
import { BothTexts } from '../../../../../web/admin/pages/editor/both-texts.tsx'
import type { FieldSchema } from '../../../../../web/page-editing/field-schema.ts'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('two states side by side')

const schema: FieldSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Title' },
    note: { type: 'string', title: 'Note' },
    width: { type: 'integer', title: 'Width' },
  },
}

const shown = (mine: unknown, theirs: unknown) =>
  textOf(<BothTexts {...{ mine, theirs, schema }} />)

test('marks the words that each has alone', () => {
  const sides = { mine: { title: 'A red chair' }, theirs: { title: 'A blue chair' }, schema }
  const marks = [...htmlOf(<BothTexts {...sides} />).matchAll(/<mark>(.*?)<\/mark>/g)]
  assert.equal(
    marks.map(([, words]) => words?.trim()),
    ['red', 'blue'],
  )
})

test('marks a number as a whole', () => {
  const sides = { mine: { width: 120 }, theirs: { width: 125 }, schema }
  assert.equal(htmlOf(<BothTexts {...sides} />).match(/<mark>.*?<\/mark>/g), [
    '<mark>120</mark>',
    '<mark>125</mark>',
  ])
})

test('says which of them left a field out', () => {
  assert.is(
    shown({ title: 'One', note: 'Two' }, { title: 'One' }),
    'Yours Note Two Theirs Note Left out',
  )
  assert.is(
    shown({ title: 'One' }, { title: 'One', note: 'Two' }),
    'Yours Note Left out Theirs Note Two',
  )
})

test('says who deleted it, and nothing else on that side', () => {
  assert.match(shown(undefined, { title: 'One' }), /^Yours Deleted Theirs (?!Deleted)/)
  assert.match(shown({ title: 'One' }, undefined), /^Yours (?!Deleted).*Theirs Deleted$/)
})

test.run()
