import * as assert from 'uvu/assert'
import type * as z from 'zod'
import type { ZodType } from 'zod'
import { suite } from '#test'
import { choice, count, line, list, seconds } from '../../../web/sections/described.ts'
import { anchor, slotSchema } from '../../../web/sections/fields.ts'
import { actionSchema, href } from '../../../web/sections/link-fields.ts'
import { sectionSchema } from '../../../web/sections/schemas.ts'

const test = suite('schemas of sections')

const isValid = (section: object) => sectionSchema.safeParse({ title: 'T', ...section }).success

test('a table has at least two columns, and in each row one cell for each', () => {
  const tableOf = (columns: string[], row: string[]) => ({ kind: 'table', columns, rows: [row] })
  assert.not.ok(isValid(tableOf(['Part'], ['Wall'])))
  assert.not.ok(isValid(tableOf(['Part', 'Size'], ['Wall'])))
  assert.not.ok(isValid(tableOf(['Part', 'Size'], ['Wall', '9 cm', 'White'])))
  const rows = [['Wall', '9 cm'], ['Roof']]
  assert.not.ok(isValid({ kind: 'table', columns: ['Part', 'Size'], rows }))
})

test('a gallery has its three categories', () => {
  const category = { label: 'L', text: 'T', items: [] }
  const ids = ['prefab-units', 'interior-design', 'executive-furniture'] as const
  const three = ids.map(id => ({ ...category, id }))
  const galleryOf = (categories: object[]) => isValidAlone({ kind: 'gallery', categories })
  assert.equal([three.slice(1), three, [...three, three[0] as object]].map(galleryOf), [
    false,
    true,
    false,
  ])
})

const isValidAlone = (section: object) => sectionSchema.safeParse(section).success

const place = {
  ...{ path: 'about/image-1.jpg', kind: 'image', alt: 'A desk' },
  ...{ family: 'desk', shape: 'wide' },
}
/** Tells whether a schema takes what differs from a sound value. */
const taking = (schema: ZodType, sound: object) => (said: object) =>
  schema.safeParse({ ...sound, ...said }).success

test('the path of a place is one of a picture, a video or a PDF, of at most 300 characters', () => {
  const takes = (path: string) => taking(slotSchema, place)({ path })
  assert.ok(takes(`${'x'.repeat(296)}.jpg`))
  assert.not.ok(takes(`${'x'.repeat(297)}.jpg`))
  for (const path of ['a/b.mp4', 'Gallery/c-1.pdf']) assert.ok(takes(path), path)
  for (const path of ['a.png', '/a.jpg', 'a//b.jpg', '../a.jpg', 'a.jpg/b']) {
    assert.not.ok(takes(path), path)
  }
})

test('the name for links is one that an address can end with', () => {
  const takes = (name: string) => anchor.safeParse(name).success
  assert.ok(takes('x'.repeat(60)))
  assert.not.ok(takes('x'.repeat(61)))
  for (const name of ['1st', 'Prefab', 'a b', '']) assert.not.ok(takes(name), name)
})

const faultOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

test('fields say what to do about a value that is refused', () => {
  const title = line('Title', { most: 5 })
  assert.is(faultOf(title, 'Steel roofs'), 'At most 5 characters')
  assert.is(faultOf(title, '  '), 'Write something here')
  assert.is(faultOf(title, undefined), 'Write something here')
  assert.is(faultOf(seconds('Pace'), 1), 'At least 2 seconds')
  assert.is(faultOf(seconds('Pace'), 61), 'At most 60 seconds')
  assert.is(faultOf(seconds('Pace'), '3'), 'Write a number of seconds')
  assert.is(faultOf(count('Shown', 9), 10), 'At most 9')
  assert.is(faultOf(count('Shown', 9), 1.5), 'Write a whole number')
  const cards = list('Cards', 'card', title, { least: 1, most: 2 })
  assert.is(faultOf(cards, []), 'Add a first card')
  assert.is(faultOf(cards, ['a', 'b', 'c']), 'At most 2 cards')
  assert.is(faultOf(list('Tags', 'tag', title, { least: 3 }), ['a']), 'At least 3 tags')
  const ground = choice('Ground', { sand: 'Sand', paper: 'Light' })
  assert.is(faultOf(ground, 'mud'), 'Choose “Sand” or “Light”')
})

for (const link of [
  '/',
  '/contact',
  '/gallery?category=Executive%20Furniture#first',
  '#process',
  'mailto:hello@example.com',
  'mailto:hello+roofs@example.com?subject=Roof&body=Hello,%0Aa@b',
  'tel:+254700000000',
  'https://example.com//a',
  'https://example.com/@name?to=a@b#@',
]) {
  test(`${link} is one`, () => assert.is(href.parse(link), link))
}

for (const link of [
  'javascript:alert(1)',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  '\\\\example.com',
  '/\t/example.com',
  '/services//roofs',
  ' /contact',
  'data:text/html,x',
  'contact',
  '',
]) {
  test(`${JSON.stringify(link)} is refused with what a link begins with`, () => {
    const { error } = actionSchema.safeParse({ label: 'Go', href: link })
    assert.match(error?.issues[0]?.message ?? '', /^A link begins with/)
  })
}

for (const link of [
  'https://example.com@evil.example',
  'https://user:word@evil.example/a',
  'https://@evil.example',
  'https:///user@evil.example',
]) {
  test(`${link} is refused for its user`, () =>
    assert.match(href.safeParse(link).error?.issues[0]?.message ?? '', /^An @ before the name/))
}

for (const link of [
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:a@b.example?subject=A&Cc=c@d.example',
  'mailto:a@b.example?%62cc=c@d.example',
  'mailto:a@b.example?subject=A&amp;bcc=c@d.example',
  'mailto:a@b.example,c@d.example',
  'mailto:a@b.example%2Cc@d.example',
  'mailto:a@b.example%3Fbcc=c',
  'mailto:?to=c@d.example',
  'mailto:',
]) {
  test(`${link} is refused for what a mail link has`, () =>
    assert.match(href.safeParse(link).error?.issues[0]?.message ?? '', /^A mail link has one/))
}

test.run()
