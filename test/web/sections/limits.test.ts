import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import type { FieldSchema } from '../../../web/page-editing/field-schema.ts'
import { sectionSchema } from '../../../web/sections/schemas.ts'

const test = suite('limits of what a section holds')

interface Limits {
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

/** Of a field and those in it, by their paths: `1–120` characters, rows, or a number. */
function limitsIn(schema: FieldSchema & Limits, path: string): [path: string, limits: string][] {
  const { minLength, minItems, minimum, exclusiveMinimum } = schema
  const least = minLength ?? minItems ?? minimum ?? exclusiveMinimum ?? ''
  const most = schema.maxLength ?? schema.maxItems ?? schema.maximum ?? ''
  const own = least === '' && most === '' ? [] : [[path, `${least}–${most}`] as [string, string]]
  if ('items' in schema && schema.items) return [...own, ...limitsIn(schema.items, `${path}[]`)]
  const fields = 'properties' in schema ? Object.entries(schema.properties) : []
  return [...own, ...fields.flatMap(([name, field]) => limitsIn(field, `${path}.${name}`))]
}

const all = sectionSchema.options.flatMap(option => {
  const schema = z.toJSONSchema(option, { io: 'input', unrepresentable: 'any' }) as FieldSchema
  return limitsIn(schema, option.shape.kind.value)
})

/** The limits of all fields whose path ends so, each once. */
const limitsOf = (end: string) => [
  ...new Set(all.filter(([path]) => path.endsWith(end)).map(([, limits]) => limits)),
]

const FROM_ZERO = `0–${Number.MAX_SAFE_INTEGER}`

const shared: Record<string, string> = {
  ...{ '.id': '–60', '.eyebrow': '1–80', '.href': '–600' },
  ...{ '.points': '0–12', '.points[]': '1–200', 'actions[].label': '1–60' },
  ...{ 'media.path': '–300', 'media.alt': '1–300', 'media.family': '1–100' },
  ...{ 'media.traits': '–40', 'media.traits[]': '–100', 'media.ground': FROM_ZERO },
  ...{ 'media.seed': '1–9999', 'drawing.name': '–100', 'drawing.alt': '–300' },
  ...{ 'drawing.family': '1–100', 'drawing.version': '1–40', 'drawing.traits': '–40' },
  ...{ '.seconds': '2–60', '.initial': '1–100', 'part.from': FROM_ZERO },
}

for (const [end, limits] of Object.entries(shared)) {
  test(`are the same of every ${end}`, () => assert.equal(limitsOf(end), [limits]))
}

const own: Record<string, string> = {
  ...{
    'hero.breadcrumb': '0–6',
    'hero.breadcrumb[].label': '1–60',
    'hero.badges': '0–6',
    'hero.badges[]': '1–60',
  },
  ...{ 'hero.slides': '0–12', 'hero.slides[].label': '1–120', 'hero.seconds.image': '2–60' },
  ...{ 'hero.seconds.video': '2–60', 'hero.text': '1–600', 'hero.actions': '0–6' },
  ...{ 'cards.cards': '1–24', 'cards.cards[].images': '0–10', 'cards.cards[].text': '1–600' },
  ...{ 'portfolio.chapter': '–120', 'portfolio.items': '0–48', 'stats.stats': '1–12' },
  ...{ 'stats.stats[].value': '1–40', 'stats.stats[].label': '1–80' },
  ...{ 'checklist.items': '1–24', 'checklist.items[]': '1–200', 'features.items': '1–24' },
  ...{ 'steps.steps': '1–24', 'table.columns': '2–12', 'table.columns[]': '1–80' },
  ...{ 'table.rows': '1–100', 'table.rows[]': '0–12', 'table.rows[][]': '1–200' },
  ...{ 'table.note': '1–600', 'product-grid.products': '–2000', 'call-to-action.actions': '1–6' },
  ...{ 'prose.paragraphs': '1–24', 'prose.paragraphs[]': '1–2000', 'links.links': '1–24' },
  ...{ 'links.links[].label': '1–80', 'links.links[].text': '1–200' },
  ...{ 'gallery.categories': '3–3', 'gallery.categories[].label': '1–60' },
  ...{ 'gallery.categories[].items': '–2000', 'project-videos.players': '1–12' },
  ...{ 'project-videos.players[].videos': '0–24', 'downloads.archives': '0–2' },
  ...{ 'downloads.steps': '1–24', 'downloads.steps[].command': '1–400' },
  ...{
    'design.breadcrumb': '0–6',
    'design.breadcrumb[].label': '1–60',
    'product.facts[]': '2–2',
    'search.results[].name': '1–',
  },
}

for (const [path, limits] of Object.entries(own)) {
  test(`of ${path} are ${limits}`, () => {
    assert.equal(
      all.filter(([each]) => each === path).map(([, its]) => its),
      [limits],
    )
  })
}

test.run()
