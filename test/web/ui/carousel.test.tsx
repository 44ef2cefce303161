import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Media } from '../../../web/base/contract.ts'
import { Carousel } from '../../../web/ui/carousel.tsx'
import { gridSizes } from '../../../web/ui/grid-sizes.ts'
import { PauseButton } from '../../../web/ui/pause-button.tsx'
import { Picture } from '../../../web/ui/picture.tsx'
import { VideoClip } from '../../../web/ui/video-clip.tsx'
import { countOf, type Given, markupOf } from '../markup.tsx'

const test = suite('carousel of images')

const media: Given['media'] = {
  'a/1.jpg': {},
  'a/2.jpg': {},
  'a/3.mp4': { kind: 'video', poster: '7' },
}
const carousel = (...slots: string[]) =>
  markupOf(<Carousel slots={slots} label="Cabins" seconds={3} />, { media })

test('has controls where there is more than one', () => {
  assert.not.match(carousel('a/1.jpg'), '<button')
  const html = carousel('a/1.jpg', 'a/2.jpg')
  assert.match(html, 'aria-label="Cabins, 1 of 2" aria-current="true"')
  assert.match(html, 'aria-label="Cabins, 2 of 2"')
  assert.is(countOf(html, 'aria-current'), 1)
  assert.match(html, 'aria-label="Pause pictures of Cabins"')
})

test('loads the first only, and has the others for browsers without script', () => {
  const [shown = '', withoutScript = ''] = carousel('a/1.jpg', 'a/2.jpg', 'a/3.mp4').split(
    '<noscript>',
  )
  assert.is(countOf(shown, '<img'), 1)
  assert.match(shown, 'class="slide" data-current="true" aria-hidden="false">')
  assert.is(countOf(withoutScript, '<img'), 1)
  assert.match(withoutScript, '<img src="/uploads/a/2.jpg?v=1"')
  assert.match(
    withoutScript,
    /<video src="\/uploads\/a\/3\.mp4\?v=1" poster="[^"]*poster\.jpg\?v=7"/,
  )
})

test('shows a video as a clip over its poster', () => {
  const [shown = ''] = carousel('a/3.mp4').split('<noscript>')
  assert.match(shown, 'src="/uploads/a/3.poster.jpg?v=7"')
  assert.match(shown, '<video ')
  assert.not.match(carousel('a/1.jpg'), '<video')
})

test('the button of a moving one pauses it, of a paused one plays it', () => {
  const button = (isPaused: boolean) =>
    markupOf(<PauseButton rotation={{ isPaused, togglePause: () => undefined }} label="slides" />)
  assert.match(button(false), 'aria-label="Pause slides"')
  assert.match(button(true), 'aria-label="Play slides"')
  assert.is.not(/ d="[^"]*"/.exec(button(false))?.[0], / d="[^"]*"/.exec(button(true))?.[0])
})

test('a clip without a poster has its drawing', () => {
  const clip = markupOf(<VideoClip slot="a/3.mp4" shape="landscape" isShown isPlaying={false} />, {
    media: { 'a/3.mp4': { kind: 'video', drawing: '8' } },
  })
  assert.match(clip, '<img src="/uploads/a/3.poster.jpg?v=8" alt=""')
  assert.match(clip, 'poster="/uploads/a/3.poster.jpg?v=8"')
  assert.not.match(clip, '<button')
})

test('a wide drawing stands still for visitors who want less motion; a photo does not move', () => {
  const picture = (kind: 'drawing' | 'photo', shape: 'wide' | 'square', isFirst = false) =>
    markupOf(<Picture slot="a/1.jpg" shape={shape} isFirst={isFirst} />, {
      media: { 'a/1.jpg': { kind } },
    })
  assert.match(picture('drawing', 'wide'), 'srcSet="/uploads/a/1.jpg?v=1#still"')
  assert.not.match(picture('drawing', 'square'), 'still')
  assert.not.match(picture('photo', 'wide'), 'still')
  assert.not.match(picture('drawing', 'wide'), 'rel="preload"')
  assert.match(picture('drawing', 'wide', true), 'rel="preload"')
})

