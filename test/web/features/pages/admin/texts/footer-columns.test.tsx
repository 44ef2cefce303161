import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../../../web/admin/ui/field.tsx'
import type { FooterColumn } from '../../../../../../web/base/contract.ts'
import { api } from '../../../../../../web/base/routes.ts'
import type { TextsForm } from '../../../../../../web/features/pages/admin/texts/use-site-texts.ts'
import { FOOTER } from '../../../../../../web/layout/footer-columns.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import {
  elementIn,
  elementsIn,
  htmlOf,
  insideOf,
  press,
  returnOf,
} from '../../../../../support/rendered.tsx'
import { clientWith } from '../../../../admin/client-with.ts'

openAdminPage()
const { FooterColumns } = await import(
  '../../../../../../web/features/pages/admin/texts/footer-columns.tsx'
)
const { FooterColumnFields } = await import(
  '../../../../../../web/features/pages/admin/texts/footer-column-fields.tsx'
)
const { UndoButtons } = await import(
  '../../../../../../web/features/pages/admin/texts/undo-buttons.tsx'
)

const test = suite('columns of the footer in their form')

const linksTo = (...names: string[]) =>
  names.map(name => [name, `/${name.toLowerCase()}`] as [string, string])
const column: FooterColumn = ['More', linksTo('Home', 'Stairs', 'Roofs')]
const labels = ([title, links]: FooterColumn) => [title, ...links.map(([label]) => label)].join(' ')

function fieldsOf(
  more: { column?: FooterColumn; faults?: Record<string, string> } = {},
  pages = ['/', '/stairs'],
) {
  const changed: FooterColumn[] = []
  const onChange = (next: FooterColumn) => changed.push(next)
  const props = { column, index: 1, faults: {}, onChange, onRemove: undefined, ...more }
  const known = clientWith({ [api.adminPages]: { pages: pages.map(path => ({ path })) } })
  const fields = returnOf(() => FooterColumnFields(props), known)
  const field = (name: string) =>
    elementIn(fields, Field, props => props.name === `footer.1.${name}`).props
  return {
    ...{ changed, fields, field },
    steps: elementsIn(fields).filter(({ props }) => props.way),
    html: htmlOf(<FooterColumnFields {...props} />, known),
  }
}

test('a column has a heading and links, which are changed one at a time', () => {
  const { changed, field } = fieldsOf()
  for (const [name, value] of [
    ['title', 'Less'],
    ['links.1.label', 'Steps'],
    ['links.1.href', '/steps'],
  ] as const) {
    field(name).onChange({ target: { value } })
  }
  assert.equal(changed, [
    ['Less', column[1]],
    ['More', column[1].with(1, ['Steps', '/stairs'])],
    ['More', column[1].with(1, ['Stairs', '/steps'])],
  ])
})

test('links are moved, but at the ends, removed and added as far as there may be more', () => {
  const { changed, fields, steps, html } = fieldsOf()
  assert.equal(
    steps.map(({ props }) => `${props.name} ${props.way}${props.isEnd ? ' off' : ''}`),
    [
      ...['Home up off', 'Home down', 'Stairs up', 'Stairs down'],
      ...['Roofs up', 'Roofs down off'],
    ],
  )
  for (const index of [0, 1, 2, 5]) insideOf(steps[index] as never).props.onClick()
  assert.equal(changed.map(labels), ['More Stairs Home Roofs', 'More Stairs Home Roofs'])
  assert.match(html, /aria-label="Move Home up" aria-disabled="true">↑</)
  assert.match(html, /aria-label="Move Home down" aria-disabled="false">↓</)
  const remove = elementsIn(fields).filter(({ props }) => props.children?.[0] === 'Remove')
  remove[1]?.props.onClick()
  assert.is(labels(changed.at(-1) as FooterColumn), 'More Home Roofs')
  const withLinks = (count: number) =>
    fieldsOf({ column: ['More', linksTo(...Array.from({ length: count }, (_, at) => `${at}`))] })
  const eleven = withLinks(11)
  press(eleven.fields, 'Add a link')
  assert.equal(eleven.changed[0]?.[1].at(-1), ['', '/'])
  assert.throws(() => press(withLinks(12).fields, 'Add a link'), 'no such')
})

test('a column says what is wrong at each place', () => {
  const ofFields = {
    'footer.1.title': 'Fault of the heading',
    'footer.1.links.1.label': 'Fault of the label',
    'footer.1.links.2.href': 'Fault of the address',
  }
  const others = { 'footer.1.links': 'Fault of the links', 'footer.0.title': 'Elsewhere' }
  const { fields, html } = fieldsOf({ faults: { ...ofFields, ...others } })
  const errors = elementsIn(fields).flatMap(({ type, props }) =>
    type === Field && props.error ? [[props.name, props.error]] : [],
  )
  assert.equal(Object.fromEntries(errors), ofFields)
  assert.match(html, '<p class="field-error">Fault of the links</p>')
  assert.not.match(fieldsOf().html, 'field-error')
})

test('a link to no page is noted once the pages are known, but none to products, files or other sites', () => {
  const noted = (hrefs: string[], pages = ['/', '/about']) => {
    const links = hrefs.map(href => ['x', href] as [string, string])
    const { field } = fieldsOf({ column: ['More', links] }, pages)
    return hrefs.filter((_, at) => field(`links.${at}.href`).note !== undefined)
  }
  const wrong = ['/abuot', '/about/us', ' /team?x=1#top ']
  assert.equal([noted(wrong), noted(wrong, [])], [wrong, []])
  assert.equal(noted(['/', '/about', '/about/', '/about?x=1', '/about#team', '/#x']), [])
  const others = ['https://example.com/x', 'tel:+254', '#x', '/products/ch8', '/search?q=desk']
  assert.equal(noted(others), [])
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

test('columns are changed, added up to three, and removed but for the last one', () => {
  const { changed, each, all } = columnsOf([column, other])
  each[1]?.onChange(['New', []])
  each[0]?.onRemove()
  press(all, 'Add a column')
  assert.equal(changed, [[column, ['New', []]], [other], [column, other, ['', [['', '/']]]]])
  assert.is(columnsOf([column]).each[0]?.onRemove, undefined)
  assert.is(columnsOf(null).each.length, FOOTER.length)
  const full = columnsOf([column, other, ['Third', []]]).all
  assert.throws(() => press(full, 'Add a column'), 'no such')
})

test('columns have their fault below, and ways back', () => {
  const faultIn = (faults: Record<string, string>) =>
    elementsIn(columnsOf([column], { faults }).all)
      .filter(({ props }) => props.className === 'field-error')
      .map(({ props }) => props.children)
  assert.equal([faultIn({}), faultIn({ footer: 'Keep one' })], [[], ['Keep one']])
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

test.run()
