import * as assert from 'uvu/assert'
import { suite } from '#test'
import { guardBeforeUnload } from '../../../../../../web/features/media/admin/upload-manager/before-unload.ts'
import type { ChosenFile } from '../../../../../../web/features/media/admin/upload-manager/files/chosen-file.ts'
import type { QueueState } from '../../../../../../web/features/media/admin/upload-manager/sending/queue.ts'
import type { Task } from '../../../../../../web/features/media/admin/upload-manager/sending/task.ts'
import { keepAwake } from '../../../../../../web/features/media/admin/upload-manager/sending/wake-lock.ts'
import { observable } from '../../../../../../web/ui/observable.ts'
import { standIn } from '../../../../../support/stand-in.ts'

const test = suite('the page during uploads')

/** How often the page asked that the screen stays on, and gave that back. */
function openPage(visibilityState = 'visible') {
  const counts = { requested: 0, released: 0 }
  const release = async () => {
    counts.released += 1
  }
  const request = async () => {
    counts.requested += 1
    return { release }
  }
  const document = Object.assign(new EventTarget(), { visibilityState })
  standIn('document', document)
  standIn('navigator', { wakeLock: { request } })
  const show = () => {
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { counts, show }
}

const settled = () => new Promise(setImmediate)

function guarded() {
  const window = new EventTarget()
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('removeEventListener', window.removeEventListener.bind(window))
  const { counts } = openPage()
  const state = observable<QueueState>({ tasks: [] })
  const selection = observable<ReadonlyMap<string, ChosenFile>>(new Map())
  guardBeforeUnload(state, selection)
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  /** Whether leaving asks, and the screen stays on. */
  const seen = async () => {
    await settled()
    return [asks(), counts.requested > counts.released]
  }
  return { state, selection, seen }
}

const task = (state: Task['state']) => ({ state }) as Task

test('leaving asks while files are on their way, and the screen stays on', async () => {
  const { state, seen } = guarded()
  state.set({ tasks: [] })
  assert.equal(await seen(), [false, false])
  state.set({ tasks: [task('done'), task('sending')] })
  assert.equal(await seen(), [true, true])
  state.set({ tasks: [task('done'), task('done')] })
  assert.equal(await seen(), [false, false])
})

test('leaving asks while they are halted, and the screen may go off', async () => {
  const { state, seen } = guarded()
  state.set({ tasks: [task('sending')] })
  assert.equal(await seen(), [true, true])
  state.set({ tasks: [task('waiting')], halt: 'paused' })
  assert.equal(await seen(), [true, false])
  state.set({ tasks: [task('waiting')] })
  assert.equal(await seen(), [true, true])
})

test('leaving asks while files are chosen', async () => {
  const { selection, seen } = guarded()
  selection.set(new Map([['a.jpg', {} as ChosenFile]]))
  assert.equal(await seen(), [true, false])
  selection.set(new Map())
  assert.equal(await seen(), [false, false])
})

test('the lock of the screen is requested at once, and released once at the end', async () => {
  const { counts } = openPage()
  const stop = keepAwake()
  await settled()
  assert.equal(counts, { requested: 1, released: 0 })
  stop()
  assert.equal(counts, { requested: 1, released: 1 })
})

test('the lock is requested when the page is visible again, since hiding it ends the lock', async () => {
  const { counts, show } = openPage('hidden')
  const stop = keepAwake()
  await settled()
  assert.is(counts.requested, 0)
  for (const isStopped of [false, true]) {
    if (isStopped) stop()
    show()
    await settled()
    assert.is(counts.requested, 1)
  }
})

test.run()
