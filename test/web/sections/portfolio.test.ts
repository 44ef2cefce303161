import * as assert from 'uvu/assert'
import { suite } from '#test'
import { sectionMarkup, slotAt } from '../markup.tsx'

const test = suite('portfolio')

const image = slotAt('a/1.jpg')
const portfolioOf = (item: object) =>
  sectionMarkup({ kind: 'portfolio', title: 'Work', items: [{ media: image, ...item }] })

test('an image has a caption where it has a title', async () => {
  assert.not.match(await portfolioOf({}), 'figcaption')
  const titled = await portfolioOf({ title: 'Lobby' })
  assert.match(titled, '<figcaption><strong>Lobby</strong></figcaption>')
  const whole = await portfolioOf({ title: 'Lobby', text: 'Oak and brass' })
  assert.match(whole, '<strong>Lobby</strong><span>Oak and brass</span></figcaption>')
})

test('without images it says so in place of the list', async () => {
  const html = await sectionMarkup({ kind: 'portfolio', title: 'Work', items: [] })
  assert.match(html, 'No images available')
  assert.not.match(html, '<ul')
  assert.not.match(await portfolioOf({}), 'No images available')
})

type Layout = 'mosaic' | 'mosaic-right' | 'row'

/** How many columns each image is as wide as: in windows from 960 px, from 640 px, and below. */
async function columnsOf(count: number, layout?: Layout): Promise<string[]> {
  const slots = Array.from({ length: count }, (_, n) => slotAt(`a/${n}.jpg`))
  const html = await sectionMarkup(
    {
      kind: 'portfolio',
      title: 'Work',
      items: slots.map(media => ({ media })),
      ...(layout && { layout }),
    },
    {
      media: Object.fromEntries(
        slots.map(({ path }) => [path, { kind: 'photo' as const, width: 900 }]),
      ),
    },
  )
  const pattern = /\(min-width: 960px\) (\d+)vw, \(min-width: 640px\) (\d+)vw, (\d+)vw/g
  const columns = (share = '') => String(Math.round((91 / Number(share)) * 10) / 10)
  return [...html.matchAll(pattern)].map(([, ...shares]) => shares.map(columns).join())
}

test('3, 6 and 9 images are in three columns, other numbers in four', async () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const [wide] = (await columnsOf(count, 'row')).at(-1)?.split(',') ?? []
    assert.is(wide, [3, 6, 9].includes(count) ? '3' : '4', `${count} images`)
  }
})

test('in a mosaic of 6 the first image is twice as wide, and none of 8', async () => {
  for (const layout of [undefined, 'mosaic-right'] as const) {
    assert.equal(await columnsOf(6, layout), ['1.5,2,2', ...Array(5).fill('3,2,2')])
    assert.equal(await columnsOf(8, layout), Array(8).fill('4,2,2'))
  }
  assert.equal(await columnsOf(4), Array(4).fill('4,2,2'))
})

test('on a phone the first of an odd number is alone in its row', async () => {
  assert.equal(await columnsOf(5), ['4,2,1', ...Array(4).fill('4,2,2')])
})

test.run()
