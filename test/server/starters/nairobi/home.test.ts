import * as assert from 'uvu/assert'
import { suite } from '#test'
import { home as source } from '../../../../server/starters/nairobi/home.ts'
import { parsePage } from '../../../../server/starters/parse-page.ts'

const test = suite('home page')

const home = parsePage(source)
const looks = new Map(home.slots.map(slot => [slot.path, slot]))

test('shows six different works of each service, of at least three families', () => {
  const portfolios = home.sections.filter(section => section.kind === 'portfolio')
  assert.is(portfolios.length, 3)
  for (const { title, items } of portfolios) {
    const drawn = items.map(({ media }) => looks.get(media))
    assert.is(new Set(drawn.map(slot => `${slot?.family} ${slot?.traits}`)).size, 6, title)
    assert.ok(new Set(drawn.map(slot => slot?.family)).size >= 3, title)
  }
})

test('shows three families in the pictures of each service’s card', () => {
  const cards = home.sections.flatMap(section => (section.kind === 'cards' ? section.cards : []))
  assert.is(cards.length, 3)
  for (const { title, images } of cards) {
    assert.is(new Set(images.map(media => looks.get(media)?.family)).size, 3, title)
  }
})

test.run()
