import { randomUUID } from 'node:crypto'
import { mkdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { findLeftovers } from '../../../../server/volume/check/leftovers.ts'
import { emptyVolume, put } from '../volume-of-a-site.ts'

const test = suite('what killed commands left')

async function volumeWith(names: string[]) {
  const volume = await emptyVolume()
  await mkdir(volume.dataDir)
  await mkdir(volume.uploadsDir)
  for (const name of names) await put(volume.dataDir, name, 'x')
  return volume
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('a volume without any is well', async () => {
  const names = ['a.json', '.check', '.check.short', 'backups/a.tar.gz', 'backups/.own.tmp']
  assert.equal(await findLeftovers(await volumeWith(names)), [])
  assert.equal(await findLeftovers(await volumeWith([])), [])
})

test('a copy that an earlier release checked is named', async () => {
  const name = `.check.${randomUUID()}`
  const volume = await volumeWith([name])
  const [line] = await findLeftovers(volume)
  assert.match(line ?? '', `${join(volume.dataDir, name)} was left by a command that was killed`)
})

test('an archive that was not finished is named when nobody has written for ten minutes', async () => {
  const name = `backups/.a.tar.gz.${randomUUID()}.tmp`
  const volume = await volumeWith([name])
  const file = join(volume.dataDir, name)
  await utimes(file, new Date(), minutesAgo(9.5))
  assert.equal(await findLeftovers(volume), [])
  await utimes(file, new Date(), minutesAgo(10.5))
  assert.match(`${await findLeftovers(volume)}`, `${file} was left`)
})

test('a restore that was cut off is named, in either folder', async () => {
  for (const top of ['dataDir', 'uploadsDir'] as const) {
    const volume = await volumeWith([])
    await put(volume[top], '.restore/new/a', 'half')
    assert.match(`${await findLeftovers(volume)}`, 'A restore was cut off')
  }
})

test.run()
