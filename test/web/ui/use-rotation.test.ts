import { mock } from 'node:test'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { useAutoplayAllowed } from '../../../web/ui/use-autoplay-allowed.ts'
import { useDataSaver } from '../../../web/ui/use-data-saver.ts'
import { useRotation } from '../../../web/ui/use-rotation.ts'
import { liveHook } from '../../support/live-hook.tsx'
import { returnOf } from '../../support/rendered.tsx'
import { standIn } from '../../support/stand-in.ts'

const test = suite('slides that change by themselves')

/** A page with settings of the visitor, and an element that comes into view. */
function openPage() {
  const media: Record<string, EventTarget & { matches: boolean }> = {}
  const matchMedia = (query: string) =>
    (media[query] ??= Object.assign(new EventTarget(), { matches: false }))
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { dataset: {} },
  })
  const connection = Object.assign(new EventTarget(), { saveData: false, effectiveType: '4g' })
  standIn('matchMedia', matchMedia)
  standIn('document', document)
  standIn('navigator', { connection })
  let tell = (_: boolean | undefined) => {}
  const watched: unknown[] = []
  standIn(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        tell = isIntersecting =>
          told(isIntersecting === undefined ? [] : [{ isIntersecting: false }, { isIntersecting }])
      }
      observe(element: unknown) {
        watched.push(element)
      }
      disconnect() {
        watched.pop()
      }
    },
  )
  const frame = { current: {} as Element }
  return {
    ...{ document, connection, frame, watched },
    reduceMotion(matches: boolean) {
      const query = matchMedia('(prefers-reduced-motion: reduce)')
      query.matches = matches
      query.dispatchEvent(new Event('change'))
    },
    show: (isInView?: boolean) => tell(isInView),
  }
}

test('they may move in view of a visible page, unless less motion or data is wanted', () => {
  const { frame, watched, show, document, connection, reduceMotion } = openPage()
  const hook = liveHook(() => useAutoplayAllowed(frame))
  assert.equal([hook.now, watched], [false, [frame.current]])
  show(true)
  assert.is(hook.now, true)
  const hide = (hidden: boolean) => {
    document.hidden = hidden
    document.dispatchEvent(new Event('visibilitychange'))
    return hook.now
  }
  assert.equal([hide(true), hide(false)], [false, true])
  reduceMotion(true)
  assert.is(hook.now, false)
  reduceMotion(false)
  assert.is(hook.now, true)
  connection.saveData = true
  assert.is(hide(false), false)
  connection.saveData = false
  show(true)
  assert.is(hook.now, true)
  show()
  assert.is(hook.now, false)
})

test('a clip plays on a press where data is saved, the line is slow or less motion is wanted', () => {
  const { connection, reduceMotion } = openPage()
  assert.is(returnOf(useDataSaver), false)
  const hook = liveHook(useDataSaver)
  const lineOf = (effectiveType: string, saveData = false) => {
    Object.assign(connection, { effectiveType, saveData })
    connection.dispatchEvent(new Event('change'))
    return hook.now
  }
  assert.equal(
    ['4g', 'slow-2g', '2g', '3g'].map(line => lineOf(line)),
    [false, true, true, true],
  )
  assert.is(lineOf('4g', true), true)
  assert.is(lineOf('4g'), false)
  reduceMotion(true)
  assert.is(hook.now, true)
})

test('a browser that does not tell of its line plays', () => {
  openPage()
  standIn('navigator', {})
  assert.is(liveHook(useDataSaver).now, false)
})

/** Slides that are in view, each for its seconds. */
function slides(seconds: number[], late?: number) {
  const page = openPage()
  mock.timers.enable({ apis: ['setTimeout'] })
  use(() => mock.timers.reset())
  const hook = liveHook(() =>
    useRotation(page.frame, seconds.length, index => seconds[index] as number, late),
  )
  page.show(true)
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      assert.ok(hook.now)
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  return {
    hook,
    page,
    settle,
    after: async (milliseconds: number) => {
      await settle()
      mock.timers.tick(milliseconds)
      await settle()
      return [hook.now.index, hook.now.reached]
    },
  }
}

test('each stays for its time, and the next is loaded five seconds before it is shown', async () => {
  const { after, hook } = slides([7, 6])
  assert.equal(await after(0), [0, 0])
  assert.is(hook.now.isRunning, true)
  assert.equal(await after(1999), [0, 0])
  assert.equal(await after(1), [0, 1])
  assert.equal(await after(4999), [0, 1])
  assert.equal(await after(1), [1, 1])
  assert.equal(await after(5999), [1, 1])
  assert.equal(await after(1), [0, 1])
  assert.equal(await after(7000), [1, 1])
})

test('the next of a short one is loaded at once, and the first change may come later', async () => {
  const { after } = slides([2, 2, 2], 3)
  assert.equal(await after(0), [0, 1])
  assert.equal(await after(4999), [0, 1])
  assert.equal(await after(1), [1, 2])
  assert.equal(await after(2000), [2, 2])
})

test('a single one stays, and so do they while paused', async () => {
  const one = slides([2])
  assert.equal(await one.after(9000), [0, 0])
  mock.timers.reset()
  const { hook, after } = slides([2, 2])
  hook.now.togglePause()
  assert.equal([hook.now.isPaused, hook.now.isRunning], [true, false])
  assert.is((await after(9000))[0], 0)
  hook.now.togglePause()
  assert.equal([hook.now.isPaused, hook.now.isRunning], [false, true])
  await after(0)
  assert.equal(await after(2000), [1, 1])
})

test('buttons go round in both directions', () => {
  const { hook } = slides([9, 9, 9])
  const at = () => [hook.now.index, hook.now.reached]
  hook.now.previous()
  assert.equal(at(), [2, 2])
  hook.now.next()
  assert.equal(at(), [0, 2])
  hook.now.next()
  assert.equal(at(), [1, 2])
  hook.now.show(0)
  assert.equal(at(), [0, 2])
})

test.run()
