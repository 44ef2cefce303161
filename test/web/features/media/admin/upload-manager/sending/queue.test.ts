import * as assert from 'uvu/assert'
import { suite } from '#test'
import { targetForSlot } from '../../../../../../../web/features/media/admin/upload-manager/placement/name-index.ts'
import {
  errorFor,
  NetworkError,
  RejectedError,
  SlotChangedError,
  UnauthorizedError,
} from '../../../../../../../web/features/media/admin/upload-manager/sending/faults.ts'
import { createQueue } from '../../../../../../../web/features/media/admin/upload-manager/sending/queue.ts'
import type {
  Receipt,
  Sending,
  UploadRequest,
} from '../../../../../../../web/features/media/admin/upload-manager/sending/send.ts'
import { file, slot } from '../places.ts'

const test = suite('upload queue')

const work = (path: string) => ({ file: file(path), target: targetForSlot(slot(path)) })

interface UnderWay {
  path: string
  request: UploadRequest
  sending: Sending
  answer(receipt?: Receipt): void
  fail(fault: Error): void
}

const uploaded: Receipt = { status: 'uploaded', size: 10, version: 'v1' }

/** A queue whose uploads are ended by the test. */
function open() {
  const sent: UnderWay[] = []
  const told: string[] = []
  const waits: (() => void)[] = []
  const discarded = new Error('discarded')
  const queue = createQueue({
    discarded,
    prepare: async file => ({ bytes: await file.read(), content: { id: 'sum', bytes: 10 } }),
    send: (request: UploadRequest, sending: Sending) =>
      new Promise((resolve, reject) => {
        sending.signal.addEventListener('abort', () => reject(sending.signal.reason))
        const answer = (receipt = uploaded) => resolve(receipt)
        sent.push({ path: request.path, request, sending, answer, fail: reject })
      }),
    untilOnline: (_tries, signal) =>
      new Promise((resolve, reject) => {
        waits.push(resolve)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    onDone: ({ target }) => told.push(`done ${target.path}`),
    onFailed: ({ target, fault }) => told.push(`failed ${target.path}: ${fault}`),
    onSignedOut: () => told.push('signed out'),
    onIdle: ({ uploaded, failed }) => told.push(`idle ${uploaded} ${failed}`),
  })
  const states = () => queue.state.value.tasks.map(({ target, state }) => `${target.path} ${state}`)
  return { queue, sent, told, waits, states, discarded }
}

/** Resolves after pending promises have settled. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise(resolve => setImmediate(resolve))
}

test('the queue sends two files at a time, in order, and reports the result', async () => {
  const { queue, sent, told, states } = open()
  queue.add(['a', 'b', 'c'].map(work))
  await settled()
  assert.equal(states(), ['a sending', 'b sending', 'c waiting'])
  sent[0]?.answer()
  await settled()
  assert.equal(states(), ['a done', 'b sending', 'c sending'])
  sent[1]?.fail(new RejectedError('no JPEG'))
  sent[2]?.answer()
  await settled()
  assert.equal(told, ['done a', 'failed b: no JPEG', 'done c', 'idle 2 1'])
})

test('a request names the version of the place as it was listed, and the content of the chosen file', async () => {
  const { queue, sent } = open()
  const { file, target } = work('a')
  const slot = { ...target.slot, present: true, version: 'v1' }
  queue.add([work('b'), { file, target: { ...target, slot } }])
  await settled()
  const named = sent.map(({ request }) => [request.path, request.ifVersion, request.content?.id])
  assert.equal(named.sort(), [
    ['a', 'v1', 'sum'],
    ['b', '', 'sum'],
  ])
})

test('an automatic poster goes over any version', async () => {
  const { queue, sent } = open()
  queue.add([work('a')], true)
  await settled()
  assert.is(sent[0]?.request.ifVersion, undefined)
})

test('over a changed place nothing is sent again until a person decides', async () => {
  const { queue, sent, states, told } = open()
  queue.add(['a', 'b'].map(work))
  await settled()
  for (const { path, fail } of [...sent]) {
    const slot = { ...work(path).target.slot, present: true, version: 'theirs' }
    fail(new SlotChangedError('changed', slot))
  }
  await settled()
  assert.equal(states(), ['a failed', 'b failed'])
  queue.retryFailed()
  await settled()
  assert.is(sent.length, 2)
  const [a, b] = queue.state.value.tasks.map(({ id }) => id)
  queue.settle(new Set([a as number]), 'own')
  assert.equal(queue.state.value.tasks[0]?.sent, 0)
  queue.settle(new Set([b as number]), 'theirs')
  await settled()
  assert.equal([sent[2]?.path, sent[2]?.request.ifVersion], ['a', 'theirs'])
  sent[2]?.answer()
  await settled()
  assert.equal(states(), ['a done'])
  assert.is(told.at(-1), 'idle 1 0')
})

test('a decision does not touch files whose place is unchanged', async () => {
  const { queue, states } = open()
  queue.add([work('a')])
  await settled()
  queue.settle(new Set(queue.state.value.tasks.map(({ id }) => id)), 'theirs')
  assert.equal(states(), ['a sending'])
})

test('the queue reports the progress of each file', async () => {
  const { queue, sent } = open()
  queue.add([work('a')])
  await settled()
  sent[0]?.sending.onProgress(4)
  assert.is(queue.state.value.tasks[0]?.sent, 4)
})

test('a network error fails no file: it is sent again once online', async () => {
  const { queue, sent, waits, states, told } = open()
  queue.add([work('a')])
  await settled()
  sent[0]?.fail(new NetworkError('lost'))
  await settled()
  assert.equal(states(), ['a offline'])
  waits[0]?.()
  await settled()
  assert.is(sent.length, 2)
  sent[1]?.answer()
  await settled()
  assert.equal(told, ['done a', 'idle 1 0'])
})

test('a 503 or 429 waits with its message, and a file that does not fit fails alone', async () => {
  const { queue, sent, waits, states, told } = open()
  const faultOfTask = () => queue.state.value.tasks[0]?.fault
  const said = (status: number, error: string) =>
    errorFor(status, JSON.stringify({ error })) ?? new Error('none')
  queue.add(['a', 'b', 'c'].map(work))
  await settled()
  for (const [times, status] of [503, 429].entries()) {
    sent.findLast(({ path }) => path === 'a')?.fail(said(status, `${status}: try later`))
    await settled()
    assert.equal([states()[0], faultOfTask()], ['a offline', `${status}: try later`])
    waits[times]?.()
    await settled()
  }
  sent.findLast(({ path }) => path === 'a')?.fail(new NetworkError('lost'))
  await settled()
  assert.equal([states()[0], faultOfTask()], ['a offline', undefined])
  sent[1]?.fail(said(507, 'The disk is almost full'))
  await settled()
  assert.equal(states(), ['a offline', 'b failed', 'c sending'])
  assert.equal(told, ['failed b: The disk is almost full'])
  queue.retryFailed()
  await settled()
  assert.equal(states(), ['a offline', 'b waiting', 'c sending'])
})

test('pausing aborts running uploads, and resuming starts with them', async () => {
  const { queue, sent, states } = open()
  queue.add(['a', 'b', 'c'].map(work))
  await settled()
  queue.pause()
  await settled()
  assert.equal(states(), ['a waiting', 'b waiting', 'c waiting'])
  assert.ok(sent.every(({ sending }) => sending.signal.aborted))
  queue.resume()
  await settled()
  assert.equal(states(), ['a sending', 'b sending', 'c waiting'])
})

test('an ended session stops everything, is reported once and loses nothing', async () => {
  const { queue, sent, states, told } = open()
  queue.add(['a', 'b', 'c'].map(work))
  await settled()
  sent[0]?.fail(new UnauthorizedError('no'))
  sent[1]?.fail(new UnauthorizedError('no'))
  await settled()
  assert.equal(told, ['signed out'])
  assert.equal(states(), ['a waiting', 'b waiting', 'c waiting'])
  queue.resume()
  await settled()
  for (let next = 2; next < sent.length; next++) {
    sent[next]?.answer()
    await settled()
  }
  assert.is(told.at(-1), 'idle 3 0')
})

test('cancelling deletes partial uploads on the server; one file, or all', async () => {
  const { queue, sent, states, discarded, told } = open()
  queue.add(['a', 'b', 'c'].map(work))
  await settled()
  queue.cancel(queue.state.value.tasks[0]?.id)
  await settled()
  assert.equal(states(), ['b sending', 'c sending'])
  assert.is(sent[0]?.sending.signal.reason, discarded)
  queue.cancel()
  await settled()
  assert.equal(states(), [])
  assert.equal(told, [], 'nothing was uploaded, nothing failed')
})

test('failed files are retried on request, and counted again', async () => {
  const { queue, sent, told } = open()
  queue.add([work('a')])
  await settled()
  sent[0]?.fail(new RejectedError('disk full'))
  await settled()
  queue.retryFailed()
  await settled()
  sent[1]?.answer()
  await settled()
  assert.equal(told, ['failed a: disk full', 'idle 0 1', 'done a', 'idle 1 0'])
})

test('another file for a slot replaces the one that waits for it', async () => {
  const { queue, states } = open()
  queue.pause()
  queue.add([work('a'), work('b')])
  queue.add([work('a')])
  assert.equal(states(), ['b waiting', 'a waiting'])
})

test('another file for a slot that is being sent to waits behind it', async () => {
  const { queue, sent, states, told } = open()
  queue.add([work('a')])
  await settled()
  queue.add([work('a')])
  await settled()
  assert.is(states()[0], 'a sending', 'what is under way is not forgotten')
  assert.is(states().length, 2)
  for (let next = 0; next < sent.length; next++) {
    sent[next]?.answer()
    await settled()
  }
  assert.equal(told, ['done a', 'done a', 'idle 2 0'])
})

test('files that the browser adds automatically are not counted', async () => {
  const { queue, sent, told } = open()
  queue.add([work('x.poster.jpg')], true)
  await settled()
  sent[0]?.answer()
  await settled()
  assert.equal(told, ['done x.poster.jpg'])
})

test.run()
