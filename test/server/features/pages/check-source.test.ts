import * as assert from 'uvu/assert'
import { suite } from '#test'
import { checkSource } from '../../../../server/features/pages/check-source.ts'
import {
  deliveredDrawings,
  knownDrawings,
} from '../../../../server/features/pages/known-drawings.ts'
import { loadStarter } from '../../../../server/starters/load-starter.ts'
import { pageSources } from '../../../../server/starters/nairobi/index.ts'
import type { EditedPage } from '../../../../web/features/pages/contract.ts'

const test = suite('checking the source of a page')

const starter = loadStarter()

const sourceOf = (path: string): EditedPage =>
  JSON.parse(JSON.stringify(pageSources.find(source => source.path === path)))

const stored = starter.pages.map(page => ({
  ...{ id: '', lastSlot: 0, path: page.path, delivered: deliveredDrawings(page) },
}))

function check(source: EditedPage, path = source.path) {
  const page = stored.find(one => one.path === path) ?? { id: '', lastSlot: 0 }
  return checkSource(source, knownDrawings(page, stored))
}

for (const { path } of pageSources) {
  test(`makes of the source of ${path} the page that the build makes`, async () => {
    assert.equal(await check(sourceOf(path)), {
      page: starter.pages.find(page => page.path === path),
    })
  })
}

/** The faults of a page with this in place of its section. */
async function faultsWith(change: object, path = '/about', index = 1) {
  const source = sourceOf(path)
  Object.assign(source.sections[index] ?? {}, change)
  return (await check(source)).fields
}

test('refuses markup of links that are none, and shows every other text', async () => {
  const hidden = ['https://a@evil.example', 'mailto:a@b.example?bcc=c@d.example']
  const none = ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '\\evil', '']
  for (const href of [...hidden, ...none]) {
    const fields = await faultsWith({ actions: [{ label: 'Go', href }] })
    assert.equal(Object.keys(fields ?? {}), ['sections.1.actions.0.href'], href)
  }
  for (const title of ['<script>alert(1)</script>', '🪑🪑', 'مرحبا بكم', "'; --"]) {
    assert.is(await faultsWith({ title }), undefined, title)
  }
})

test('refuses a text of 10,000 characters', async () => {
  assert.equal(Object.keys((await faultsWith({ title: 'x'.repeat(10_000) })) ?? {}), [
    'sections.1.title',
  ])
})

test('refuses drawings that there are not, and those of other pages changed', async () => {
  const media = { ...(sourceOf('/about').sections[1]?.media as object), family: 'constructor' }
  assert.ok((await faultsWith({ media }))?.['sections.1.media.family'])
  const impossible = { ...media, family: 'workshop', traits: ['under-water'] }
  assert.match(
    (await faultsWith({ media: impossible }))?.['sections.1.media.traits'] ?? '',
    'drawn',
  )
  const { drawing } = sourceOf('/services/interiors').sections.at(-1) as { drawing?: object }
  const redrawn = { kind: 'call-to-action', drawing: { ...drawing, alt: 'Other' } }
  const fields = await faultsWith(redrawn, '/services/interiors', 4)
  assert.ok(fields?.['sections.4.drawing'])
})

test('refuses a contact page without its form, and a page that shows nothing', async () => {
  const source = sourceOf('/contact')
  source.sections = source.sections.filter(({ kind }) => kind !== 'contact')
  assert.match((await check(source)).fields?.sections ?? '', 'needs its form')
  const hidden = sourceOf('/about')
  hidden.sections = hidden.sections.map(section => ({ ...section, hidden: true }))
  assert.match((await check(hidden)).fields?.sections ?? '', 'one section at least')
})

test('checks hidden sections as well, by their place in the source', async () => {
  const source = sourceOf('/about')
  source.sections[1] = { kind: 'prose', hidden: true, title: '', paragraphs: [] }
  const { fields = {} } = await check(source)
  assert.equal(Object.keys(fields), ['sections.1.title', 'sections.1.paragraphs'])
})

test('survives values of every type in every field', async () => {
  for (const { path } of pageSources) {
    for (const value of [null, 7, [], {}, 'x', [null], { family: null }, true]) {
      const source = sourceOf(path)
      for (const section of source.sections) {
        for (const name of Object.keys(section)) if (name !== 'kind') section[name] = value
      }
      const { fields = {} } = await check(source)
      assert.ok(Object.keys(fields).length > 0, `${path} ${JSON.stringify(value)}`)
    }
  }
})

test('takes drawings that another release has drawn for those of this one', async () => {
  const source = sourceOf('/services/interiors')
  const last = source.sections.at(-1) as { drawing?: object }
  const stored = { ...last.drawing, version: 'd1abc', traits: ['as-it-was'] }
  const { page } = await check({
    ...source,
    sections: source.sections.with(-1, { ...last, drawing: stored } as never),
  })
  const delivered = starter.pages.find(({ path }) => path === '/services/interiors')
  assert.equal(page, delivered)
})

test.run()
