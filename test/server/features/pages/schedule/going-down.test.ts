import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { type Editing, listed, openEditing, saveTitle } from './open-editing.ts'

const test = suite('pages that go down at a time')

const ABOUT = '/about'
const MONDAY = '2026-11-30T05:00:00.000Z'
const FRIDAY = '2026-12-04T15:00:00.000Z'
const at = (moment: string) => () => Date.parse(moment)
const before = at('2026-11-26T04:00:00Z')

const isSeen = ({ site }: Editing, path = ABOUT) => site.content.value.byPath.has(path)

const refusal = (plan: Promise<unknown>): Promise<{ status: number; fields?: object }> =>
  plan.then(
    () => assert.unreachable('it was planned'),
    error => error,
  )

test('are seen until then, also where the site was stopped at that time', async () => {
  const dataDir = await temporaryFolder()
  const opened = await openEditing(dataDir, before)
  const plan = { version: 0, until: FRIDAY, leadsTo: '/services/interiors' }
  const { goesDown } = await opened.schedules.plan(ABOUT, plan, 'joan')
  assert.equal(goesDown, { at: FRIDAY, by: 'joan', leadsTo: '/services/interiors' })
  await opened.schedules.runDue()
  assert.ok(isSeen(opened))
  assert.equal((await listed(opened))?.goesDown, goesDown)
  assert.is((await listed(opened))?.state, 'shipped')
  assert.equal((await opened.editor.open(ABOUT)).goesDown, goesDown)

  const later = await openEditing(dataDir, at(FRIDAY))
  assert.ok(isSeen(later))
  await later.schedules.runDue()
  assert.not(isSeen(later))
  assert.equal(later.done, [{ who: 'joan', action: 'page-hidden', subject: '/about: as planned' }])
  const row = await listed(later)
  assert.equal([row?.state, row?.goesDown], ['hidden', undefined])
  assert.is(row?.hidden?.leadsTo, '/services/interiors')
  await later.schedules.runDue()
  assert.is(later.done.length, 1)
  await later.editor.show(ABOUT)
  assert.ok(isSeen(await openEditing(dataDir, at(FRIDAY))))
})

test('may be shown before, in one plan, and both times may be missed', async () => {
  for (const [moment, seen] of [
    [MONDAY, true],
    [FRIDAY, false],
  ] as const) {
    const dataDir = await temporaryFolder()
    const opened = await openEditing(dataDir, before)
    const page = { path: '/sale', name: 'Sale', from: '/services/interiors' }
    const { version } = await opened.editor.create(page, 'joan')
    const plan = { version, at: MONDAY, until: FRIDAY }
    await opened.schedules.plan('/sale', plan, 'joan')
    const later = await openEditing(dataDir, at(moment))
    await later.schedules.runDue()
    assert.is(isSeen(later, '/sale'), seen)
    const done = ['page-published', 'page-hidden'].slice(0, seen ? 1 : 2)
    assert.equal(
      later.done.map(({ action }) => action),
      done,
    )
    assert.is(
      (await later.editor.list()).find(({ path }) => path === '/sale')?.isHidden,
      seen ? undefined : true,
    )
  }
})

test('go down with what is published meanwhile', async () => {
  const dataDir = await temporaryFolder()
  const opened = await openEditing(dataDir, before)
  const version = await saveTitle(opened, 'From Monday')
  await opened.schedules.plan(ABOUT, { version, at: MONDAY, until: FRIDAY }, 'joan')
  await opened.editor.publish(ABOUT, version, 'amina')
  const row = await listed(opened)
  assert.equal([row?.schedule, row?.goesDown?.at], [undefined, FRIDAY])
  await saveTitle(opened, 'A draft that nobody publishes')
  const later = await openEditing(dataDir, at(FRIDAY))
  await later.schedules.runDue()
  assert.not(isSeen(later))
  assert.ok((await later.editor.open(ABOUT)).draft)
})

test('are shown again at a time without any change', async () => {
  const dataDir = await temporaryFolder()
  const opened = await openEditing(dataDir, before)
  await opened.editor.hide(ABOUT, undefined, 'joan')
  const { version } = await opened.editor.open(ABOUT)
  await opened.schedules.plan(ABOUT, { version, at: MONDAY }, 'joan')
  assert.is((await listed(opened))?.state, 'scheduled')
  const later = await openEditing(dataDir, at(MONDAY))
  await later.schedules.runDue()
  assert.ok(isSeen(later))
  assert.is((await listed(later))?.state, 'shipped')
})