test('a wide drawing is another one on phones; a photo is one', () => {
  const picture = (kind: 'drawing' | 'photo', isFirst = false) =>
    markupOf(<Picture slot="a/1.jpg" shape="wide" isFirst={isFirst} />, {
      media: { 'a/1.jpg': { kind } },
    })
  const phone = '<source media="(max-width:699px)" srcSet="/uploads/a/1.jpg?v=1&amp;phone"'
  assert.match(picture('drawing'), phone)
  assert.match(picture('drawing'), '&amp;phone#still')
  assert.not.match(picture('photo'), 'phone')
  // Elsewhere it would be a second image.
  const preloads = picture('drawing', true).match(/rel="preload"[^>]*/g)
  assert.is(preloads?.length, 1)
  assert.match(`${preloads}`, 'media="(max-width:699px)"')
})

test('the poster of a clip is a photo, which does not move, or its drawing', () => {
  const clip = (media: object) =>
    markupOf(<VideoClip slot="a/3.mp4" shape="wide" isShown isPlaying={false} />, {
      media: { 'a/3.mp4': { kind: 'video', ...media } },
    })
  assert.not.match(clip({ poster: '7' }), 'still')
  assert.match(clip({ drawing: '8' }), '#still')
})

test('an image reserves its space by its shape', () => {
  const size = (shape: 'square' | 'landscape' | 'wide') =>
    / width="(\d+)" height="(\d+)"/
      .exec(markupOf(<Picture slot="a/1.jpg" shape={shape} />, { media }))
      ?.slice(1)
  assert.equal(size('square'), ['640', '640'])
  assert.equal(size('landscape'), ['640', '480'])
  assert.equal(size('wide'), ['1600', '900'])
})

function attributesOf(media: Partial<Media>, isFirst = false): Record<string, string> {
  const whole: Media = { kind: 'photo', alt: 'A house', version: '1-1', ...media }
  const html = markupOf(<Picture slot="a/b.jpg" shape="square" isFirst={isFirst} />, {
    media: { 'a/b.jpg': whole },
  })
  const [image = ''] = /<img.*$/.exec(html) ?? []
  const pairs = [...image.matchAll(/([a-zA-Z]+)="([^"]*)"/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  )
}

test('images offer each smaller width of a photo, and none that it does not have', () => {
  const { srcset = '', src, sizes } = attributesOf({ width: 1000 })
  assert.equal(
    srcset.split(', '),
    [
      [320, 320],
      [480, 480],
      [640, 640],
      [960, 960],
      [1280, 1000],
    ].map(([asked, wide]) => `/uploads/a/b.jpg?v=1-1&w=${asked} ${wide}w`),
  )
  assert.is(src, '/uploads/a/b.jpg?v=1-1')
  assert.match(sizes ?? '', /^\(min-width: 1320px\) 248px, .*, 46vw$/)
})

test('images have one URL for a drawing, or for a photo of unknown width', () => {
  for (const media of [{ kind: 'drawing' }, {}] as const) {
    const attributes = attributesOf(media)
    assert.not.ok('srcset' in attributes || 'sizes' in attributes)
    assert.is(attributes.src, '/uploads/a/b.jpg?v=1-1')
  }
})

test('images reserve their space, and are lazy unless they come first', () => {
  const later = attributesOf({ width: 700 })
  assert.equal([later.width, later.height, later.loading], ['640', '640', 'lazy'])
  const first = attributesOf({ width: 700 }, true)
  assert.equal([first.loading, first.fetchpriority], ['eager', 'high'])
})

test('images have the width of their columns as sizes', () => {
  assert.is(
    gridSizes([960, 4], [640, 2], [0, 1]),
    '(min-width: 1320px) 310px, (min-width: 960px) 23vw, (min-width: 640px) 46vw, 91vw',
  )
})

test.run()
