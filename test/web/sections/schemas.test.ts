import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type SectionSource, sectionSchema } from '../../../web/sections/schemas.ts'
import { slotAt } from '../markup.tsx'

const test = suite('schemas of sections')

const isValid = (section: object) => sectionSchema.safeParse({ title: 'T', ...section }).success

const action = { label: 'Go', href: '/go' }
const cell = { title: 'One', text: 'Text' }

/** With one entry each is valid, with none it is not. */
const lists: [kind: string, name: string, entry: unknown, others?: object][] = [
  ['cards', 'cards', cell],
  ['stats', 'stats', { value: '9', label: 'Years' }],
  ['checklist', 'items', 'Insulated'],
  ['features', 'items', cell],
  ['steps', 'steps', cell],
  ['call-to-action', 'actions', action],
  ['prose', 'paragraphs', 'Text'],
  ['links', 'links', action],
  ['project-videos', 'players', { ...cell, videos: [] }],
  ['downloads', 'steps', { text: 'Unpack' }, { archives: [] }],
  ['table', 'rows', ['Wall', '9 cm'], { columns: ['Part', 'Size'] }],
]

for (const [kind, name, entry, others] of lists) {
  test(`${kind}: needs one of its ${name}`, () => {
    assert.ok(isValid({ kind, ...others, [name]: [entry] }))
    assert.not.ok(isValid({ kind, ...others, [name]: [] }))
  })
}

test('a table has at least two columns, and in each row one cell for each', () => {
  const tableOf = (columns: string[], row: string[]) => ({ kind: 'table', columns, rows: [row] })
  assert.not.ok(isValid(tableOf(['Part'], ['Wall'])))
  assert.not.ok(isValid(tableOf(['Part', 'Size'], ['Wall'])))
  assert.not.ok(isValid(tableOf(['Part', 'Size'], ['Wall', '9 cm', 'White'])))
  const rows = [['Wall', '9 cm'], ['Roof']]
  assert.not.ok(isValid({ kind: 'table', columns: ['Part', 'Size'], rows }))
})

test('a gallery has its three categories, and 20 items before a click', () => {
  const category = { label: 'L', text: 'T', items: [] }
  const ids = ['prefab-units', 'interior-design', 'executive-furniture'] as const
  const three = ids.map(id => ({ ...category, id }))
  const galleryOf = (categories: object[]) => isValidAlone({ kind: 'gallery', categories })
  assert.equal([three.slice(1), three, [...three, three[0] as object]].map(galleryOf), [
    false,
    true,
    false,
  ])
  assert.is(parsed({ kind: 'gallery', categories: three }, 'gallery').initial, 20)
})

test('have these numbers by default', () => {
  const hero = parsed({ kind: 'hero', title: 'T', text: 'T' }, 'hero')
  assert.equal(hero.seconds, { image: 10, video: 10 })
  assert.is(parsed({ kind: 'cards', title: 'T', cards: [cell] }, 'cards').seconds, 3)
  const players = [{ ...cell, videos: [] }]
  const videos = parsed({ kind: 'project-videos', title: 'T', players }, 'project-videos')
  assert.is(videos.seconds, 10)
  const products = [{ name: 'Ch1', media: slotAt('a/1.jpg') }]
  const grid = { kind: 'product-grid', title: 'T', toggle: 'show-all', products } as const
  assert.is(parsed(grid, 'product-grid').initial, 20)
})

test('a text is not blank, and neither are the alt text and the family of a slot', () => {
  const checklistWith = (fields: object) => ({ kind: 'checklist', items: ['a'], ...fields })
  const slot = slotAt('a/1.jpg')
  assert.ok(isValid(checklistWith({ items: ['a'], media: { ...slot, alt: 'a', family: 'b' } })))
  assert.not.ok(isValid(checklistWith({ items: [' '] })))
  assert.not.ok(isValid(checklistWith({ media: { ...slot, alt: '' } })))
  assert.not.ok(isValid(checklistWith({ media: { ...slot, family: '' } })))
})

test.run()

const isValidAlone = (section: object) => sectionSchema.safeParse(section).success

function parsed<K extends SectionSource['kind']>(source: SectionSource, kind: K) {
  const section = sectionSchema.parse(source)
  if (section.kind !== kind) throw new Error(`a ${section.kind} instead of a ${kind}`)
  return section as Extract<typeof section, { kind: K }>
}
