import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { backUpNightly, makeBackupFolder } from '../../../server/volume/nightly.ts'
import { readableLog } from '../../support/log-lines.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('nightly backups')

async function nights(keep: number, begin = new Date(2026, 10, 22, 2, 59)) {
  const folder = await temporaryFolder()
  const now = { is: begin, askedFor: 0 }
  const { log, lines } = readableLog()
  const state = { fails: false, writes: 0 }
  const write = async (file: string) => {
    state.writes += 1
    if (state.fails) throw new Error('There is no room.')
    await writeFile(file, '')
  }
  const clock = () => {
    now.askedFor += 1
    return now.is
  }
  const stop = backUpNightly({ folder, keep, log, every: 1, clock, write })
  const at = async (...moment: [number, number, number, number]) => {
    now.is = new Date(...moment)
    // Each look asks once for the time, as it begins: with the third, a whole one has seen this.
    const begun = now.askedFor
    while (now.askedFor < begun + 3) await pause(1)
    return (await readdir(folder)).sort()
  }
  return { folder, lines, state, at, stop }
}

test('the first is made at once, the next when three has passed', async () => {
  const { at, state } = await nights(7)
  assert.equal(await at(2026, 10, 22, 2), ['showyard-2026-11-21.tar.gz'])
  await at(2026, 10, 22, 2)
  assert.is(state.writes, 1)
  const both = ['showyard-2026-11-21.tar.gz', 'showyard-2026-11-22.tar.gz']
  assert.equal(await at(2026, 10, 22, 3), both)
  assert.equal(await at(2026, 10, 23, 2), both)
})

test('the oldest go, and whatever else lies there stays', async () => {
  const { folder, at } = await nights(2, new Date(2026, 0, 1, 2, 59))
  await writeFile(join(folder, 'showyard-own.tar.gz'), '')
  await writeFile(join(folder, '.showyard-2026-11-01.tar.gz.1.tmp'), 'torn')
  for (const day of [1, 2, 3]) await at(2026, 0, day, 4)
  assert.equal(await at(2026, 0, 4, 4), [
    'showyard-2026-01-03.tar.gz',
    'showyard-2026-01-04.tar.gz',
    'showyard-own.tar.gz',
  ])
})

test('one that fails is logged, removes nothing, and is tried again', async () => {
  const { at, state, lines } = await nights(1, new Date(2026, 0, 1, 2, 59))
  const before = await at(2026, 0, 1, 4)
  state.fails = true
  assert.equal(await at(2026, 0, 2, 4), before)
  const fault = lines.find(({ msg }) => msg === 'nightly backup failed')
  assert.match(JSON.stringify(fault), 'There is no room.')
  state.fails = false
  assert.equal(await at(2026, 0, 2, 5), ['showyard-2026-01-02.tar.gz'])
})

test('a folder that cannot be written stops the start', async () => {
  const folder = await temporaryFolder()
  await makeBackupFolder(join(folder, 'new'))
  await writeFile(join(folder, 'file'), '')
  const fault = await makeBackupFolder(join(folder, 'file', 'x')).catch(error => error)
  assert.match(fault.message, /^BACKUP_DIR takes a folder that can be written/)
})

test.run()
