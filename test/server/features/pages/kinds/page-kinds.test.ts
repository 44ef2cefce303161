import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageKinds } from '../../../../../server/features/pages/kinds/page-kinds.ts'
import { placeFaults } from '../../../../../server/features/pages/place-faults.ts'
import { api } from '../../../../../web/base/routes.ts'
import type { EditedPage } from '../../../../../web/features/pages/contract.ts'
import type {
  FieldSchema,
  GroupSchema,
  PageKinds,
} from '../../../../../web/features/pages/field-schema.ts'
import { pageSectionSchema } from '../../../../../web/sections/schemas.ts'
import { plainRequest } from '../../../../support/plain-request.ts'
import { startSite } from '../../../../support/site.ts'

const test = suite('kinds of section for forms')

const { page, kinds } = pageKinds()

test('have every kind of section that a page can be made of, with a name and a sentence', () => {
  const all = pageSectionSchema.options.map(option => option.shape.kind.value)
  assert.equal(Object.keys(kinds), all)
  assert.not.ok('product' in kinds)
  for (const { name, text } of Object.values(kinds)) {
    assert.match(name, /^[A-Z][a-z ]+$/)
    assert.match(text, /^[A-Z].+\.$/)
  }
})

test('begin with words that their own schema accepts', () => {
  for (const { initial } of Object.values(kinds)) {
    if (initial) assert.is(pageSectionSchema.parse(initial).kind, initial.kind)
  }
})

test('cannot be added where the site has one of them only, or where products decide', () => {
  const fixed = Object.keys(kinds).filter(kind => !kinds[kind]?.initial)
  assert.equal(fixed.sort(), [
    ...['contact', 'design', 'downloads', 'gallery', 'product-grid', 'shortlist'],
  ])
})

test('say which of them a page may have once, which is what publishing refuses', () => {
  const twice = (kind: string) =>
    placeFaults({ path: '/', sections: [{ kind }, { kind }] as EditedPage['sections'] })
  const refused = Object.keys(kinds).filter(kind => twice(kind).some(([at]) => at.endsWith('kind')))
  assert.equal(
    Object.keys(kinds).filter(kind => kinds[kind]?.isOnce),
    refused,
  )
  assert.equal(refused.sort(), [
    ...['contact', 'design', 'gallery', 'hero', 'product-grid', 'shortlist'],
  ])
})

test('leave out what the server fills in: products, items and parts of lists', () => {
  const grid = kinds['product-grid']?.schema.properties ?? {}
  assert.not.ok('products' in grid || 'part' in grid)
  assert.ok(grid.collection?.readOnly)
  const categories = kinds.gallery?.schema.properties.categories
  const category = categories?.type === 'array' ? (categories.items as GroupSchema) : undefined
  assert.equal(Object.keys(category?.properties ?? {}), ['id', 'label', 'text', 'catalog'])
  assert.equal(category?.required, ['id', 'label', 'text'])
  assert.not.ok('sections' in page.properties || 'aliases' in page.properties)
})

test('say of each text and each list what it is called and where it ends', () => {
  const schemas: [string, FieldSchema][] = [
    ['page', page],
    ...Object.entries(kinds).map(([kind, { schema }]) => [kind, schema] as [string, FieldSchema]),
  ]
  const all = schemas.flatMap(([at, schema]) => fieldsIn(schema, at))
  assert.ok(all.length > 200, `${all.length} fields`)
  assert.equal(
    all.filter(([, field]) => !isDescribed(field)).map(([at]) => at),
    [],
  )
})

test('have limits for every string that a slot or a drawing brings', () => {
  const media = JSON.stringify(kinds.prose?.schema.properties.media)
  const strings = media.split('"type":"string"').length - 1
  const limits = media.split(/"maxLength"|"enum"/).length - 1
  assert.is(limits, strings)
})

const isDescribed = (field: FieldSchema) =>
  (field.type === 'string' &&
    (field.const !== undefined || isBounded(field.maxLength ?? 0, field))) ||
  (field.type === 'array' && isBounded(field.maxItems ?? 0, field)) ||
  (field.type === 'object' && field.form !== undefined) ||
  !['string', 'array'].includes(field.type)

const isBounded = (limit: number, { title, ...field }: FieldSchema) =>
  Boolean(title) && (limit > 0 || 'enum' in field)

/** Every field with its place; slots and drawings have fields of their own kind. */
function fieldsIn(field: FieldSchema, at: string): [string, FieldSchema][] {
  if (field.type === 'array') return [[at, field], ...fieldsIn(field.items, `${at}[]`)]
  if (field.type !== 'object') return [[at, field]]
  if (field.form === 'slot' || field.form === 'drawing') return [[at, field]]
  const inner = Object.entries(field.properties)
  return inner.flatMap(([name, one]) => fieldsIn(one, `${at}.${name}`))
}

test('the API answers administrators, compressed, and 304 to who has them already', async () => {
  const site = await startSite()
  const url = site.url + api.sectionKinds
  assert.is((await plainRequest(url)).status, 401)
  const cookie = await site.signIn()
  const plain = await plainRequest(url, { headers: { cookie } })
  const { kinds } = JSON.parse(plain.text) as PageKinds
  assert.is(kinds.cards?.name, 'Cards')

  const accepting = { cookie, 'accept-encoding': 'br' }
  const { headers } = await plainRequest(url, { headers: accepting })
  assert.is(headers['content-encoding'], 'br')
  assert.match(String(headers['cache-control']), 'private')
  const etag = String(headers.etag)
  const again = await plainRequest(url, { headers: { ...accepting, 'if-none-match': etag } })
  assert.equal([again.status, again.text], [304, ''])
})

test.run()
