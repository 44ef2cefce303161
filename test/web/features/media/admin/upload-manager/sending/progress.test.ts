import * as assert from 'uvu/assert'
import { suite } from '#test'
import { targetForSlot } from '../../../../../../../web/features/media/admin/upload-manager/placement/name-index.ts'
import {
  createPace,
  progressOf,
  timeLeft,
} from '../../../../../../../web/features/media/admin/upload-manager/sending/progress.ts'
import type { Task } from '../../../../../../../web/features/media/admin/upload-manager/sending/task.ts'
import { summaryOf } from '../../../../../../../web/features/media/admin/upload-manager/summary.ts'
import { file, slot, task } from '../places.ts'

const test = suite('progress of uploads')

function sized(more: Partial<Task> & { size?: number }): Task {
  const { size = 100, state = 'waiting', ...rest } = more
  const unsent = { file: file('a.jpg', { size }), bytes: size, sent: 0, isPrepared: false }
  return task(state, { ...unsent, ...rest })
}

test('progress counts bytes, and finished and failed files', () => {
  const done = sized({ state: 'done', isPrepared: true, sent: 100 })
  const half = sized({ state: 'sending', isPrepared: true, sent: 50 })
  const failed = sized({ state: 'failed', isPrepared: true })
  const { files, share, remainingBytes: left } = progressOf([done, half, failed])
  assert.equal(files, { done: 1, failed: 1, all: 3 })
  assert.is(left, 50)
  assert.is(Math.round(600 * share), 500)
})

test('progress estimates photos not yet scaled down by those that are', () => {
  const small = sized({ size: 1000, bytes: 100, state: 'done', isPrepared: true, sent: 100 })
  assert.is(progressOf([small, sized({ size: 1000 })]).remainingBytes, 100)
})

test('progress ignores files that the browser adds automatically', () => {
  assert.equal(progressOf([sized({ isExtra: true })]).files, { done: 0, failed: 0, all: 0 })
})

test('a pace estimates the time left by the rate of the last half minute', () => {
  let now = 0
  const pace = createPace(() => now)
  assert.is(pace.secondsFor(1000), undefined)
  now = 10_000
  assert.is(pace.secondsFor(500), 10)
  now = 11_000
  assert.is(pace.secondsFor(5000), undefined, 'another run')
})

test('progress counts a video with its own size, however much photos shrink', () => {
  const small = sized({ size: 1000, bytes: 100, state: 'done', isPrepared: true, sent: 100 })
  const target = targetForSlot(slot('a.mp4'))
  assert.is(progressOf([small, sized({ size: 1000, target })]).remainingBytes, 1000)
  const video = sized({ target, bytes: 500, state: 'done', isPrepared: true, sent: 500 })
  assert.is(progressOf([video, sized({ size: 1000 })]).remainingBytes, 1000)
})

test('progress is complete where nothing is to be sent, and a file sent beyond its size is', () => {
  assert.equal(progressOf([]), {
    files: { done: 0, failed: 0, all: 0 },
    share: 1,
    remainingBytes: 0,
  })
  assert.is(
    progressOf([sized({ isPrepared: true, state: 'sending', sent: 120 })]).remainingBytes,
    0,
  )
})

test('a pace tells the time left from two seconds on, and while something moves', () => {
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

test('a pace tells no time while nothing has moved for half a minute', () => {
  let now = 0
  const pace = createPace(() => now)
  pace.secondsFor(1000)
  for (now = 1000; now <= 30_000; now += 1000) pace.secondsFor(500)
  assert.is(pace.secondsFor(500), undefined)
})

test('a pace begins anew where there is more to do than before', () => {
  let now = 0
  const pace = createPace(() => now)
  pace.secondsFor(1000)
  now = 10_000
  pace.secondsFor(5000)
  now = 20_000
  assert.is(pace.secondsFor(4000), 40)
})

test('the time left is in words', () => {
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
  for (const [uploaded, failed, title] of [
    [3, 0, 'Upload Complete'],
    [2, 1, 'Upload Failed'],
  ] as const) {
    const summary = summaryOf({ uploaded, failed })
    const sentence = `${uploaded} files uploaded successfully. ${failed} failed.`
    assert.equal([summary.title, summary.description], [title, sentence])
    assert.is(Boolean(summary.isDestructive), failed > 0)
  }
})

test.run()
