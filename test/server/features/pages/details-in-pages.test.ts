import { readFile } from 'node:fs/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../web/base/routes.ts'
import type { EditedSection } from '../../../../web/features/pages/contract.ts'
import { type PageCalls, pageCalls } from '../../../support/page-calls.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'

const test = suite<{ site: RunningSite; pages: PageCalls }>('details of pictures in edited pages')

const PAGE = '/services/interiors'
const SLOT = 'interior-designs/recent-projects/image-1.jpg'

test.before.each(async context => {
  context.site = use(await startSite())
  context.pages = pageCalls(context.site)
})

const detail = (site: RunningSite, details: object) =>
  site.ask('PATCH', api.slotDetails, { slots: { [SLOT]: details } })

async function readDetail(site: RunningSite): Promise<Record<string, string>> {
  const answer = await site.ask('GET', `${api.slotDetails}?path=${SLOT}`)
  return ((await answer.json()) as { own: Record<string, string> }).own
}

interface Work {
  title: string
  text: string
  media: { alt: string }
}

const portfolioAt = (sections: readonly EditedSection[]) =>
  sections.findIndex(({ kind }) => kind === 'portfolio')

function firstWork(sections: readonly EditedSection[]): Work {
  const { items } = sections[portfolioAt(sections)] as EditedSection
  return (items as [Work])[0]
}

const html = async (site: RunningSite) => (await fetch(site.url + PAGE)).text()

/** Saves the page with another title of its first work. */
async function retitle(pages: PageCalls, title: string) {
  const { version, source, keys, draft } = await pages.open(PAGE)
  const sections = structuredClone((draft ?? { source }).source.sections)
  firstWork(sections).title = title
  return pages.save(PAGE, { version, keys, source: { ...source, sections } })
}

test('stand in the page that its editor opens', async ({ site, pages }) => {
  await detail(site, { title: 'Loggia', description: 'Seen at dusk.', alt: 'A loggia at dusk' })
  const { source } = await pages.open(PAGE)
  const { title, text, media } = firstWork(source.sections)
  assert.equal([title, text, media.alt], ['Loggia', 'Seen at dusk.', 'A loggia at dusk'])
})

test('end when the page is published, which says them from then on', async ({ site, pages }) => {
  await detail(site, { title: 'Loggia', alt: 'A loggia at dusk' })
  const saved = await retitle(pages, 'Salon')
  assert.match(await html(site), 'Loggia')
  await pages.publish(PAGE, saved.body.version)
  const shown = await html(site)
  assert.match(shown, 'Salon')
  assert.match(shown, 'A loggia at dusk')
  assert.not.match(shown, 'Loggia')
  const { title, alt } = await readDetail(site)
  assert.equal([title, alt], ['', ''])
})

test('stay where they are later than the draft, and can be changed', async ({ site, pages }) => {
  const saved = await retitle(pages, 'Salon')
  await detail(site, { title: 'Later' })
  await pages.publish(PAGE, saved.body.version)
  assert.match(await html(site), 'Later')
  assert.is(firstWork((await pages.open(PAGE)).source.sections).title, 'Later')
})

test('stay where they are later than what an editor has opened', async ({ site, pages }) => {
  await detail(site, { title: 'Loggia', description: 'Seen at dusk.' })
  const { version, source, keys, seenAt } = await pages.open(PAGE)
  await detail(site, { title: 'Loggia', description: 'Seen at dawn.' })
  const typed = { ...structuredClone(source), name: 'Interiors of ours' }
  const saved = await pages.save(PAGE, { version, keys, source: typed, seenAt })
  await pages.publish(PAGE, saved.body.version)
  const shown = await html(site)
  assert.match(shown, 'Seen at dawn.')
  assert.not.match(shown, 'Seen at dusk.')
  assert.match(shown, 'Interiors of ours')
  const { text } = firstWork((await pages.open(PAGE)).source.sections)
  assert.is(text, 'Seen at dawn.')
})

test('do not call a photo undescribed that its page describes', async ({ site, pages }) => {
  await site.upload(SLOT, await readFile('test/samples/photo-12mp-rotated-gps.jpg'))
  const needsAlt = async () =>
    (await (await site.ask('GET', `${api.slotDetails}?path=${SLOT}`)).json()).needsAlt
  assert.is(await needsAlt(), true, 'as delivered')
  await detail(site, { alt: 'A loggia at dusk' })
  const saved = await retitle(pages, 'Salon')
  await pages.publish(PAGE, saved.body.version)
  assert.is(await needsAlt(), false, 'published with it')
  const shipped = await pages.revert(PAGE, 'shipped')
  await pages.publish(PAGE, shipped.body.version)
  assert.is(await needsAlt(), true, 'as delivered again')
})

test('end for the shipped page as well when it is put back', async ({ site, pages }) => {
  await detail(site, { title: 'Loggia' })
  const saved = await retitle(pages, 'Salon')
  await pages.publish(PAGE, saved.body.version)
  const shipped = await pages.revert(PAGE, 'shipped')
  await pages.publish(PAGE, shipped.body.version)
  assert.match(await html(site), 'Sitting room')
  assert.is((await readDetail(site)).title, '')
})

test('are not shown over the texts of a draft in its preview', async ({ site, pages }) => {
  await detail(site, { title: 'Loggia' })
  await retitle(pages, 'Salon')
  const preview = await site.ask('GET', `${api.pagePreview}?path=${PAGE}`)
  const shown = await preview.text()
  assert.match(shown, 'Salon')
  assert.not.match(shown, 'Loggia')
})

test('hide a picture, whoever says the texts', async ({ site, pages }) => {
  await detail(site, { title: 'Loggia', isVisible: false })
  const saved = await retitle(pages, 'Salon')
  await pages.publish(PAGE, saved.body.version)
  assert.not.match(await html(site), 'Salon')
})

test.run()
