import * as assert from 'uvu/assert'
import { suite } from '#test'
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

test('a player begins with its first video, of which nothing has been shown', async () => {
  const [, rooms = ''] = (await videos()).split('<h3>')
  const [bar = ''] = /<progress[^>]*>/.exec(rooms) ?? []
  for (const attribute of ['value="0"', 'max="8000"', 'aria-label="Video 1 of 2"']) {
    assert.match(bar, attribute)
  }
  assert.not.match(rooms, 'Next Video')
})

test.run()
