import * as assert from 'uvu/assert'
import { suite } from '#test'
import { guardBeforeUnload } from '../../../../web/admin/upload-manager/before-unload.ts'
import type { ChosenFile } from '../../../../web/admin/upload-manager/files/chosen-file.ts'
import type { QueueState } from '../../../../web/admin/upload-manager/sending/queue.ts'
import type { Task } from '../../../../web/admin/upload-manager/sending/task.ts'
import { observable } from '../../../../web/ui/observable.ts'
import { standIn } from '../../../support/stand-in.ts'

const test = suite('leaving the page during uploads')

function guarded() {
  const window = new EventTarget()
  const locks = { held: 0 }
  standIn('addEventListener', window.addEventListener.bind(window))
  standIn('removeEventListener', window.removeEventListener.bind(window))
  standIn('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  const request = async () => {
    locks.held += 1
    const release = async () => {
      locks.held -= 1
    }
    return { release }
  }
  standIn('navigator', { wakeLock: { request } })
  const state = observable<QueueState>({ tasks: [] })
  const selection = observable<ReadonlyMap<string, ChosenFile>>(new Map())
  guardBeforeUnload(state, selection)
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  /** Whether leaving asks, and the screen stays on. */
  const seen = async () => {
    await new Promise(setImmediate)
    return [asks(), locks.held > 0]
  }
  return { state, selection, seen }
}

const task = (state: Task['state']) => ({ state }) as Task

test('asks while files are on their way, and the screen stays on', async () => {
  const { state, seen } = guarded()
  state.set({ tasks: [] })
  assert.equal(await seen(), [false, false])
  state.set({ tasks: [task('done'), task('sending')] })
  assert.equal(await seen(), [true, true])
  state.set({ tasks: [task('done'), task('done')] })
  assert.equal(await seen(), [false, false])
})

test('asks while they are halted, and the screen may go off', async () => {
  const { state, seen } = guarded()
  state.set({ tasks: [task('sending')] })
  assert.equal(await seen(), [true, true])
  state.set({ tasks: [task('waiting')], halt: 'paused' })
  assert.equal(await seen(), [true, false])
  state.set({ tasks: [task('waiting')] })
  assert.equal(await seen(), [true, true])
})

test('asks while files are chosen', async () => {
  const { selection, seen } = guarded()
  selection.set(new Map([['a.jpg', {} as ChosenFile]]))
  assert.equal(await seen(), [true, false])
  selection.set(new Map())
  assert.equal(await seen(), [false, false])
})

test.run()
