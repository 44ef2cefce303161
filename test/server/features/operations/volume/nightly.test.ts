import { readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import {
  backUpNightly,
  makeMissingBackup,
} from '../../../../../server/features/operations/volume/nightly.ts'
import { onlyProcess } from '../../../../../server/scale/leader.ts'
import type { Nights } from '../../../../../server/scale/nights.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('nightly backups')

const { signal } = new AbortController()

async function nights(keep: number) {
  const folder = await temporaryFolder()
  const now = { is: new Date(2026, 0, 1, 2, 59) }
  const { log, lines } = readableLog()
  const state = { fails: false, writes: 0, lacking: undefined as string | undefined }
  const write = async (file: string) => {
    state.writes += 1
    if (state.fails) throw new Error('There is no room.')
    await writeFile(file, '')
    return state.lacking
  }
  const options = { folder, keep, log, clock: () => now.is, write }
  const names = async () => (await readdir(folder)).sort()
  /** The archives after a check at this time. */
  const at = async (...moment: [number, number, number, number]) => {
    now.is = new Date(...moment)
    await makeMissingBackup(options, signal)
    return names()
  }
  return { folder, lines, state, now, names, at, options }
}

test('the first backup is made at once, the next ones after three in the morning', async () => {
  const { at, state } = await nights(7)
  assert.equal(await at(2026, 10, 22, 2), ['showyard-2026-11-21.tar.gz'])
  await at(2026, 10, 22, 2)
  assert.is(state.writes, 1)
  const both = ['showyard-2026-11-21.tar.gz', 'showyard-2026-11-22.tar.gz']
  assert.equal(await at(2026, 10, 22, 3), both)
  assert.equal(await at(2026, 10, 23, 2), both)
})

test('the oldest backups are removed, other files stay', async () => {
  const { folder, at } = await nights(2)
  await writeFile(join(folder, 'showyard-own.tar.gz'), '')
  for (const day of [1, 2, 3]) await at(2026, 0, day, 4)
  assert.equal(await at(2026, 0, 4, 4), [
    'showyard-2026-01-03.tar.gz',
    'showyard-2026-01-04.tar.gz',
    'showyard-own.tar.gz',
  ])
})

test('a failed backup is logged, removes nothing, and is retried', async () => {
  const { at, now, state, lines, names, options } = await nights(1)
  const before = await at(2026, 0, 1, 4)
  state.fails = true
  now.is = new Date(2026, 0, 2, 4)
  use(backUpNightly({ ...options, every: 1 }))
  const fault = await until('the line in the log', () =>
    lines.find(({ msg }) => msg === 'nightly backup failed'),
  )
  assert.match(JSON.stringify(fault), 'There is no room.')
  assert.equal(await names(), before)
  state.fails = false
  await until(
    'the next backup',
    async () => (await names()).join() === 'showyard-2026-01-02.tar.gz',
  )
})

test('a backup that lacks files has no place of a whole one, and gives way to the next', async () => {
  const { at, state, options } = await nights(1)
  const notices: unknown[] = []
  Object.assign(options, {
    onMade: async (_: string, __: AbortSignal, lacking?: string) => void notices.push(lacking),
  })
  const [whole] = await at(2026, 0, 1, 4)
  state.lacking = 'It lacks a photo.'
  for (const day of [2, 3]) {
    const lacking = `showyard-2026-01-0${day}-lacks-files.tar.gz`
    assert.equal(await at(2026, 0, day, 4), [whole, lacking].sort())
    assert.equal(await at(2026, 0, day, 5), [whole, lacking].sort())
  }
  assert.is(state.writes, 3)
  state.lacking = undefined
  assert.equal(await at(2026, 0, 4, 4), ['showyard-2026-01-04.tar.gz'])
  assert.equal(notices, [undefined, 'It lacks a photo.', 'It lacks a photo.', undefined])
})

test('of processes with folders of their own one makes the backup of a night', async () => {
  const done = new Map<string, string>()
  const shared: Nights = {
    last: async work => done.get(work),
    note: async (work, night) => void done.set(work, night),
  }
  const [one, other] = [await nights(7), await nights(7)]
  const made: string[] = []
  const onMade = async (file: string) => void made.push(basename(file))
  const moments = [new Date(2026, 0, 2, 4), new Date(2026, 0, 2, 5), new Date(2026, 0, 3, 4)]
  for (const moment of moments) {
    for (const { options, now } of [one, other].reverse()) {
      now.is = moment
      await makeMissingBackup({ ...options, nights: shared, onMade }, signal)
    }
  }
  assert.equal(made, ['showyard-2026-01-02.tar.gz', 'showyard-2026-01-03.tar.gz'])
  assert.equal(await one.names(), [])
})

test('one that another process is making is left to it', async () => {
  const { options, state } = await nights(7)
  let asked = 0
  let isFree = false
  const claim = async () => {
    asked += 1
    return isFree ? onlyProcess().claim('') : undefined
  }
  use(backUpNightly({ ...options, every: 1, leader: { claim } }))
  await until('some checks', () => asked > 3)
  assert.is(state.writes, 0)
  isFree = true
  await until('the backup', () => state.writes === 1)
})

test.run()
