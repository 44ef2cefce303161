import * as assert from 'uvu/assert'
import { suite } from '#test'
import { conflict } from '../../../../../server/base/errors.ts'
import { newVersion, type SlotFile } from '../../../../../server/features/media/shared/slot-file.ts'
import { openSlotFiles } from '../../../../../server/features/media/shared/slot-files.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'
import { refusal } from '../open-media.ts'

const test = suite('what slots of several processes hold')

const file = (bytes: number): SlotFile => ({
  sha256: 'a'.repeat(64),
  bytes,
  version: newVersion(bytes, 1),
})

async function open() {
  const place = memoryDatabase()
  // What others have changed is known where it is asked for.
  place.notifies = false
  const inProcess = async () => {
    const files = await openSlotFiles(place.connect())
    const heard: (readonly string[])[] = []
    files.onChange(paths => void heard.push(paths))
    const set = (path: string, one: SlotFile | undefined) =>
      files.change(change => change.set(path, one))
    return { ...files, heard, set }
  }
  return { place, inProcess, version: () => place.tables.heads.get('slot-files') }
}

test('is in memory when a change resolves, and is told once', async () => {
  const { inProcess } = await open()
  const { get, set, heard } = await inProcess()
  await set('a.jpg', file(1))
  assert.equal(get('a.jpg'), file(1))
  assert.equal(heard, [['a.jpg']])
  await set('a.jpg', undefined)
  assert.is(get('a.jpg'), undefined)
  assert.equal(heard, [['a.jpg'], ['a.jpg']])
})

test('is read by others after a refresh, with what was removed', async () => {
  const { inProcess } = await open()
  const [one, other] = [await inProcess(), await inProcess()]
  await one.set('a.jpg', file(1))
  await one.set('b.jpg', file(2))
  assert.is(other.get('a.jpg'), undefined)
  await other.refresh()
  assert.equal([...other.all().keys()], ['a.jpg', 'b.jpg'])
  await one.set('a.jpg', undefined)
  await other.refresh()
  await other.refresh()
  assert.equal([...other.all().keys()], ['b.jpg'])
  assert.equal(other.heard, [['a.jpg', 'b.jpg'], ['a.jpg']])
})

test('is that of all earlier changes for one that starts later', async () => {
  const { inProcess } = await open()
  const one = await inProcess()
  await one.set('a.jpg', file(1))
  assert.equal((await inProcess()).get('a.jpg'), file(1))
})

test('is read within a change as the database has it, this change included', async () => {
  const { inProcess } = await open()
  const [one, other] = [await inProcess(), await inProcess()]
  await one.set('a.jpg', file(1))
  await other.change(async ({ get, set }) => {
    assert.equal(await get('a.jpg'), file(1))
    await set('a.jpg', file(2))
    assert.equal(await get('a.jpg'), file(2))
    assert.is(await get('b.jpg'), undefined)
  })
})

test('is as before where a change rejects, with the error that it has', async () => {
  const { inProcess, version } = await open()
  const { get, change, set, heard } = await inProcess()
  await set('a.jpg', file(1))
  const failing = (error: Error) =>
    change(async change => {
      await change.set('a.jpg', file(2))
      throw error
    })
  assert.equal(await refusal(failing(conflict('Another file'))), {
    status: 409,
    message: 'Another file',
  })
  const { status, message } = await refusal(failing(new Error('the line broke')))
  assert.is(status, 503)
  assert.match(message, 'could not be saved')
  assert.equal(get('a.jpg'), file(1))
  assert.equal([version(), heard.length], [1, 1])
})

test('has another version only where a change sets something', async () => {
  const { inProcess, version } = await open()
  const { change, set, heard } = await inProcess()
  assert.is(await change(async ({ get }) => (await get('a.jpg')) === undefined), true)
  assert.equal([version(), heard], [0, []])
  await set('a.jpg', file(1))
  assert.is(version(), 1)
})

test('is not known where a row is damaged, which is said', async () => {
  const { place, inProcess } = await open()
  const { set } = await inProcess()
  await set('a.jpg', file(1))
  Object.assign(place.tables.slots.get('a.jpg') ?? {}, { data: '{"bytes":-1}' })
  const error = await inProcess().catch((reason: Error) => reason)
  assert.match(String(error), 'The row of a.jpg in slot_files is damaged')
})

test('cannot be refreshed while the database is away', async () => {
  const { place, inProcess } = await open()
  const { refresh, change } = await inProcess()
  place.isAway = true
  assert.is((await refusal(refresh())).status, 503)
  assert.is((await refusal(change(async () => undefined))).status, 503)
  place.isAway = false
  await refresh()
})

test.run()
