import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { TextsForm } from '../../../../../web/admin/pages/texts/use-site-texts.ts'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import type { FooterColumn } from '../../../../../web/contract.ts'
import { FOOTER } from '../../../../../web/layout/footer-columns.ts'
import { api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  insideOf,
  press,
  returnOf,
  textOf,
} from '../../../../support/rendered.tsx'

openAdminPage()
const { FooterColumns } = await import('../../../../../web/admin/pages/texts/footer-columns.tsx')
const { FooterColumnFields } = await import(
  '../../../../../web/admin/pages/texts/footer-column-fields.tsx'
)
const { UndoButtons } = await import('../../../../../web/admin/pages/texts/undo-buttons.tsx')

const test = suite('columns of the footer in their form')

const column: FooterColumn = [
  'More',
  [
    ['Home', '/'],
    ['Stairs', '/stairs'],
    ['Roofs', '/roofs'],
  ],
]
const labels = ([title, links]: FooterColumn) => [title, ...links.map(([label]) => label)].join(' ')

function fieldsOf(more: object = {}) {
  const changed: FooterColumn[] = []
  const onChange = (next: FooterColumn) => changed.push(next)
  const props = { column, index: 1, faults: {}, onChange, onRemove: undefined, ...more }
  const client = emptyClient()
  client.setQueryData([api.adminPages], { pages: [{ path: '/stairs', name: 'Stairs' }] })
  const fields = returnOf(() => FooterColumnFields(props), { client })
  const steps = elementsIn(fields).filter(({ props }) => props.way)
  return { changed, fields, steps, html: htmlOf(<FooterColumnFields {...props} />, { client }) }
}

test('have a heading and links, which are changed one at a time', () => {
  const { changed, fields } = fieldsOf()
  const type = (name: string, value: string) =>
    elementIn(fields, Field, props => props.name === name).props.onChange({ target: { value } })
  type('footer.1.title', 'Less')
  type('footer.1.links.1.label', 'Steps')
  type('footer.1.links.1.href', '/steps')
  assert.equal(changed, [
    ['Less', column[1]],
    ['More', column[1].with(1, ['Steps', '/stairs'])],
    ['More', column[1].with(1, ['Stairs', '/steps'])],
  ])
})

test('have links that are moved, but at the ends, removed and added', () => {
  const { changed, fields, steps, html } = fieldsOf()
  assert.equal(
    steps.map(({ props }) => [props.name, props.way, props.isEnd]),
    [
      ['Home', 'up', true],
      ['Home', 'down', false],
      ['Stairs', 'up', false],
      ['Stairs', 'down', false],
      ['Roofs', 'up', false],
      ['Roofs', 'down', true],
    ],
  )
  for (const index of [0, 1, 2, 5]) insideOf(steps[index] as never).props.onClick()
  assert.equal(changed.map(labels), ['More Stairs Home Roofs', 'More Stairs Home Roofs'])
  assert.match(html, /aria-label="Move Home up" aria-disabled="true">↑</)
  assert.match(html, /aria-label="Move Home down" aria-disabled="false">↓</)
  const remove = elementsIn(fields).filter(({ props }) => props.children?.[0] === 'Remove')
  remove[1]?.props.onClick()
  assert.is(labels(changed.at(-1) as FooterColumn), 'More Home Roofs')
})

test('are added to as far as there may be more', () => {
  const withLinks = (count: number): FooterColumn => [
    'More',
    Array.from({ length: count }, (_, index) => [`${index}`, `/${index}`] as [string, string]),
  ]
  const { changed, fields } = fieldsOf({ column: withLinks(11) })
  press(fields, 'Add a link')
  assert.equal(changed[0]?.[1].at(-1), ['', '/'])
  assert.throws(() => press(fieldsOf({ column: withLinks(12) }).fields, 'Add a link'), 'no such')
})

