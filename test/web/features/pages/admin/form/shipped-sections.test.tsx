import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageKinds } from '../../../../../../server/features/pages/kinds/page-kinds.ts'
import { emptyNotFound } from '../../../../../../server/starters/empty/not-found.ts'
import { emptyPages } from '../../../../../../server/starters/empty/pages.ts'
import { pageSources } from '../../../../../../server/starters/nairobi/index.ts'
import { notFound } from '../../../../../../server/starters/nairobi/not-found.ts'
import { editAt } from '../../../../../../web/features/pages/admin/form/edit-at.ts'
import { SectionForm } from '../../../../../../web/features/pages/admin/form/section-form.tsx'
import type { GroupSchema } from '../../../../../../web/features/pages/field-schema.ts'
import { htmlOf } from '../../../../../support/rendered.tsx'

const test = suite('forms of all shipped pages')

const { page: pageSchema, kinds } = pageKinds()
const pages = [...pageSources, notFound, ...emptyPages, emptyNotFound]

for (const kind of Object.keys(kinds)) {
  test(`${kind}: every section has its form, and nothing changes by itself`, () => {
    const schema = schemaOf(kind)
    let forms = 0
    for (const { path, sections } of pages) {
      for (const [index, section] of sections.entries()) {
        if (section.kind !== kind) continue
        const html = formOf(schema, section, `sections.${index}`)
        if ('title' in section) assert.match(html, section.title.slice(0, 5), path)
        assertUnchanged(schema, section)
        forms++
      }
    }
    assert.ok(forms > 0)
  })
}

test('the fields of every page have theirs', () => {
  for (const { sections: _, aliases: __, ...fields } of pages) {
    assert.match(formOf(pageSchema, fields, ''), 'Title for search engines')
    assertUnchanged(pageSchema, fields)
  }
})

test('a draft of which nothing is right can still be opened', () => {
  for (const [kind, { schema }] of Object.entries(kinds)) {
    const wrong = Object.keys(schema.properties).map((name, index) => [
      name,
      [7, 'text', null, [null, 3, 'text', {}], { kind: 5 }][index % 5],
    ])
    assert.type(formOf(schema, { ...Object.fromEntries(wrong), kind }, 'sections.0'), 'string')
  }
})

test.run()

function schemaOf(kind: string): GroupSchema {
  const found = kinds[kind]
  if (!found) throw new Error(`no kind ${kind}`)
  return found.schema
}

function formOf(schema: GroupSchema, value: object, at: string): string {
  const changed = () => {
    throw new Error('changed without a key')
  }
  return htmlOf(<SectionForm schema={schema} value={value} at={at} onChange={changed} />)
}

/** Every field can be written, and writing what it has is no change. */
function assertUnchanged(schema: GroupSchema, section: object): void {
  for (const path of pathsIn(section)) {
    if (path.at(-1) === 'kind' || path.includes('hidden')) continue
    assert.is(
      editAt(schema, section, path, value => value),
      section,
      path.join('.'),
    )
  }
}

const pathsIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...pathsIn(inner).map(path => [name, ...path]),
      ])
    : []
