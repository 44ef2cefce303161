import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  createPace,
  progressOf,
  timeLeft,
} from '../../../../../web/admin/upload-manager/sending/progress.ts'
import type { Task } from '../../../../../web/admin/upload-manager/sending/task.ts'
import { summaryOf } from '../../../../../web/admin/upload-manager/summary.ts'

const test = suite('progress of uploads')

function task(more: Partial<Task> & { size?: number }): Task {
  const { size = 100, ...rest } = more
  const slot = { path: 'a.jpg', fileName: 'a.jpg', kind: 'image', present: false } as const
  return {
    id: 1,
    file: { path: 'a.jpg', name: 'a.jpg', size, changedAt: 0, read: async () => new Blob() },
    target: { slot, path: 'a.jpg', kind: 'image', isPresent: false },
    state: 'waiting',
    bytes: size,
    sent: 0,
    isPrepared: false,
    isExtra: false,
    ...rest,
  }
}

test('counts bytes, and finished and failed files', () => {
  const done = task({ state: 'done', isPrepared: true, sent: 100 })
  const half = task({ state: 'sending', isPrepared: true, sent: 50 })
  const failed = task({ state: 'failed', isPrepared: true })
  const { files, share, left } = progressOf([done, half, failed])
  assert.equal(files, { done: 1, failed: 1, all: 3 })
  assert.is(left, 50)
  assert.is(Math.round(600 * share), 500)
})

test('estimates photos not yet scaled down by those that are', () => {
  const small = task({ size: 1000, bytes: 100, state: 'done', isPrepared: true, sent: 100 })
  assert.is(progressOf([small, task({ size: 1000 })]).left, 100)
})

test('ignores files that the browser adds automatically', () => {
  assert.equal(progressOf([task({ isExtra: true })]).files, { done: 0, failed: 0, all: 0 })
})

test('estimates the time left by the rate of the last half minute', () => {
  let now = 0
  const pace = createPace(() => now)
  assert.is(pace.secondsFor(1000), undefined)
  now = 10_000
  assert.is(pace.secondsFor(500), 10)
  now = 11_000
  assert.is(pace.secondsFor(5000), undefined, 'another run')
})

test('counts a video with its own size, however much photos shrink', () => {
  const small = task({ size: 1000, bytes: 100, state: 'done', isPrepared: true, sent: 100 })
  const slot = { path: 'a.mp4', fileName: 'a.mp4', kind: 'video', present: false } as const
  const target = { slot, path: 'a.mp4', kind: 'video', isPresent: false } as const
  assert.is(progressOf([small, task({ size: 1000, target })]).left, 1000)
  const video = task({ target, bytes: 500, state: 'done', isPrepared: true, sent: 500 })
  assert.is(progressOf([video, task({ size: 1000 })]).left, 1000)
})

test('is complete where nothing is to be sent, and a file sent beyond its size is', () => {
  assert.equal(progressOf([]), { files: { done: 0, failed: 0, all: 0 }, share: 1, left: 0 })
  assert.is(progressOf([task({ isPrepared: true, state: 'sending', sent: 120 })]).left, 0)
})

test('tells the time left from two seconds on, and while something moves', () => {
  let now = 0
  const pace = createPace(() => now)
  const at = (time: number, left: number) => {
    now = time
    return pace.secondsFor(left)
  }
  assert.is(at(0, 1000), undefined)
  assert.is(at(1999, 500), undefined)
  assert.is(at(2000, 500), 2)
  assert.is(at(4000, 500), 4)
  assert.is(at(5000, 0), 0)
})

test('tells no time while nothing has moved for half a minute', () => {
  let now = 0
  const pace = createPace(() => now)
  pace.secondsFor(1000)
  for (now = 1000; now <= 30_000; now += 1000) pace.secondsFor(500)
  assert.is(pace.secondsFor(500), undefined)
})

test('begins anew where there is more to do than before', () => {
  let now = 0
  const pace = createPace(() => now)
  pace.secondsFor(1000)
  now = 10_000
  pace.secondsFor(5000)
  now = 20_000
  assert.is(pace.secondsFor(4000), 40)
})

test('formats times in words', () => {
  assert.equal([29, 30, 60, 90, 720, 89 * 60, 90 * 60, 7200].map(timeLeft), [
    'less than a minute left',
    'about 1 minute left',
    'about 1 minute left',
    'about 2 minutes left',
    'about 12 minutes left',
    'about 89 minutes left',
    'about 2 hours left',
    'about 2 hours left',
  ])
})

test('the summary counts both, and is a warning where one failed', () => {
  const good = summaryOf({ uploaded: 3, failed: 0 })
  assert.is(good.title, 'Upload Complete')
  assert.is(good.description, '3 files uploaded successfully. 0 failed.')
  assert.not.ok(good.isDestructive)
  const bad = summaryOf({ uploaded: 2, failed: 1 })
  assert.is(bad.title, 'Upload Failed')
  assert.is(bad.description, '2 files uploaded successfully. 1 failed.')
  assert.ok(bad.isDestructive)
})

test.run()