test('say what is wrong at each place, and where a link leads to no page', () => {
  const faults = {
    'footer.1.title': 'Fault of the heading',
    'footer.1.links.1.label': 'Fault of the label',
    'footer.1.links.2.href': 'Fault of the address',
    'footer.1.links': 'Fault of the links',
    'footer.0.title': 'Elsewhere',
  }
  const { fields, html } = fieldsOf({ faults })
  const errors = elementsIn(fields).flatMap(({ type, props }) =>
    type === Field && props.error ? [[props.name, props.error]] : [],
  )
  const { 'footer.1.links': ofLinks, 'footer.0.title': _, ...ofFields } = faults
  assert.equal(Object.fromEntries(errors), ofFields)
  assert.match(html, `<p class="field-error">${ofLinks}</p>`)
  assert.not.match(fieldsOf().html, 'field-error')
  const note = (name: string) => elementIn(fields, Field, props => props.name === name).props.note
  assert.is(note('footer.1.links.1.href'), undefined)
  assert.match(note('footer.1.links.2.href'), 'No page')
})

function columnsOf(columns: FooterColumn[] | null, more: Partial<TextsForm> = {}) {
  const changed: (readonly FooterColumn[])[] = []
  const form = {
    ...{ faults: {}, both: [], changed: [], stored: { version: 1, texts: {}, footer: null } },
    changeFooter: (next: readonly FooterColumn[]) => changed.push(next),
    undo: (name: string) => changed.push([[name, []]]),
    ...more,
  } as unknown as TextsForm
  const all = returnOf(() => FooterColumns({ form, texts: { texts: {}, footer: columns } }))
  const each = elementsIn(all).filter(({ type }) => type === FooterColumnFields)
  const undo = elementIn(all, UndoButtons).props
  return { changed, all, each: each.map(({ props }) => props), undo }
}

const other: FooterColumn = ['Other', [['Home', '/']]]

test('are changed and removed, but for the last one', () => {
  const { changed, each } = columnsOf([column, other])
  each[1]?.onChange(['New', []])
  each[0]?.onRemove()
  assert.equal(changed, [[column, ['New', []]], [other]])
  assert.is(columnsOf([column]).each[0]?.onRemove, undefined)
  assert.is(columnsOf(null).each.length, FOOTER.length)
})

test('are three at most', () => {
  const { changed, all } = columnsOf([column, other])
  press(all, 'Add a column')
  assert.equal(changed, [[column, other, ['', [['', '/']]]]])
  const full = columnsOf([column, other, ['Third', []]]).all
  assert.throws(() => press(full, 'Add a column'), 'no such')
})

test('have their fault below, and ways back', () => {
  const faultIn = (faults: Record<string, string>) =>
    elementsIn(columnsOf([column], { faults }).all)
      .filter(({ props }) => props.className === 'field-error')
      .map(({ props }) => props.children)
  assert.equal(faultIn({}), [])
  assert.equal(faultIn({ footer: 'Keep one' }), ['Keep one'])
  const { undo, changed } = columnsOf([column], { changed: ['footer'] })
  assert.equal([undo.isChanged, undo.isShipped, undo.theirs], [true, false, undefined])
  undo.onUndo()
  undo.onShip()
  assert.equal(changed, [[['footer', []]], FOOTER])
  const shipped = columnsOf(null).undo
  assert.equal([shipped.isChanged, shipped.isShipped], [false, true])
  const stored = { version: 1, texts: {}, footer: [column, other] }
  const both = columnsOf([column], { both: ['footer'], stored }).undo
  assert.is(both.theirs, 'More: Home, Stairs, Roofs · Other: Home')
})

test('a field has the ways back that lead anywhere', () => {
  const shown = (isChanged: boolean, isShipped: boolean, theirs?: string) => {
    const calls: string[] = []
    const [onUndo, onShip] = [() => calls.push('undo'), () => calls.push('ship')]
    const buttons = UndoButtons({ what: 'Heading', isChanged, isShipped, theirs, onUndo, onShip })
    const all = elementsIn(buttons).filter(({ type }) => type === 'button')
    for (const { props } of all) props.onClick()
    return [textOf(buttons), all.map(({ props }) => props['aria-label']).join(', '), calls.join()]
  }
  assert.equal(shown(false, true), ['', '', ''])
  assert.equal(shown(true, true), ['Undo', 'Undo: Heading', 'undo'])
  const ship = ['As it was delivered', 'As it was delivered: Heading', 'ship']
  assert.equal(shown(false, false), ship)
  assert.equal(shown(true, false, 'Theirs'), [
    'Somebody else wrote: Theirs Take theirs As it was delivered',
    'Take theirs: Heading, As it was delivered: Heading',
    'undo,ship',
  ])
  assert.match(shown(true, false, '')[0] as string, 'Somebody else wrote: (nothing)')
})

test.run()
