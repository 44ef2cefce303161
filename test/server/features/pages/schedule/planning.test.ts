import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { type PageCalls, pageCalls, retitled } from '../../../../support/page-calls.ts'
import { type RunningSite, startSite } from '../../../../support/site.ts'
import { until } from '../../../../support/until.ts'

const test = suite<{ site: RunningSite; pages: PageCalls }>('planning a publication')

test.before.each(async context => {
  context.site = use(await startSite())
  context.pages = pageCalls(context.site)
})

const ABOUT = '/about'
/** Saves another title; answers with the version of the draft. */
async function saved(pages: PageCalls, title: string): Promise<number> {
  return (await pages.save(ABOUT, retitled(await pages.open(ABOUT), 1, title))).body.version
}

const isSeen = async (site: RunningSite, words: string) =>
  (await (await fetch(site.url + ABOUT)).text()).includes(words)

const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

test('shows the page at its time, without anybody', async ({ site, pages }) => {
  const version = await saved(pages, 'At its time')
  const when = fromNow(1500)
  const planned = await pages.plan(ABOUT, { version, at: when })
  assert.equal(planned, { status: 200, body: { version, at: when, by: 'admin' } })
  const row = (await pages.list()).find(({ path }) => path === ABOUT)
  assert.is(row?.state, 'scheduled')
  assert.not(await isSeen(site, 'At its time'))
  await until('it to be seen', () => isSeen(site, 'At its time'))
  assert.ok(Date.now() >= Date.parse(when))
  const activity = await until('its row', async () => {
    const text = await (await site.ask('GET', api.activity)).text()
    return text.includes('/about: as planned') && text
  })
  assert.match(activity, `/about: ${when}`)
})

test('is taken back, and answers in words what it cannot do', async ({ site, pages }) => {
  const version = await saved(pages, 'Another time')
  await pages.plan(ABOUT, { version, at: fromNow(60_000) })
  for (const _ of ['taken back', 'gone']) {
    assert.is((await site.ask('DELETE', `${api.pageSchedule}?path=${ABOUT}`)).status, 200)
  }
  assert.not.ok((await pages.open(ABOUT)).schedule)
  for (const [when, words] of [
    ['Monday', 'Give the time as 2026'],
    ['2026-11-30T08:00:00', 'Give the time as 2026'],
    [fromNow(-1000), 'still to come'],
  ] as const) {
    const { status, body } = await pages.plan(ABOUT, { version, at: when })
    assert.is(status, 400)
    assert.match(Reflect.get(body, 'error'), words)
  }
  const late = await pages.plan(ABOUT, { version: version - 1, at: fromNow(60_000) })
  assert.is(late.status, 409)
})

test.run()
