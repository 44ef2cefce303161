import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { SectionSource } from '../../../../web/sections/schemas.ts'
import { countOf, type Given, sectionMarkup, slotAt } from '../../markup.tsx'

const test = suite('hero')

type Fields = Partial<Extract<SectionSource, { kind: 'hero' }>>

const heroOf = (fields: Fields, given?: Given) =>
  sectionMarkup({ kind: 'hero', title: 'Homes', text: 'Built here', ...fields }, given)

const slides = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ media: slotAt(`a/${n}.jpg`), label: `View ${n}` }))

test('has nothing of what its content leaves out', async () => {
  const html = await heroOf({})
  assert.match(html, '<h1>Homes</h1><p class="lead">Built here</p>')
  for (const part of ['<nav', '<ul', 'class="eyebrow"', '<a ', '<img', '<button', 'spinner']) {
    assert.not.match(html, part)
  }
})

test('shows each part that its content has', async () => {
  const html = await heroOf({
    breadcrumb: [{ label: 'Services', href: '/services' }],
    badges: ['Since 2024'],
    eyebrow: 'Prefab',
    actions: [{ label: 'See all', href: '#all' }],
  })
  assert.match(html, /<nav[^>]* aria-label="Breadcrumb"><ol><li><a href="\/services">Services</)
  assert.match(html, '<li aria-current="page">Sample</li></ol>')
  assert.match(html, '<li>Since 2024</li>')
  assert.match(html, '>Prefab</p>')
  assert.match(html, /<a href="#all"[^>]*>See all<\/a>/)
})

test('with a drawing instead of slides shows it beside the words, loaded first', async () => {
  const drawing = { name: 'gate', version: 'd1', family: 'hero-gate', shape: 'wide', alt: 'A gate' }
  const html = await heroOf({ drawing: drawing as Fields['drawing'] })
  assert.match(html, 'srcSet="/drawings/gate.svg?v=d1&amp;phone"')
  assert.match(html, /src="\/drawings\/gate.svg\?v=d1" alt="A gate".*loading="eager"/)
  for (const part of ['<button', 'carousel', 'No hero content']) assert.not.match(html, part)
})

test('with one slide has no controls and is no carousel', async () => {
  const html = await heroOf({ slides: slides(1), arrows: true })
  assert.is(countOf(html, '<img'), 1)
  for (const part of ['<button', 'carousel', 'progress', 'class="dots"', 'No hero content']) {
    assert.not.match(html, part)
  }
})

test('with two slides is a carousel whose first is shown and loaded first', async () => {
  const html = await heroOf({ slides: slides(2) })
  assert.match(html, 'aria-roledescription="carousel"')
  const [shown = '', withoutScript = ''] = html.split('<noscript>')
  assert.is(countOf(shown, '<img'), 1)
  assert.match(shown, /data-current="true" aria-hidden="false">.*loading="eager"/)
  assert.match(withoutScript, 'src="/uploads/a/1.jpg?v=1"')
  assert.not.match(withoutScript, 'src="/uploads/a/0.jpg?v=1"')
  assert.match(html, 'aria-label="Pause slides"')
})

test('has a note where it has slides in its content, and none is left', async () => {
  assert.match(await heroOf({ slides: [] }), 'No hero content available')
  assert.not.match(await heroOf({ slides: slides(1) }), 'No hero content')
})

test('has arrows if its content says so, and the previous one comes before the next', async () => {
  assert.not.match(await heroOf({ slides: slides(2) }), / slide"/)
  const html = await heroOf({ slides: slides(2), arrows: true })
  assert.match(html, /aria-label="Previous slide".*aria-label="View 0, 1 of 2".*"Next slide"/)
})

test('its dots are buttons, marks without buttons, or absent', async () => {
  const buttons = (html: string) => countOf(html, '<button')
  const [asButtons, asMarks, without] = await Promise.all(
    (['buttons', 'marks', 'none'] as const).map(dots => heroOf({ slides: slides(2), dots })),
  )
  assert.is(buttons(asButtons ?? ''), 3)
  assert.is(buttons(asMarks ?? ''), 1)
  assert.match(asMarks ?? '', /<ul class="dots" data-marks="true"><li/)
  assert.not.match(asButtons ?? '', 'data-marks')
  assert.not.match(without ?? '', '<ul')
})

test('its progress is the place among the slides, one bar for each slide, or absent', async () => {
  const progressOf = async (progress?: 'loop' | 'fraction' | 'none') =>
    /<(progress|div) class="progress"[^>]*>/.exec(
      await heroOf({ slides: slides(3), ...(progress && { progress }) }),
    )?.[0]
  assert.is(await progressOf(), '<div class="progress">')
  assert.match((await progressOf('fraction')) ?? '', 'max="3" aria-label="Slide 1 of 3"')
  assert.match((await progressOf('fraction')) ?? '', 'value="1"')
  assert.is(await progressOf('none'), undefined)
})

test('is dressed for a drawing until its slide has a photo', async () => {
  const dressOf = async (fields: Fields, given?: Given) =>
    /data-dress="(\w+)"/.exec(await heroOf(fields, given))?.[1]
  assert.is(await dressOf({}), 'drawing')
  assert.is(await dressOf({ slides: slides(1) }), 'drawing')
  const media = { 'a/0.jpg': { kind: 'photo' as const, width: 900 } }
  assert.is(await dressOf({ slides: slides(1) }, { media }), 'photo')
})

test('is laid out for words only where its content has no slides', async () => {
  assert.not.match(await heroOf({}), 'class="hero-slides"')
  assert.match(await heroOf({ slides: [] }), 'class="hero-slides"')
})

test.run()
