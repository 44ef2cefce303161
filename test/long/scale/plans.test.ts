import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { api } from '../../../web/base/routes.ts'
import type { OpenedPage, SavedDraft } from '../../../web/features/pages/contract.ts'
import { startCeph } from '../../support/ceph.ts'
import { startPostgres } from '../../support/postgres.ts'
import { type RunningSite, startSite } from '../../support/site.ts'
import { until } from '../../support/until.ts'

const test = suite('plans of several processes')

const postgres = use(startPostgres())
const ceph = use(startCeph())

/** A site that leads and one that does not, and what they log. */
async function two() {
  const env = {
    DATABASE_URL: await (await postgres).newDatabase(),
    S3_URL: await (await ceph).newBucket(),
  }
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const leads = () => log.some(line => line.includes('this process leads'))
  const leader = use(await startSite({ env, logTo }))
  await until('the lead', leads)
  return { leader, other: use(await startSite({ env, logTo })), log }
}

const ABOUT = '/about'
const at = (address: string) => `${address}?path=${encodeURIComponent(ABOUT)}`

async function saved(site: RunningSite, title: string): Promise<SavedDraft> {
  const opened = (await (await site.ask('GET', at(api.editedPage))).json()) as OpenedPage
  const { version, source, keys } = opened
  const sections = source.sections.map((one, index) => (index === 1 ? { ...one, title } : one))
  const body = { version, keys, source: { ...source, sections } }
  return (await site.ask('PUT', at(api.pageDraft), body)).json()
}

async function plan(site: RunningSite, version: number, milliseconds: number): Promise<string> {
  const when = new Date(Date.now() + milliseconds).toISOString()
  const answer = await site.ask('PUT', at(api.pageSchedule), { version, at: when })
  assert.is(answer.status, 200, await answer.clone().text())
  return when
}

const isSeen = async (site: RunningSite, words: string) =>
  (await (await fetch(site.url + ABOUT)).text()).includes(words)

const timesDone = (log: readonly string[]) =>
  log.filter(line => line.includes('plan carried out')).length

test('what is planned at one is published by the other at its time, once, and seen at both', async () => {
  const { leader, other, log } = await two()
  const { version } = await saved(other, 'At its time')
  const when = await plan(other, version, 3000)
  assert.not(await isSeen(other, 'At its time'))
  await until('it to be seen at the leader', () => isSeen(leader, 'At its time'))
  assert.ok(Date.now() >= Date.parse(when))
  await until('it to be seen at the other', () => isSeen(other, 'At its time'))
  const activity = await until('its row', async () => {
    const text = await (await other.ask('GET', api.activity)).text()
    return text.includes('/about: as planned') && text
  })
  assert.is(activity.split('/about: as planned').length - 1, 1)
  assert.is(timesDone(log), 1)
})

test('what was planned is published by the process that takes the lead', async () => {
  const { leader, other, log } = await two()
  const { version } = await saved(leader, 'By another one')
  await plan(leader, version, 4000)
  await leader.stop()
  await until('it to be seen', () => isSeen(other, 'By another one'))
  await until('its line', () => timesDone(log) > 0)
  assert.is(timesDone(log), 1)
})

test.run()
