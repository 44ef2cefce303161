import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api, mediaUrl, shareImageUrl } from '../../../../../web/base/routes.ts'
import { slotDrawingUrl } from '../../../../../web/base/slot-drawing-url.ts'
import { type Look, lookUrl } from '../../../../../web/features/pages/drawings.ts'
import type { Slot } from '../../../../../web/sections/fields.ts'
import { type PageCalls, pageCalls } from '../../../../support/page-calls.ts'
import { picture } from '../../../../support/samples.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'

const test = suite<{ site: RunningSite; pages: PageCalls }>('a drawing that was chosen')

test.before.each(async context => {
  context.site = use(await startSite())
  context.pages = pageCalls(context.site)
})

const HOME = '/'
const CARDS = 1

const DESK = { family: 'desk', traits: ['executive', 'walnut'], seed: 3, ground: 0 }

type Cards = { cards: { images: Slot[] }[] }

/** The page with another drawing at the first picture of its first card, which is saved. */
async function choose(pages: PageCalls, look: Look, path = HOME) {
  const opened = await pages.open(path)
  const { source, keys } = opened.draft ?? opened
  const changed = structuredClone(source)
  const [slot] = (changed.sections[CARDS] as unknown as Cards).cards[0]?.images ?? []
  if (!slot) throw new Error('no picture in the first card')
  const { traits: _, seed: __, ...place } = slot
  Object.assign(slot, place, look)
  const saved = await pages.save(path, { version: opened.version, keys, source: changed })
  assert.is(saved.status, 200, JSON.stringify(saved.body))
  return { slot, version: saved.body.version }
}

const bodyOf = async (site: RunningSite, address: string) =>
  (await fetch(site.url + address)).text()

/** What an administrator was shown. */
async function chosen(site: RunningSite, { path, shape }: Slot, look: Look = DESK) {
  return (await site.ask('GET', lookUrl({ ...look, slot: path, shape }))).text()
}

test('stands on the page once it is published, in no other place', async ({ site, pages }) => {
  const other = await fetch(`${site.url}/services/interiors`)
  const before = await bodyOf(site, HOME)
  const { slot, version } = await choose(pages, DESK)
  assert.is(await bodyOf(site, HOME), before)
  assert.is((await pages.publish(HOME, version)).status, 200)
  const html = await bodyOf(site, HOME)
  const url = new RegExp(`${mediaUrl(slot.path)}\\?v=[\\w-]+`).exec(html)?.[0] ?? ''
  assert.not.match(before, url)
  assert.is(await bodyOf(site, url), await chosen(site, slot))
  assert.is(await bodyOf(site, slotDrawingUrl(slot.path)), await chosen(site, slot))
  const again = await fetch(`${site.url}/services/interiors`)
  assert.is(again.headers.get('etag'), other.headers.get('etag'))
})

test('leaves a photo alone, and comes when the photo goes', async ({ site, pages }) => {
  const { slot, version } = await choose(pages, DESK)
  assert.is((await site.upload(slot.path, await picture('jpeg', 640, 480))).status, 200)
  await pages.publish(HOME, version)
  const url = mediaUrl(slot.path)
  assert.is((await fetch(site.url + url)).headers.get('content-type'), 'image/jpeg')
  assert.is(await bodyOf(site, slotDrawingUrl(slot.path)), await chosen(site, slot))
  await site.ask('DELETE', `${api.media}?path=${slot.path}`)
  assert.is(await bodyOf(site, url), await chosen(site, slot))
})

test('is in the preview of the draft, and of nobody else', async ({ site, pages }) => {
  const { slot } = await choose(pages, DESK)
  const preview = await site.ask('GET', `${api.pagePreview}?path=/`)
  const svg = Buffer.from(await chosen(site, slot)).toString('base64')
  assert.match(await preview.text(), svg)
})

test('is not in the preview where a photo stands in the place', async ({ site, pages }) => {
  const { slot } = await choose(pages, DESK)
  await site.upload(slot.path, await picture('jpeg', 640, 480))
  const html = await (await site.ask('GET', `${api.pagePreview}?path=/`)).text()
  assert.not.match(html, 'data:image/svg')
  assert.match(html, mediaUrl(slot.path))
})

test('is refused at its field where it cannot be drawn, and stays drafted', async ({ pages }) => {
  const at = 'sections.1.cards.0.images.0'
  const cases: [Look, string, RegExp][] = [
    [{ ...DESK, family: 'spaceship' }, `${at}.family`, /no drawing of this name/],
    [{ ...DESK, family: 'toString' }, `${at}.family`, /no drawing of this name/],
    [{ ...DESK, traits: ['executive', 'corner'] }, `${at}.traits`, /overruled by/],
    [{ ...DESK, traits: ['rocket'] }, `${at}.traits`, /never asked for/],
    [{ ...DESK, seed: 0 }, `${at}.seed`, /./],
    [{ ...DESK, seed: 10_000 }, `${at}.seed`, /./],
    [{ ...DESK, seed: 1.5 }, `${at}.seed`, /./],
  ]
  for (const [look, field, words] of cases) {
    const { version } = await choose(pages, look)
    const attempts = [await pages.publish(HOME, version), await pages.publish(HOME, version)]
    for (const { status, body } of attempts) {
      assert.is(status, 400)
      assert.match(body.fields[field] ?? '', words, JSON.stringify(body.fields))
    }
  }
})

test('that this release does not have breaks no preview or place', async ({ site, pages }) => {
  const { version, source, keys } = await pages.open('/about')
  const slot = { kind: 'image', alt: 'A rocket', shape: 'landscape', family: 'spaceship' }
  const section = { kind: 'prose', title: 'Space', paragraphs: ['Next.'], media: slot }
  const draft = { ...source, sections: [...source.sections, section] }
  const saved = await pages.save('/about', { version, source: draft, keys: [...keys, null] })
  const { path } = Reflect.get(saved.body.source.sections.at(-1) ?? {}, 'media') as Slot
  assert.is((await site.ask('GET', `${api.pagePreview}?path=/about`)).status, 200)
  assert.is((await fetch(site.url + mediaUrl(path))).status, 404)
  assert.is((await fetch(site.url + slotDrawingUrl(path))).status, 404)
  assert.is((await fetch(`${site.url}/about`)).status, 200)
})

test('is what links to the page show, where it is its first picture', async ({ site, pages }) => {
  const image = async () =>
    Buffer.from(await (await fetch(site.url + shareImageUrl(HOME))).arrayBuffer())
  const before = await image()
  const opened = await pages.open(HOME)
  const source = structuredClone(opened.source)
  const [slide] = Reflect.get(source.sections[0] ?? {}, 'slides') as { media: Slot }[]
  const media = { ...slide?.media, family: 'hero-clinic', traits: ['garden'], seed: 1 }
  Object.assign(slide ?? {}, { media })
  const saved = await pages.save(HOME, { version: opened.version, keys: opened.keys, source })
  const published = await pages.publish(HOME, saved.body.version)
  assert.is(published.status, 200, JSON.stringify(published.body))
  assert.is.not(before.compare(await image()), 0)
})

test.run()
