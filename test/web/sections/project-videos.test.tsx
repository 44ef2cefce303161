import { flushSync } from 'react-dom'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { usePlaylist } from '../../../web/sections/project-videos/use-playlist.ts'
import { liveHook } from '../../support/live-hook.tsx'
import { standIn } from '../../support/stand-in.ts'
import { countOf, sectionMarkup, slotAt } from '../markup.tsx'

const test = suite('project videos')

const clip = (n: number) => slotAt(`v/${n}.mp4`)
const players = [
  { title: 'Cabins', text: 'Text', category: 'prefab-units' as const, videos: [clip(1)] },
  {
    title: 'Rooms',
    text: 'Text',
    category: 'interior-design' as const,
    videos: [clip(2), clip(3)],
  },
]
const videos = (search = '') =>
  sectionMarkup({ kind: 'project-videos', title: 'Videos', seconds: 8, players }, { search })
const titles = (html: string) => [...html.matchAll(/<h3>(\w+)/g)].map(([, title]) => title)

test('have their order until the gallery selects those of a category, which are then first', async () => {
  assert.equal(titles(await videos()), ['Cabins', 'Rooms'])
  assert.not.match(await videos(), '<li class="card" aria-current')
  assert.match(await videos('section=project-videos'), /<ul><li class="card" aria-current="true">/)
  const chosen = await videos('section=project-videos&category=interior-design')
  assert.equal(titles(chosen), ['Rooms', 'Cabins'])
  assert.match(chosen, /<ul><li class="card" aria-current="true">/)
  assert.is(countOf(chosen, '<li class="card" aria-current'), 1)
  assert.equal(titles(await videos('category=interior-design')), ['Cabins', 'Rooms'])
})

test('a player has controls where it has more than one video', async () => {
  const [cabins = '', rooms = ''] = (await videos()).split('<h3>')
  assert.match(cabins, 'aria-label="Video 1 of 1"')
  assert.not.match(cabins, '<button')
  assert.is(countOf(rooms, '<button'), 3)
  assert.match(rooms, 'aria-label="Rooms, 2 of 2"')
  assert.match(rooms, 'aria-label="Pause videos of Rooms"')
})

test('a player without videos says so', async () => {
  const none = [{ title: 'Desks', text: 'Text', videos: [] }]
  const html = await sectionMarkup({ kind: 'project-videos', title: 'Videos', players: none })
  assert.match(html, 'No videos available')
})

test('a player begins with its first video, of which nothing has been shown', async () => {
  const [, rooms = ''] = (await videos()).split('<h3>')
  const [bar = ''] = /<progress[^>]*>/.exec(rooms) ?? []
  for (const attribute of ['value="0"', 'max="8000"', 'aria-label="Video 1 of 2"']) {
    assert.match(bar, attribute)
  }
  assert.not.match(rooms, 'Next Video')
})

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
