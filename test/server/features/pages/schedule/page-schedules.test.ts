import * as assert from 'uvu/assert'
import { suite } from '#test'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { listed, openEditing, saveTitle, titleOf } from './open-editing.ts'

const test = suite('pages that are published at a time')

const ABOUT = '/about'
const MONDAY = '2026-11-30T05:00:00.000Z'
const before = () => Date.parse('2026-11-26T04:00:00Z')
const after = () => Date.parse(MONDAY) + 1

/** A volume on which a title is planned for Monday. */
async function planned(title = 'Monday') {
  const dataDir = await temporaryFolder()
  const opened = await openEditing(dataDir, before)
  const version = await saveTitle(opened, title)
  await opened.schedules.plan(ABOUT, { version, at: MONDAY }, 'joan')
  return { dataDir, opened, version }
}

test('are shown from then on, also where the site was stopped at that time', async () => {
  const { dataDir, opened, version } = await planned()
  await opened.schedules.runDue()
  assert.is.not(titleOf(opened), 'Monday')
  assert.is((await listed(opened))?.state, 'scheduled')
  assert.equal((await opened.editor.open(ABOUT)).schedule, { version, at: MONDAY, by: 'joan' })

  const later = await openEditing(dataDir, after)
  assert.is.not(titleOf(later), 'Monday')
  await later.schedules.runDue()
  assert.is(titleOf(later), 'Monday')
  const row = { who: 'joan', action: 'page-published', subject: '/about: as planned' }
  assert.equal(later.done, [row])
  assert.is((await listed(later))?.state, 'published')
  assert.not.ok((await later.editor.open(ABOUT)).schedule)
  const [last] = await later.editor.versions(ABOUT)
  assert.is(last?.by, 'joan')
  await later.schedules.runDue()
  assert.is(later.done.length, 1)
})

test('are not published where the draft was changed since, and say so', async () => {
  const { dataDir, opened } = await planned()
  await saveTitle(opened, 'Not seen', 'omar')
  const schedule = (await opened.editor.open(ABOUT)).schedule
  assert.match(schedule?.failed ?? '', 'changed after this was planned')
  assert.is((await listed(opened))?.state, 'draft')

  const later = await openEditing(dataDir, after)
  await later.schedules.runDue()
  assert.is(later.done[0]?.action, 'page-not-published')
  assert.match(later.done[0]?.subject ?? '', '/about: The page was changed after this was planned')
  assert.is.not(titleOf(later), 'Not seen')
  const again = await openEditing(dataDir, after)
  await again.schedules.runDue()
  assert.equal(again.done, [])
  assert.match((await listed(again))?.schedule?.failed ?? '', 'plan it again')
})

test('are not published where the draft no longer parses, and name the field', async () => {
  const { dataDir, opened } = await planned()
  const page = opened.options.store.get('about')
  assert.ok(page)
  // As another release may find it: the version is the same.
  await opened.options.store.change(page, draft => {
    Object.assign(draft.draft?.source.sections[1] ?? {}, { kind: 'of-an-earlier-release' })
  })
  const later = await openEditing(dataDir, after)
  await later.schedules.runDue()
  assert.match(later.done[0]?.subject ?? '', 'sections.1.kind')
  assert.is.not(titleOf(later), 'Monday')
})

test('are planned no more once they are published or discarded by hand, or cancelled', async () => {
  const byHand = await planned()
  await byHand.opened.editor.publish(ABOUT, byHand.version, 'joan')
  assert.not.ok((await byHand.opened.editor.open(ABOUT)).schedule)
  const discarded = await planned()
  await discarded.opened.editor.discard(ABOUT, 'joan')
  assert.not.ok((await discarded.opened.editor.open(ABOUT)).schedule)
  const cancelled = await planned()
  assert.is(await cancelled.opened.schedules.cancel(ABOUT), ABOUT)
  assert.is(await cancelled.opened.schedules.cancel(ABOUT), undefined)
  assert.is((await listed(cancelled.opened))?.state, 'draft')
})

test('are planned by two, of whom the second counts', async () => {
  const { opened, version } = await planned()
  const at = '2026-12-01T05:00:00.000Z'
  await opened.schedules.plan(ABOUT, { version, at }, 'omar')
  assert.equal((await opened.editor.open(ABOUT)).schedule, { version, at, by: 'omar' })
})

test('are refused at times that are past or far, without changes, or with faults', async () => {
  const opened = await openEditing(await temporaryFolder(), before)
  const statusOf = (version: number, at = MONDAY, path: unknown = ABOUT) =>
    opened.schedules.plan(path, { version, at }, 'joan').then(
      () => 200,
      ({ status }) => status,
    )
  assert.is(await statusOf(0), 400)
  const version = await saveTitle(opened, 'Fine')
  assert.is(await statusOf(version - 1), 409)
  assert.is(await statusOf(version, '2026-11-26T03:59:59.000Z'), 400)
  assert.is(await statusOf(version, '2126-11-30T05:00:00.000Z'), 400)
  assert.is(await statusOf(version, MONDAY, '/nowhere'), 404)
  assert.is(await statusOf(version, '2026-11-30T08:00:00+03:00'), 200)
  assert.is((await opened.editor.open(ABOUT)).schedule?.at, MONDAY)
  const faulty = await saveTitle(opened, '')
  const fault = await opened.schedules
    .plan(ABOUT, { version: faulty, at: MONDAY }, 'joan')
    .catch(error => error)
  assert.equal([fault.status, Object.keys(fault.fields)], [400, ['sections.1.title']])
})

test.run()
