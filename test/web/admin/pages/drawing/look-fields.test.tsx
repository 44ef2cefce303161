import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isDrawnAnew } from '../../../../../web/admin/pages/drawing/drawn-picture.tsx'
import { LookFields } from '../../../../../web/admin/pages/drawing/look-fields.tsx'
import type { SlotSource } from '../../../../../web/admin/pages/form/section-form-props.ts'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import type { DrawingChoice } from '../../../../../web/page-editing/drawings.ts'
import { elementIn, elementsIn, htmlOf, returnOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('fields of a drawing')

const wood = {
  label: 'Wood',
  options: [
    { value: 'oak', name: 'Oak' },
    { value: 'ash', name: 'Ash' },
  ],
} as DrawingChoice
const drawers = {
  ...{ label: 'With drawers', isYesOrNo: true },
  options: [{ value: 'drawers', name: 'Drawers' }],
} as DrawingChoice

function open(choice: DrawingChoice, traits: string[] = []) {
  const changed: string[][] = []
  const choices = { traits, choices: [choice], words: '' } as never
  const onChange = (next: string[]) => changed.push(next)
  const fields = elementsIn(returnOf(() => LookFields({ choices, onChange })))
  return { changed, fields, html: htmlOf(<LookFields choices={choices} onChange={onChange} />) }
}

test('offer each value, and what chance has chosen', () => {
  const options = (more: object) => elementIn(open({ ...wood, ...more }).fields, SelectField).props
  assert.equal(options({}).options, [
    ['', 'As it comes'],
    ['oak', 'Oak'],
    ['ash', 'Ash'],
  ])
  assert.equal(options({ shown: 'ash' }).options[0], ['', 'As it comes (ash)'])
  assert.equal([options({}).value, options({ chosen: 'oak' }).value], ['', 'oak'])
})

test('replace what was chosen of the same, and leave the rest', () => {
  const { changed, fields } = open(wood, ['wide', 'oak', 'no-ash'])
  const { onChange } = elementIn(fields, SelectField).props
  for (const value of ['ash', '']) onChange({ target: { value } })
  assert.equal(changed, [['wide', 'ash'], ['wide']])
})

test('a yes or no is as it was chosen, or as it is shown', () => {
  const isChecked = (more: object) => open({ ...drawers, ...more }).html.includes('checked=""')
  assert.equal([isChecked({}), isChecked({ shown: 'drawers' })], [false, true])
  assert.is(isChecked({ shown: 'drawers', chosen: 'no-drawers' }), false)
  const { changed, fields } = open(drawers, ['no-drawers', 'oak'])
  const { choice, onChange } = fields[0]?.props ?? {}
  onChange(choice, 'drawers')
  assert.equal(changed, [['oak', 'drawers']])
})

test('say where there is nothing to choose', () => {
  const none = { traits: [], choices: [], words: '' } as never
  const empty = <LookFields choices={none} onChange={() => undefined} />
  assert.is(textOf(empty), 'There is nothing to choose of this one.')
})

const slot = (path: string, more = {}): SlotSource => ({
  ...{ path, kind: 'image', alt: 'A', family: 'desk', ...more },
})

test('a drawing is anew where visitors see another one, or none of this place', () => {
  const published = { sections: [{ media: null, cards: [{ media: slot('a/1.jpg') }] }] }
  assert.is(isDrawnAnew(slot('a/1.jpg', { alt: 'B' }), published), false)
  assert.is(isDrawnAnew(slot('a/1.jpg', { seed: 4 }), published), true)
  assert.is(isDrawnAnew(slot('a/2.jpg'), published), true)
  assert.is(isDrawnAnew(slot('new/2.jpg'), published), false)
  assert.is(isDrawnAnew(slot('new/2.jpg', { seed: 4 }), published), true)
  const page = { path: 'a/1.jpg', sections: [slot('a/1.jpg', { seed: 4 })] }
  assert.is(isDrawnAnew(slot('a/1.jpg'), page), true)
})

test.run()
