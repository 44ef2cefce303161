import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openInquiries } from '../../../../server/inquiries/store/index.ts'
import { statusOf } from '../../../../server/inquiries/store/stage.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

const test = suite('inquiries of earlier releases')

async function openFixture() {
  const folder = join(await temporaryFolder(), 'inquiries')
  await cp('test/fixtures/0.1.0-inquiries/data/inquiries', folder, { recursive: true })
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
  assert.is(version, 3)
  const again = await open()
  assert.equal(again.stageCounts(), {
    ...{ new: 1, answered: 0, quoted: 1, accepted: 0, lost: 0, done: 2, spam: 1 },
  })
  assert.is((await again.find(id))?.stage, 'quoted')
})

test.run()
