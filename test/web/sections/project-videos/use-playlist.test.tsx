import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { usePlaylist } from '../../../../web/sections/project-videos/use-playlist.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { standIn } from '../../../support/stand-in.ts'

const test = suite('playlist of videos')

interface Timer {
  run: () => void
  after: number
}

/** A playlist in view, whose timers run when the test says so. */
function playlist(count: number, seconds: number) {
  const timers = new Map<object, Timer>()
  const begin = (run: () => void, after: number) => {
    const id = {}
    timers.set(id, { run, after })
    return id
  }
  const end = (id: object) => timers.delete(id)
  standIn('matchMedia', () => new EventTarget())
  standIn('navigator', {})
  const documentElement = { dataset: {} }
  standIn('document', Object.assign(new EventTarget(), { hidden: false, documentElement }))
  let comes: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  standIn(
    'IntersectionObserver',
    class {
      constructor(seen: typeof comes) {
        comes = seen
      }
      observe() {}
      disconnect() {}
    },
  )
  const frame = { current: {} as Element }
  const live = liveHook(() => usePlaylist(frame, count, seconds))
  for (const kind of ['Interval', 'Timeout']) {
    standIn(`set${kind}`, begin)
    standIn(`clear${kind}`, end)
  }
  const see = (isIntersecting: boolean) => flushSync(() => comes([{ isIntersecting }]))
  /** What is waited for, and then over. */
  const wait = (times = 1) => {
    for (let i = 0; i < times; i++) for (const { run } of [...timers.values()]) flushSync(run)
  }
  return { live, see, wait, waitsFor: () => [...timers.values()].map(({ after }) => after) }
}

const stateOf = ({ index, elapsed, isBetween, isRunning }: ReturnType<typeof usePlaylist>) =>
  `${index} ${elapsed} ${isRunning ? 'running' : 'still'}${isBetween ? ' between' : ''}`

test('shows each video for its time, with a pause, and begins again', () => {
  const { live, see, wait, waitsFor } = playlist(2, 0.3)
  assert.equal([stateOf(live.now), waitsFor()], ['0 0 still', []])
  see(true)
  assert.equal([stateOf(live.now), waitsFor()], ['0 0 running', [100]])
  wait(2)
  assert.is(stateOf(live.now), '0 200 running')
  wait()
  assert.equal([stateOf(live.now), waitsFor()], ['0 300 running between', [500]])
  wait()
  assert.equal([stateOf(live.now), waitsFor()], ['1 0 running', [100]])
  wait(4)
  assert.is(stateOf(live.now), '0 0 running')
})

test('goes on with a single video without a pause', () => {
  const { live, see, wait, waitsFor } = playlist(1, 0.2)
  see(true)
  wait(3)
  assert.equal([stateOf(live.now), waitsFor()], ['0 300 running', [100]])
})

test('waits out of view and while paused, also between two videos', () => {
  const { live, see, wait, waitsFor } = playlist(3, 0.1)
  see(true)
  wait()
  assert.is(stateOf(live.now), '0 100 running between')
  see(false)
  assert.equal([stateOf(live.now), waitsFor()], ['0 100 still between', []])
  see(true)
  flushSync(() => live.now.togglePause())
  assert.equal([live.now.isPaused, waitsFor()], [true, []])
  flushSync(() => live.now.togglePause())
  wait()
  assert.is(stateOf(live.now), '1 0 running')
  flushSync(() => live.now.show(3))
  assert.is(live.now.index, 0)
})

test.run()
