import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../../web/base/routes.ts'
import { ChoiceField } from '../../../../../../web/features/pages/admin/form/fields/choice-field.tsx'
import { PageField } from '../../../../../../web/features/pages/admin/form/fields/page-field.tsx'
import { SelectField } from '../../../../../../web/features/pages/admin/form/fields/select-field.tsx'
import { SwitchField } from '../../../../../../web/features/pages/admin/form/fields/switch-field.tsx'
import { elementIn, htmlOf, textOf } from '../../../../../support/rendered.tsx'
import { clientWith } from '../../../../admin/client-with.ts'
import { inForm, liveField } from './live-field.tsx'

const test = suite('fields with a choice')

const optionsIn = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].map(
    ([, value, isChosen, words]) => `${value}${isChosen ? '*' : ''} ${words}`,
  )

function choice(schema: object, value?: unknown, isRequired = false) {
  const given = { type: 'string', title: 'Look', enum: ['wide', 'narrow'], ...schema } as never
  return optionsIn(
    htmlOf(inForm(<ChoiceField at="look" schema={given} {...{ value, isRequired }} />)),
  )
}

test('a choice offers none where it may be left out, or where nothing is chosen yet', () => {
  assert.equal(choice({}), ['* As usual', 'wide wide', 'narrow narrow'])
  assert.equal(choice({}, 'wide'), [' As usual', 'wide* wide', 'narrow narrow'])
  assert.equal(choice({}, undefined, true), ['* Choose', 'wide wide', 'narrow narrow'])
  assert.equal(choice({}, 'narrow', true), ['wide wide', 'narrow* narrow'])
  // One that is not among them stays.
  assert.equal(choice({}, 'gone'), [' As usual', 'gone* gone', 'wide wide', 'narrow narrow'])
})

test('a choice with something usual chooses that where nothing is said, and offers no none', () => {
  const schema = { default: 'narrow', names: { wide: 'Over the whole page' } }
  assert.equal(choice(schema), ['wide Over the whole page', 'narrow* narrow'])
  assert.equal(choice(schema, 'wide'), ['wide* Over the whole page', 'narrow narrow'])
  assert.equal(choice(schema, 7), ['wide Over the whole page', 'narrow* narrow'])
})

test('a choice leaves out what is usual and what is emptied', () => {
  const props = { label: 'Look', none: 'None', options: [], chosen: 'wide', usual: 'narrow' }
  const { changes, focused, control } = liveField(SelectField, props)
  const select = control('select')
  select.onFocus()
  for (const value of ['wide', 'narrow', '']) select.onChange({ currentTarget: { value } })
  assert.equal(changes, [
    ['at', 'wide'],
    ['at', undefined],
    ['at', undefined],
  ])
  assert.equal(focused, ['at'])
})

test('a page is chosen among the others that visitors see', () => {
  const pages = [
    { path: '/', name: 'Home' },
    { path: '/about', name: 'About' },
    { path: '/gone', name: 'Gone', isHidden: true },
  ]
  const known = clientWith({ [api.adminPages]: { pages } })
  const schema = { type: 'string', title: 'Below', description: 'Where it stands' } as never
  const field = (value?: unknown) =>
    inForm(<PageField at="parent" isRequired={false} {...{ schema, value }} />)
  assert.equal(optionsIn(htmlOf(field(), known)), ['* None', '/ Home (/)'])
  assert.equal(optionsIn(htmlOf(field('/'), known)), [' None', '/* Home (/)'])
  assert.equal(optionsIn(htmlOf(field('/'))), [' None', '/* /'])
  assert.match(textOf(field(), known), /^Below .* Where it stands$/)
})

test('a switch is as its value says, or as usual, and leaves out what is usual', () => {
  for (const [usual, value, isOn] of [
    [undefined, undefined, false],
    [undefined, true, true],
    [true, undefined, true],
    [true, false, false],
    [false, undefined, false],
    [false, 'true', false],
  ] as const) {
    const schema = { type: 'boolean', title: 'On the left', default: usual }
    const { hook, changes, focused } = liveField(SwitchField.type, { schema, value })
    const { checked, onChange, onFocus } = elementIn(hook.now, 'input').props
    assert.is(checked, isOn)
    onFocus()
    for (const checked of [true, false]) onChange({ currentTarget: { checked } })
    const expected = usual ? [undefined, false] : [true, undefined]
    assert.equal([changes, focused], [expected.map(next => ['at', next]), ['at']])
  }
})

test('a switch has its fault in place of its description', () => {
  const field = (description?: string, fault?: string) => {
    const schema = { type: 'boolean', title: 'Left', description } as never
    const field = <SwitchField at="left" isRequired={false} value={true} schema={schema} />
    return inForm(field, fault ? { left: fault } : {})
  }
  assert.not.match(htmlOf(field()), 'aria-describedby')
  assert.match(htmlOf(field('Beside it')), /aria-describedby="form-left-said".*field-hint/)
  assert.not.match(htmlOf(field('Beside it')), 'aria-invalid')
  const html = htmlOf(field('Beside it', 'Not here'))
  assert.match(html, /aria-invalid="true" aria-describedby="form-left-said".*field-error/)
  assert.is(textOf(field('Beside it', 'Not here')), 'Left Not here')
})

test.run()
