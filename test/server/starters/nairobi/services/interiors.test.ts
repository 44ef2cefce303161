import * as assert from 'uvu/assert'
import { suite } from '#test'
import { interiors } from '../../../../../server/starters/nairobi/services/interiors.ts'
import { parsePage } from '../../../../../server/starters/parse-page.ts'
import { linesOf, sectionOf } from '../../../content/section-of.ts'

const test = suite('interior design page')
const page = parsePage(interiors)

test('it is in the navigation bar as Interior Design and describes a service', () => {
  assert.is(page.path, '/services/interiors')
  assert.is(page.menu, 'Interior Design')
  assert.is(page.service?.name, 'Interior Design')
})

test('the hero shows two videos for 10 s each, with clickable dots', () => {
  const hero = sectionOf(page, 'hero')
  assert.equal(
    hero.slides?.map(slide => slide.media),
    ['interior-designs/hero/video-1.mp4', 'interior-designs/hero/video-2.mp4'],
  )
  assert.equal(hero.seconds, { image: 10, video: 10 })
  assert.is(hero.progress, 'loop')
  assert.is(hero.dots, 'buttons')
  assert.equal(linesOf(hero.actions), [
    'Schedule Consultation -> /contact',
    'View Portfolio -> /gallery?category=Interior%20Designs',
  ])
})

test('three cards with three images and a feature list each link to the contact page', () => {
  const { cards, seconds } = sectionOf(page, 'cards')
  assert.is(seconds, 4)
  assert.equal(
    cards.map(card => card.title),
    ['Residential', 'Commercial', '3D Visualization'],
  )
  for (const card of cards) {
    assert.is(card.images.length, 3, card.title)
    assert.ok(card.points.length >= 3, card.title)
    assert.equal(linesOf(card.action ? [card.action] : []), ['Learn More -> /contact'])
  }
  assert.is(cards[0]?.images[0], 'interior-designs/cards/residential-image-1.jpg')
})

test('the process has its four steps', () => {
  assert.equal(
    sectionOf(page, 'steps').steps.map(step => step.title),
    ['Consultation', 'Design & Planning', 'Construction', 'Completion'],
  )
})

test('eight recent projects each have a title and a sentence', () => {
  const { items } = sectionOf(page, 'portfolio')
  assert.is(items.length, 8)
  assert.is(items[7]?.media, 'interior-designs/recent-projects/image-8.jpg')
  assert.is(new Set(items.map(item => item.title)).size, 8)
  assert.is(new Set(items.map(item => item.text)).size, 8)
})

test.run()
