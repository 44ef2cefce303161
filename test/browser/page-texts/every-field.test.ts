import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import type { Test } from '#test'
import { pageKinds } from '../../../server/features/pages/kinds/page-kinds.ts'
import { pageSources } from '../../../server/starters/nairobi/index.ts'
import { api } from '../../../web/base/routes.ts'
import type { EditedPage, EditedSection } from '../../../web/features/pages/contract.ts'
import { type PageCalls, pageCalls } from '../../support/page-calls.ts'
import type { RunningSite } from '../../support/site.ts'
import { type SiteAndBrowser, siteSuite } from '../site-suite.ts'
import {
  filledFields,
  type Leaves,
  longEnough,
  mayBe,
  type TextLeaf,
  withTexts,
} from './fill-fields.ts'
import { type Read, readDocument, readJson } from './what-is-read.ts'

interface Context {
  pages: PageCalls
  page: Page
}

const test: Test<SiteAndBrowser & Context> = siteSuite<Context>('a text in every field of a page')

test.before(async context => {
  context.pages = pageCalls(context.site)
  context.page = await context.browser.newPage()
})

const { page: pageForm, kinds } = pageKinds()

/** Each has its number, so that none stands for another, and as many words as the plain one. */
const texts: Record<string, (number: number) => string> = {
  'emoji of several signs, and Arabic': number => `👨‍👩‍👧‍👦👩🏽‍🔧 مرحبا ${number}.`,
  'the end of a script, and another': number =>
    `</script></style> <script>ran()</script> ${number}.`,
  'the end of an attribute': number => `"><img src=x onerror=ran(${number}.)>`,
  'a link that runs': number => `javascript:alert(1) // ${number}.`,
  'the sign of a replacement': number => `$& $1 {{${number}.}}`,
  '10,000 characters': number => 'x'.repeat(10_000) + number,
}

const sourceOf = (path: string): EditedPage =>
  JSON.parse(JSON.stringify(pageSources.find(source => source.path === path)))

/** No page of the starter has tiles. */
const tiles: EditedPage = {
  path: '/tiles',
  sections: [{ kind: 'products', title: 'Tiles', collection: 'chairs', codes: ['Ch1', 'Ch2'] }],
}

const shipped = [...pageSources.map(({ path }) => sourceOf(path)), tiles]

/** A page with a section of each kind that can be added, and those that have each of the others. */
function pagesOfAllKinds(): EditedPage[] {
  const all = Object.keys(kinds)
  const withKind = (kind: string) =>
    shipped.find(({ sections }) => sections.some(one => one.kind === kind)) as EditedPage
  const sections = all
    .filter(kind => kinds[kind]?.initial)
    .map(kind => withKind(kind).sections.find(one => one.kind === kind) as EditedSection)
  const fixed = all.filter(kind => !kinds[kind]?.initial).map(withKind)
  return [{ ...sourceOf('/about'), sections: sections.map(withoutPlaces) }, ...new Set(fixed)]
}

/** Places and drawings belong to the page that has them. */
function withoutPlaces<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, inner) => {
    if (inner?.family === undefined) return inner
    const { path: _path, ...others } = inner
    return inner.name === undefined ? others : undefined
  })
}

let count = 0

function filled(source: EditedPage): { source: EditedPage; leaves: TextLeaf[] } {
  const leaves: Leaves = { all: [], number: () => (count += 1) }
  const own = filledFields(pageForm, source, '', leaves) as EditedPage
  const sections = source.sections.map((section, index) => {
    const { schema } = kinds[section.kind] as (typeof kinds)[string]
    return filledFields(schema, section, `sections.${index}`, leaves) as EditedSection
  })
  return { source: { ...own, sections }, leaves: leaves.all }
}

/** Saves and publishes; resolves to the faults. */
async function publish(pages: PageCalls, path: string, source: EditedPage) {
  const opened = await pages.open(path)
  const keys = (opened.draft ?? opened).keys
  const sent = source.sections.map((_, index) => keys[index] ?? null)
  const saved = await pages.save(path, { version: opened.version, source, keys: sent })
  assert.is(saved.status, 200, JSON.stringify(saved.body).slice(0, 300))
  const { status, body } = await pages.publish(path, saved.body.version)
  return { status, fields: body.fields ?? {}, source: saved.body.source, keys: saved.body.keys }
}

