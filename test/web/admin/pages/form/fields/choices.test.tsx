import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ChoiceField } from '../../../../../../web/admin/pages/form/fields/choice-field.tsx'
import { PageField } from '../../../../../../web/admin/pages/form/fields/page-field.tsx'
import { SelectField } from '../../../../../../web/admin/pages/form/fields/select-field.tsx'
import { SwitchField } from '../../../../../../web/admin/pages/form/fields/switch-field.tsx'
import {
  FaultsProvider,
  type Form,
  FormProvider,
} from '../../../../../../web/admin/pages/form/form-context.ts'
import { api } from '../../../../../../web/routes.ts'
import { elementIn, emptyClient, htmlOf, textOf } from '../../../../../support/rendered.tsx'
import { liveField } from '../live-field.tsx'

const test = suite('fields with a choice')

const form = { read: () => '/about' } as unknown as Form

const optionsIn = (html: string) =>
  [...html.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].map(
    ([, value, isChosen, words]) => `${value}${isChosen ? '*' : ''} ${words}`,
  )

const choice = (schema: object, value?: unknown, isRequired = false) =>
  optionsIn(
    htmlOf(
      <FormProvider value={form}>
        <ChoiceField
          at="look"
          value={value}
          isRequired={isRequired}
          schema={{ type: 'string', title: 'Look', enum: ['wide', 'narrow'], ...schema } as never}
        />
      </FormProvider>,
    ),
  )

test('offer none where a field may be left out, or where nothing is chosen yet', () => {
  assert.equal(choice({}), ['* As usual', 'wide wide', 'narrow narrow'])
  assert.equal(choice({}, 'wide'), [' As usual', 'wide* wide', 'narrow narrow'])
  assert.equal(choice({}, undefined, true), ['* Choose', 'wide wide', 'narrow narrow'])
  assert.equal(choice({}, 'narrow', true), ['wide wide', 'narrow* narrow'])
})

test('choose what is usual where nothing is said, and offer no none then', () => {
  const schema = { default: 'narrow', names: { wide: 'Over the whole page' } }
  assert.equal(choice(schema), ['wide Over the whole page', 'narrow* narrow'])
  assert.equal(choice(schema, 'wide'), ['wide* Over the whole page', 'narrow narrow'])
  assert.equal(choice(schema, 7), ['wide Over the whole page', 'narrow* narrow'])
})

test('keep a choice that is not among them', () => {
  assert.equal(choice({}, 'gone'), [' As usual', 'gone* gone', 'wide wide', 'narrow narrow'])
})

test('leave out what is usual and what is emptied', () => {
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
  const client = emptyClient()
  const pages = [
    { path: '/', name: 'Home' },
    { path: '/about', name: 'About' },
    { path: '/gone', name: 'Gone', isHidden: true },
  ]
  client.setQueryData([api.adminPages], { pages })
  const schema = { type: 'string', title: 'Below', description: 'Where it stands' } as never
  const field = (value?: unknown) => (
    <FormProvider value={form}>
      <PageField at="parent" isRequired={false} schema={schema} value={value} />
    </FormProvider>
  )
  assert.equal(optionsIn(htmlOf(field(), { client })), ['* None', '/ Home (/)'])
  assert.equal(optionsIn(htmlOf(field('/'), { client })), [' None', '/* Home (/)'])
  assert.equal(optionsIn(htmlOf(field('/'))), [' None', '/* /'])
  assert.match(textOf(field(), { client }), /^Below .* Where it stands$/)
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
  const field = (description?: string, fault?: string) => (
    <FormProvider value={form}>
      <FaultsProvider value={fault ? { left: fault } : {}}>
        <SwitchField
          at="left"
          isRequired={false}
          value={true}
          schema={{ type: 'boolean', title: 'Left', description } as never}
        />
      </FaultsProvider>
    </FormProvider>
  )
  assert.not.match(htmlOf(field()), 'aria-describedby')
  assert.match(htmlOf(field('Beside it')), /aria-describedby="form-left-said".*field-hint/)
  assert.not.match(htmlOf(field('Beside it')), 'aria-invalid')
  const html = htmlOf(field('Beside it', 'Not here'))
  assert.match(html, /aria-invalid="true" aria-describedby="form-left-said".*field-error/)
  assert.is(textOf(field('Beside it', 'Not here')), 'Left Not here')
})

test.run()
