import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openInquiries } from '../../../../../server/features/inquiries/store/index.ts'
import { statusOf } from '../../../../../server/features/inquiries/store/stage.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('inquiries of earlier releases')

async function openFixture(name = '0.1.0-inquiries') {
  const folder = join(await temporaryFolder(), 'inquiries')
  await cp(`test/fixtures/${name}/data/inquiries`, folder, { recursive: true })
  const open = () => openInquiries({ folder })
  return { folder, open }
}

test('each status becomes a stage and is still the status of its row', async () => {
  const { open } = await openFixture()
  const store = await open()
  const { rows } = await store.page({}, 0, 10)
  const { rows: spam } = await store.page({ stage: 'spam' }, 0, 10)
  assert.equal(
    [...spam, ...rows].map(row => [row.name, row.stage, row.isRead, statusOf(row)]),
    [
      ['Was spam', 'spam', true, 'spam'],
      ['Was suspect', 'done', true, 'archived'],
      ['Was archived', 'done', true, 'archived'],
      ['Was read', 'new', true, 'read'],
      ['Was new', 'new', false, 'new'],
    ],
  )
  assert.equal(store.counts(), { new: 1, read: 1, archived: 2, spam: 1 })
  const [first] = rows.toReversed()
  assert.equal([first?.assignee, first?.notes, first?.stageSince], ['', [], first?.createdAt])
  assert.is((await store.bin.list('', 0, 10)).total, 1)
})

test('a changed file is written in the current version and opens again', async () => {
  const { folder, open } = await openFixture()
  const store = await open()
  const [id = ''] = await store.ids({ status: 'read' })
  assert.is((await store.setStage(id, 'quoted'))?.stage, 'quoted')
  const { version } = JSON.parse(await readFile(join(folder, '2026-11-1.json'), 'utf8'))
  assert.is(version, 5)
  const again = await open()
  assert.equal(again.stageCounts(), {
    ...{ new: 1, answered: 0, quoted: 1, accepted: 0, lost: 0, done: 2, spam: 1 },
  })
  assert.is((await again.find(id))?.stage, 'quoted')
})

test('rows of a site without designed units are the same rows, and are sent once as before', async () => {
  const { folder, open } = await openFixture('0.1.0-stages')
  const store = await open()
  const { data: before } = JSON.parse(await readFile(join(folder, '2026-11-1.json'), 'utf8'))
  for (const row of before.filter(({ deleted }: { deleted: unknown }) => !deleted))
    assert.equal(await store.find(row.id), row)
  assert.equal(store.stageCounts(), {
    ...{ new: 1, answered: 1, quoted: 1, accepted: 0, lost: 0, done: 1, spam: 0 },
  })
  const { name, email, phone, company, subject, message, ...rest } = before[0]
  const { serviceInterest, budgetRange, preferredContactMethod, projectTimeline, page, items } =
    rest
  const sent = {
    ...{ name, email, phone, company, subject, message, serviceInterest, budgetRange },
    ...{ preferredContactMethod, projectTimeline, page, items },
  }
  const key = 'key-of-Is-new'
  assert.is(store.idOf(sent, key), rest.id)
  await store.setStage(rest.id, 'answered')
  const { version } = JSON.parse(await readFile(join(folder, '2026-11-1.json'), 'utf8'))
  assert.is(version, 5)
})

test.run()
