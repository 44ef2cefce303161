import * as assert from 'uvu/assert'
import { suite } from '#test'
import { newSlot } from '../../../../../web/admin/pages/editor/new-slot.ts'

const test = suite('new picture of a page')

const slot = (kind: string, family: string, more = {}) => ({
  ...{ path: `p/${family}.jpg`, kind, alt: '', family, shape: 'square' },
  ...more,
})
const page = (...sections: object[]) => ({ path: '/about', name: 'About', sections }) as never
const made = (source: never, kind: 'image' | 'video', at: string) => {
  const { path, ...others } = newSlot(source, kind, at)
  assert.match(path, kind === 'image' ? /\.jpg$/ : /\.mp4$/)
  return others
}

test('is drawn like one of its kind in its section, before one of the page', () => {
  const source = page(
    { kind: 'cards', cards: [{ media: slot('image', 'house') }, 'text', null] },
    { kind: 'prose', media: [slot('video', 'gate'), slot('image', 'desk', { traits: ['oak'] })] },
  )
  assert.equal(made(source, 'image', 'sections.1.media'), {
    ...{ kind: 'image', alt: '', family: 'desk', shape: 'square', traits: ['oak'] },
  })
  assert.is(made(source, 'video', 'sections.0.media').family, 'gate')
  assert.is(made(source, 'image', 'media').family, 'house')
})

test('is drawn like one of another kind where there is none, and as a workshop on an empty page', () => {
  const films = page({ kind: 'prose', media: slot('video', 'gate') })
  assert.is(made(films, 'image', 'sections.0.media').family, 'gate')
  assert.equal(made(page({ kind: 'prose' }), 'image', 'sections.0.media'), {
    ...{ kind: 'image', alt: '', family: 'workshop', shape: 'landscape' },
  })
})

test('has the next number of its family where that of its model has one', () => {
  const source = page({ kind: 'cards', media: [slot('image', 'desk', { seed: 4 })] })
  const { seed } = made(source, 'image', 'sections.0.media')
  assert.ok(typeof seed === 'number' && seed !== 4)
})

test.run()
