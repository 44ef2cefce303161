import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { ListedPage, OpenedPage, SavedDraft } from '../../../../web/page-editing/contract.ts'
import { api } from '../../../../web/routes.ts'
import { type RunningSite, startSite } from '../../../support/site.ts'
import { until } from '../../../support/until.ts'

const test = suite<{ site: RunningSite }>('planning a publication')

test.before.each(async context => {
  context.site = use(await startSite())
})

const ABOUT = '/about'
const at = (address: string, path = ABOUT) => `${address}?path=${encodeURIComponent(path)}`

const open = async (site: RunningSite) =>
  (await (await site.ask('GET', at(api.editedPage))).json()) as OpenedPage

async function saved(site: RunningSite, title: string): Promise<SavedDraft> {
  const { version, source, keys } = await open(site)
  const sections = source.sections.map((one, index) => (index === 1 ? { ...one, title } : one))
  const body = { version, keys, source: { ...source, sections } }
  return (await site.ask('PUT', at(api.pageDraft), body)).json()
}

const plan = async (site: RunningSite, version: number, at_: string) => {
  const answer = await site.ask('PUT', at(api.pageSchedule), { version, at: at_ })
  return { status: answer.status, body: await answer.json() }
}

const isSeen = async (site: RunningSite, words: string) =>
  (await (await fetch(site.url + ABOUT)).text()).includes(words)

const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

test('shows the page at its time, without anybody', async ({ site }) => {
  const { version } = await saved(site, 'At its time')
  const when = fromNow(1500)
  const planned = await plan(site, version, when)
  assert.equal(planned, { status: 200, body: { version, at: when, by: 'admin' } })
  const { pages } = (await (await site.ask('GET', api.adminPages)).json()) as {
    pages: ListedPage[]
  }
  assert.is(pages.find(({ path }) => path === ABOUT)?.state, 'scheduled')
  assert.not(await isSeen(site, 'At its time'))
  await until('it to be seen', () => isSeen(site, 'At its time'))
  assert.ok(Date.now() >= Date.parse(when))
  const activity = await until('its row', async () => {
    const text = await (await site.ask('GET', api.activity)).text()
    return text.includes('/about: as planned') && text
  })
  assert.match(activity, `/about: ${when}`)
})

test('is taken back, and answers in words what it cannot do', async ({ site }) => {
  const { version } = await saved(site, 'Another time')
  await plan(site, version, fromNow(60_000))
  assert.is((await site.ask('DELETE', at(api.pageSchedule))).status, 200)
  assert.is((await site.ask('DELETE', at(api.pageSchedule))).status, 200)
  assert.not.ok((await open(site)).schedule)
  for (const [when, words] of [
    ['Monday', 'Give the time as 2026'],
    ['2026-11-30T08:00:00', 'Give the time as 2026'],
    [fromNow(-1000), 'still to come'],
  ] as const) {
    const { status, body } = await plan(site, version, when)
    assert.is(status, 400)
    assert.match(body.error, words)
  }
  assert.is((await plan(site, version - 1, fromNow(60_000))).status, 409)
})

test.run()
