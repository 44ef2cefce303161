import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { SectionSource } from '../../web/sections/schemas.ts'
import { renderSection } from './render-section.ts'

const empty = suite('empty states')

const cases: [name: string, section: SectionSource, says: string][] = [
  [
    'a hero whose slides are gone',
    { kind: 'hero', title: 'T', text: 'T', slides: [] },
    'No hero content available',
  ],
  [
    'a portfolio without pictures',
    { kind: 'portfolio', title: 'T', items: [] },
    'No images available',
  ],
  [
    'a player without videos',
    { kind: 'project-videos', title: 'T', players: [{ title: 'P', text: 'T', videos: [] }] },
    'No videos available',
  ],
]

for (const [name, section, says] of cases) {
  empty(`${name} has a note`, async () => {
    assert.match(await renderSection(section), says)
  })
}

empty('a hero with text only has no note about images', async () => {
  const html = await renderSection({ kind: 'hero', title: 'T', text: 'T' })
  assert.not.match(html, 'No hero content')
  assert.not.match(html, 'hero-slides')
})

empty.run()
