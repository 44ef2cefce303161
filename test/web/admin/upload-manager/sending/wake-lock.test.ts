import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { keepAwake } from '../../../../../web/admin/upload-manager/sending/wake-lock.ts'

const test = suite('screen that stays on during uploads')

/** A page in this state, and how often it asked for the lock and gave it back. */
function openPage(visibilityState: 'visible' | 'hidden') {
  const counts = { requested: 0, released: 0 }
  const request = async () => {
    counts.requested += 1
    const release = async () => {
      counts.released += 1
    }
    return { release }
  }
  const document = Object.assign(new EventTarget(), { visibilityState })
  setGlobal('document', document)
  setGlobal('navigator', { wakeLock: { request } })
  const turn = (state: 'visible' | 'hidden') => {
    document.visibilityState = state
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { counts, turn }
}

function setGlobal(name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)
  Object.defineProperty(globalThis, name, { value, configurable: true })
  use(() => {
    if (before) Object.defineProperty(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  })
}

const settled = () => new Promise(setImmediate)

test('is requested at once where the page is visible, and released at the end', async () => {
  const { counts } = openPage('visible')
  const stop = keepAwake()
  await settled()
  assert.equal(counts, { requested: 1, released: 0 })
  stop()
  assert.equal(counts, { requested: 1, released: 1 })
})

test('is requested again when the page is visible again, since hiding it ends the lock', async () => {
  const { counts, turn } = openPage('hidden')
  const stop = keepAwake()
  await settled()
  assert.is(counts.requested, 0)
  turn('visible')
  await settled()
  assert.is(counts.requested, 1)
  stop()
  turn('visible')
  await settled()
  assert.is(counts.requested, 1)
})

test.run()
