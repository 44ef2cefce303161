import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Media, PageData } from '../../../web/contract.ts'
import { PageProvider } from '../../../web/page-context.ts'
import { gridSizes } from '../../../web/ui/grid-sizes.ts'
import { Picture } from '../../../web/ui/picture.tsx'

const test = suite('images')

function attributesOf(media: Partial<Media>, isFirst = false): Record<string, string> {
  const whole: Media = { kind: 'photo', alt: 'A house', version: '1-1', ...media }
  const html = renderToStaticMarkup(
    <PageProvider value={{ media: { 'a/b.jpg': whole } } as unknown as PageData}>
      <Picture slot="a/b.jpg" shape="square" isFirst={isFirst} />
    </PageProvider>,
  )
  const [image = ''] = /<img.*$/.exec(html) ?? []
  const pairs = [...image.matchAll(/([a-zA-Z]+)="([^"]*)"/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  )
}

test('offer each smaller width of a photo, and none that it does not have', () => {
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

test('have one URL for a drawing, or for a photo of unknown width', () => {
  for (const media of [{ kind: 'drawing' }, {}] as const) {
    const attributes = attributesOf(media)
    assert.not.ok('srcset' in attributes || 'sizes' in attributes)
    assert.is(attributes.src, '/uploads/a/b.jpg?v=1-1')
  }
})

test('reserve their space, and are lazy unless they come first', () => {
  const later = attributesOf({ width: 700 })
  assert.equal([later.width, later.height, later.loading], ['640', '640', 'lazy'])
  const first = attributesOf({ width: 700 }, true)
  assert.equal([first.loading, first.fetchpriority], ['eager', 'high'])
})

test('have the width of their columns as sizes', () => {
  assert.is(
    gridSizes([960, 4], [640, 2], [0, 1]),
    '(min-width: 1320px) 310px, (min-width: 960px) 23vw, (min-width: 640px) 46vw, 91vw',
  )
})

test.run()