test('stay where the site needs them by then, and say so', async () => {
  const dataDir = await temporaryFolder()
  const opened = await openEditing(dataDir, before)
  await opened.schedules.plan(ABOUT, { version: 0, until: FRIDAY }, 'joan')
  const { version } = await opened.editor.create(
    { path: '/team', name: 'Team', from: '/services/interiors' },
    'omar',
  )
  const { source, keys } = await opened.editor.open('/team')
  const saved = await opened.editor.save(
    '/team',
    { version, keys, source: { ...source, under: ABOUT } },
    'omar',
  )
  await opened.editor.publish('/team', saved.version, 'omar')
  const later = await openEditing(dataDir, at(FRIDAY))
  await later.schedules.runDue()
  assert.ok(isSeen(later))
  assert.is(later.done[0]?.action, 'page-not-hidden')
  assert.match((await listed(later))?.goesDown?.failed ?? '', '“Team” is below this page')
})

test('go down with the pages below them at one time', async () => {
  const dataDir = await temporaryFolder()
  const opened = await openEditing(dataDir, before)
  const upper = '/services/containers/public'
  const plan = (path: string) => opened.schedules.plan(path, { version: 0, until: FRIDAY }, 'joan')
  const refused = await refusal(plan(upper))
  assert.equal([refused.status, Object.keys(refused.fields ?? {})], [400, ['until']])
  for (const name of ['classrooms', 'clinics', 'library']) await plan(`${upper}/${name}`)
  await plan(upper)
  const later = await openEditing(dataDir, at(FRIDAY))
  await later.schedules.runDue()
  assert.equal(
    later.done.map(({ action }) => action),
    Array(4).fill('page-hidden'),
  )
})

test('are refused where they have to stay, or were never seen, or would go down too soon', async () => {
  const opened = await openEditing(await temporaryFolder(), before)
  const plan = (path: string, moments: object) =>
    refusal(opened.schedules.plan(path, { version: 0, ...moments }, 'joan'))
  for (const path of ['/', '/contact', '/gallery', '/services/furniture/beds']) {
    assert.is((await plan(path, { until: FRIDAY })).status, 400, path)
  }
  await opened.editor.create({ path: '/new', name: 'New' }, 'joan')
  assert.is((await plan('/new', { until: FRIDAY })).status, 400)
  const past = await plan(ABOUT, { until: '2026-11-26T03:59:59.000Z' })
  assert.equal(Object.keys(past.fields ?? {}), ['until'])
  const lead = await plan(ABOUT, { until: FRIDAY, leadsTo: '/nowhere' })
  assert.equal(Object.keys(lead.fields ?? {}), ['leadsTo'])
  const version = await saveTitle(opened, 'Never seen')
  const soon = await plan(ABOUT, { version, at: FRIDAY, until: MONDAY })
  assert.equal(Object.keys(soon.fields ?? {}), ['until'])
  await opened.schedules.plan(ABOUT, { version, until: MONDAY }, 'joan')
  const late = await plan(ABOUT, { version, at: FRIDAY })
  assert.equal(Object.keys(late.fields ?? {}), ['at'])
  assert.equal(Object.keys((await opened.editor.open(ABOUT)).goesDown ?? {}), ['at', 'by'])
})

test('are taken out of their plan alone, and by hand', async () => {
  const opened = await openEditing(await temporaryFolder(), before)
  const version = await saveTitle(opened, 'Both')
  const both = { version, at: MONDAY, until: FRIDAY }
  await opened.schedules.plan(ABOUT, both, 'joan')
  await opened.schedules.cancel(ABOUT, 'hiding')
  assert.equal(
    [(await listed(opened))?.schedule?.at, (await listed(opened))?.goesDown],
    [MONDAY, undefined],
  )
  await opened.schedules.plan(ABOUT, both, 'joan')
  await opened.schedules.cancel(ABOUT, 'publication')
  assert.is((await listed(opened))?.goesDown?.at, FRIDAY)
  await opened.editor.hide(ABOUT, undefined, 'omar')
  assert.is((await listed(opened))?.goesDown, undefined)
})

for (const [from, planOf] of [
  [1, (publication: object) => publication],
  [2, (publication: object) => ({ publication })],
] as const) {
  test(`plans in a list of version ${from} go into their pages, and no older release reads it`, async () => {
    const dataDir = await temporaryFolder()
    const opened = await openEditing(dataDir, before)
    const version = await saveTitle(opened, 'Of an earlier build')
    const file = join(dataDir, 'page-schedules.json')
    const plan = { version, at: MONDAY, by: 'joan' }
    await writeFile(file, JSON.stringify({ version: from, data: { about: planOf(plan) } }))
    for (const _ of ['taken over', 'left alone']) {
      const later = await openEditing(dataDir, before)
      assert.equal((await later.editor.open(ABOUT)).schedule, plan)
      assert.equal(JSON.parse(await readFile(file, 'utf8')), { version: 3, data: {} })
    }
    const later = await openEditing(dataDir, before)
    await later.schedules.cancel(ABOUT)
    assert.is((await (await openEditing(dataDir, before)).editor.open(ABOUT)).schedule, undefined)
  })
}

test.run()
