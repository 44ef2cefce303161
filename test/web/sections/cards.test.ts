import * as assert from 'uvu/assert'
import { suite } from '#test'
import { countOf, sectionMarkup, slotAt } from '../markup.tsx'

const test = suite('cards')

const bare = { title: 'Cabins', text: 'Ready in a week' }

/** The HTML of one card with these fields. */
const card = (fields: object) =>
  sectionMarkup({ kind: 'cards', title: 'Offers', cards: [{ ...bare, ...fields }] })

test('have nothing of what their content leaves out', async () => {
  const html = await card({})
  assert.match(html, '<h3>Cabins</h3><p>Ready in a week</p>')
  for (const part of ['carousel', '<ul class="points"', '<a ', '<button']) {
    assert.not.match(html, part)
  }
})

test('show each part that their content has', async () => {
  const html = await card({
    points: ['Insulated'],
    images: [slotAt('a/1.jpg')],
    href: '/cabins',
    action: { label: 'Learn More', href: '/cabins/all' },
  })
  assert.match(html, '<li>Insulated</li>')
  assert.match(html, 'src="/uploads/a/1.jpg?v=1"')
  assert.match(html, '<h3><a href="/cabins">Cabins</a></h3>')
  assert.match(html, /<a href="\/cabins\/all"[^>]*>Learn More<span[^>]*>: Cabins<\/span><\/a>/)
})

test('have images that are as wide as their columns: three for 3, 5 and 6 cards, else two', async () => {
  for (const count of [2, 3, 4, 5, 6, 7]) {
    const width = [3, 5, 6].includes(count) ? 413 : 620
    const others = Array.from({ length: count - 1 }, (_, n) => ({ ...bare, title: `Card ${n}` }))
    const cards = [{ ...bare, images: [slotAt('a/1.jpg')] }, ...others]
    const html = await sectionMarkup(
      { kind: 'cards', title: 'Offers', cards },
      { media: { 'a/1.jpg': { kind: 'photo', width: 700 } } },
    )
    const sizes = `sizes="(min-width: 1320px) ${width}px, (min-width: 960px) `
    assert.is(countOf(html, sizes), 1, `${count} cards`)
    assert.match(html, '(min-width: 640px) 46vw, 91vw"')
  }
})

test('are at least one', async () => {
  const none = await sectionMarkup({ kind: 'cards', title: 'Offers', cards: [] }).catch(String)
  assert.match(none, /too_small/)
})

test.run()