/** Everything in which a text of a page may show. */
async function readAll(site: RunningSite, page: Page, path: string): Promise<Record<string, Read>> {
  const text = async (address: string) => (await fetch(site.url + address)).text()
  return {
    page: await readDocument(page, await text(path), 'text/html'),
    'another page': await readDocument(page, await text('/services/furniture'), 'text/html'),
    data: readJson(JSON.parse(await text(api.page(path)))),
    sitemap: await readDocument(page, await text('/sitemap.xml'), 'text/xml'),
    preview: await readDocument(
      page,
      await (await site.ask('GET', `${api.pagePreview}?path=${path}`)).text(),
      'text/html',
    ),
  }
}

/** Said to a person; what a message fills in stands in braces. */
const isSentence = (fault: string) =>
  /^[A-Z“][^{}[\]]{9,}$/.test(fault.replaceAll(/\{[^{}]*\}/g, 'That')) &&
  !/invalid|regex/i.test(fault)

/** In the message of WhatsApp, braces stand around what is filled in. */
const mayStand = ({ at, schema, text }: Tried) =>
  mayBe(schema, text) && !(at === 'message' && text.includes('{'))

for (const source of pagesOfAllKinds()) {
  const { path } = source
  const plain = filled(source)
  const [address, ...fields] = plain.leaves

  test(`of ${path} shows as it is, or is refused in words`, async ({ site, page, pages }) => {
    const first = await publish(pages, path, plain.source)
    assert.equal(first.fields, {}, 'plain texts are refused')
    const before = await readAll(site, page, path)
    assert.is(address?.at, 'path')
    for (const [name, textAt] of Object.entries(texts)) {
      const moved = await publish(pages, path, { ...first.source, path: textAt(0) })
      assert.equal(Object.keys(moved.fields), ['path'], name)

      const tried = fields.map(leaf => ({
        ...leaf,
        text: longEnough(textAt(leaf.number), leaf.schema.minLength),
      }))
      const [shown, unfit] = parted(tried, mayStand)
      for (const some of portions(unfit)) {
        const { fields: faults } = await publish(pages, path, withTexts(first.source, at(some)))
        assert.equal(Object.keys(faults).sort(), [...at(some).keys()].sort(), name)
        const unclear = Object.values(faults).filter(fault => !isSentence(fault))
        assert.equal(unclear, [], name)
      }

      const published = await publish(pages, path, withTexts(first.source, at(shown)))
      assert.equal(published.fields, {}, name)
      const now = await readAll(site, page, path)
      const differences = Object.entries(now).flatMap(([where, read]) =>
        differencesOf(before[where] as Read, read, shown).map(line => `${name}, ${where}: ${line}`),
      )
      assert.equal(differences, [])
    }
  })
}

interface Tried extends TextLeaf {
  text: string
}

const at = (tried: readonly Tried[]) => new Map(tried.map(({ at, text }) => [at, text]))

function parted<T>(all: readonly T[], isOne: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isOne), all.filter(one => !isOne(one))]
}

/** So that a draft with them is less than the megabyte that it may be. */
function portions<T>(all: readonly T[], most = 60): T[][] {
  return all.length === 0 ? [] : [all.slice(0, most), ...portions(all.slice(most), most)]
}

/** What a document has other than the same with plain texts, but for the texts that were tried. */
function differencesOf(before: Read, now: Read, shown: readonly Tried[]): string[] {
  const expected = before.texts.map(text => replaced(text, shown))
  const compare = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length
      ? one.flatMap((part, index) =>
          part === other[index] || isVersion(part) ? [] : `${part} -> ${other[index]}`,
        )
      : [`${one.length} -> ${other.length}`]
  return [...compare(before.elements, now.elements), ...compare(expected, now.texts)]
}

/** Of the catalog of a category, which has its texts. */
const isVersion = (text: string) => /^[0-9a-f]{12}$/.test(text)

/** What a text becomes, also inside the address of a message. */
function replaced(text: string, shown: readonly Tried[]): string {
  if (!/Plain(%20| )text/.test(text)) return text
  return shown.reduce(
    (result, { plain, text }) =>
      result
        .replaceAll(plain, () => text)
        .replaceAll(encodeURIComponent(plain), () => encodeURIComponent(text)),
    text,
  )
}

test('beyond 60 sections is refused in words, and is no draft beyond 100', async ({ pages }) => {
  const source = sourceOf('/engineering-services')
  const { id: _, ...section } = withoutPlaces(source.sections[1]) as EditedSection
  const { version } = await pages.open(source.path)
  const ofLength = (length: number) => ({ ...source, sections: Array(length).fill(section) })
  const many = await publish(pages, source.path, ofLength(61))
  assert.equal([many.status, many.fields.sections], [400, 'At most 60 sections'])
  const saved = await pages.save(source.path, { version, source: ofLength(300), keys: [] })
  assert.equal([saved.status, saved.body.error], [400, 'A page has at most 100 sections'])
})

test.run()
