import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sharedFingerprints } from '../../../../server/media/shared/shared-fingerprints.ts'
import { newVersion } from '../../../../server/media/shared/slot-file.ts'
import { openSlotFiles } from '../../../../server/media/shared/slot-files.ts'
import { memoryDatabase } from '../../../support/memory-database/memory-database.ts'

const test = suite('fingerprints of several processes')

const version = newVersion(5, 1)
const file = { sha256: 'a'.repeat(64), bytes: 5, version }
const source = { version, sha256: 'b' }

async function open() {
  const place = memoryDatabase()
  const slotFiles = await openSlotFiles(place.connect())
  const late: unknown[] = []
  const fingerprints = sharedFingerprints(slotFiles, error => late.push(error))
  await slotFiles.change(({ set }) => set('a.jpg', file))
  return { ...fingerprints, slotFiles, place, late }
}

const stores = ({ place }: { place: ReturnType<typeof memoryDatabase> }) =>
  place.tables.heads.get('slot-files')

test('are stored beside what a slot holds, and removed alone', async () => {
  const { put, of, slotFiles } = await open()
  await put('a.jpg', source)
  assert.equal(await of('a.jpg'), source)
  assert.equal(slotFiles.get('a.jpg'), { ...file, fingerprint: source })
  await put('a.jpg', undefined)
  assert.is(await of('a.jpg'), undefined)
  assert.equal(slotFiles.get('a.jpg'), file)
})

test('are listed by their slots, without slots that have none', async () => {
  const { put, all, slotPaths, slotFiles } = await open()
  await slotFiles.change(({ set }) => set('b.jpg', file))
  await put('a.jpg', source)
  assert.equal([...(await all())], [['a.jpg', source]])
  assert.equal(await slotPaths(), ['a.jpg'])
})

test('are not written again where they are known', async () => {
  const opened = await open()
  await opened.put('a.jpg', source)
  const before = stores(opened)
  await opened.put('a.jpg', { ...source })
  assert.is(stores(opened), before)
})

test('of another file, or of an empty slot, are left out', async () => {
  const opened = await open()
  const before = stores(opened)
  await opened.put('a.jpg', { ...source, version: newVersion(6, 1) })
  await opened.put('b.jpg', source)
  assert.equal(opened.late, [])
  assert.equal([await opened.of('a.jpg'), await opened.of('b.jpg')], [undefined, undefined])
  assert.is(stores(opened), before)
})

test('that cannot be stored are reported and reject nothing', async () => {
  const { put, of, place, late } = await open()
  place.isAway = true
  await put('a.jpg', source)
  assert.equal(
    late.map(error => (error as { status: number }).status),
    [503],
  )
  assert.is(await of('a.jpg'), undefined)
})

test.run()
