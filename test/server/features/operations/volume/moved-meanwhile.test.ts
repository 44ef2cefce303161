import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  movedMeanwhile,
  uploadsIn,
} from '../../../../../server/features/operations/volume/moved-meanwhile.ts'
import { emptyVolume } from './volume-of-a-site.ts'

const test = suite('uploads that are moved while a backup reads them')

const upload = (name: string, version: string) => ({
  ...{ name: `uploads/${name}`, absolute: `/volume/${name}`, version },
})
const read = (versions: Record<string, string>) =>
  new Map(Object.entries(versions).map(([name, version]) => [`uploads/${name}`, version]))
const namesOf = (files: { name: string }[]) => files.map(({ name }) => name.slice(8))

test('are none where all that was there has been read', () => {
  const there = [upload('a.jpg', '1'), upload('b.jpg', '2')]
  assert.equal(movedMeanwhile(there, read({ 'a.jpg': '1', 'b.jpg': '2' }), there), [])
})

test('are found by their versions at the place to which they were moved', () => {
  const now = [upload('a.jpg', '1'), upload('c.jpg', '2')]
  const atStart = [upload('a.jpg', '1'), upload('b.jpg', '2')]
  assert.equal(namesOf(movedMeanwhile(atStart, read({ 'a.jpg': '1' }), now)), ['c.jpg'])
})

test('are none where they were deleted, or came after the start', () => {
  const atStart = [upload('a.jpg', '1')]
  assert.equal(movedMeanwhile(atStart, read({}), [upload('new.jpg', '9')]), [])
})

test('have been read where another place had them', () => {
  const atStart = [upload('a.jpg', '1')]
  assert.equal(movedMeanwhile(atStart, read({ 'z.jpg': '1' }), [upload('b.jpg', '1')]), [])
})

test('bring the whole entry of the bin with them, but for what was read of it', () => {
  const atStart = [upload('a.jpg', '1')]
  const now = [
    ...[upload('bin/x/0', '1'), upload('bin/x/1', '2'), upload('bin/x/entry.json', '3')],
    ...[upload('bin/y/0', '4'), upload('b.jpg', '5')],
  ]
  const found = movedMeanwhile(atStart, read({ 'bin/x/1': '2' }), now)
  assert.equal(namesOf(found), ['bin/x/0', 'bin/x/entry.json'])
})

test('at a name that was read with other bytes end the backup', () => {
  const atStart = [upload('a.jpg', '1'), upload('b.jpg', '2')]
  const now = [upload('a.jpg', '2')]
  assert.throws(
    () => movedMeanwhile(atStart, read({ 'a.jpg': '1' }), now),
    '/volume/a.jpg was changed while it was read. Run the backup again.',
  )
})

test('are looked for where a backup holds uploads, among files with safe names', async () => {
  const volume = await emptyVolume()
  for (const name of ['home/a.jpg', 'home/b\\c.jpg', '.incoming/d']) {
    const file = join(volume.uploadsDir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, 'a photo')
  }
  assert.equal(await uploadsIn(volume, ['data']), [])
  const [found, ...others] = await uploadsIn(volume, ['data', 'uploads'])
  assert.equal([found?.name, others], ['uploads/home/a.jpg', []])
  assert.match(found?.version ?? '', /-7$/)
})

test.run()
