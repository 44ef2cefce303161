import sharp from 'sharp'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { brandMark, placeholder } from '../../../server/drawings/brand.ts'
import { draw, families } from '../../../server/drawings/index.ts'
import { contactSheet } from '../../../server/drawings/sheet.ts'
import { isHero, neighboursOf, subjectOf } from './neighbours.ts'

const test = suite('drawings')
const names = Object.keys(families)
for (const family of names) {
  const wide = isHero(family)

  test(`${family} draws the same bytes for one path, another image for another`, async () => {
    const { svgs } = await neighboursOf(family)
    assert.is(svgs.length, wide ? 4 : 10)
    assert.is(draw(subjectOf(family, 1)), svgs[0])
    assert.is(new Set(svgs.map(anonymous)).size, svgs.length)
  })

  test(`${family} is well-formed and renders`, async () => {
    const [svg = ''] = (await neighboursOf(family)).svgs
    assert.is(unbalanced(svg), undefined)
    assert.not.match(svg, /NaN|undefined|Infinity/)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    assert.equal([width, height], wide ? [1600, 900] : [640, 640])
  })
}

for (const family of names.filter(isHero)) {
  test(`${family} leaves the column of the headline empty`, async () => {
    for (const svg of (await neighboursOf(family)).svgs.slice(0, 3)) {
      // At half its size, in a quarter of the time.
      const { data, info } = await sharp(Buffer.from(svg), { density: 36 })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      assert.is(firstColumn(data, info.width, info.height) >= 0.37 * info.width, true)
      assert.is(firstRow(data, info.width) >= 0.05 * info.height, true)
    }
  })

  test(`${family} is animated, and static with reduced motion`, async () => {
    const [svg = ''] = (await neighboursOf(family)).svgs
    const style = /<style>(.*?)<\/style>/.exec(svg)?.[1] ?? ''
    assert.match(
      style,
      /^@media \(prefers-reduced-motion:no-preference\) and \(min-width:320px\)\{/,
    )
    assert.match(style, /animation:.*\}$/)
  })
}

test('ids of two drawings never collide', () => {
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
  const [a, b] = [ids(draw(subjectOf('desk', 1))), ids(draw(subjectOf('desk', 2)))]
  assert.ok(a.length > 0)
  assert.is(
    a.some(id => b.includes(id)),
    false,
  )
})

test('an unknown family is an error that names it and the path', () => {
  assert.throws(
    () => draw({ path: 'home/x.jpg', family: 'castle', shape: 'square' }),
    /castle.*home\/x\.jpg/,
  )
})

test('traits change the drawing', () => {
  const unit = (traits: string[]) =>
    draw({ path: 'a-1.jpg', family: 'container-unit', shape: 'square', traits })
  assert.is(unit(['two-storey']), unit(['two-storey']))
  assert.is.not(unit(['two-storey']), unit(['shopfront']))
})

test('the brand mark, the placeholder and the contact sheet are well-formed', () => {
  assert.is(unbalanced(brandMark(64)), undefined)
  assert.is(unbalanced(placeholder()), undefined)
  const page = contactSheet([subjectOf('desk', 1), subjectOf('desk', 2)])
  assert.is(page.match(/<figure/g)?.length, 2)
})

/** The first tag that does not close, or undefined. */
function unbalanced(svg: string): string | undefined {
  const open: string[] = []
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) return name
    } else if (!rest?.endsWith('/')) open.push(name as string)
  }
  return open[0]
}

function anonymous(svg: string): string {
  return svg.replaceAll(/s[0-9a-z]+(?=[a-z]\d*["){])/g, '')
}

function firstColumn(rgba: Buffer, width: number, height: number): number {
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) if ((rgba[(y * width + x) * 4 + 3] as number) > 20) return x
  return width
}

function firstRow(rgba: Buffer, width: number): number {
  return Math.floor((rgba.findIndex((value, i) => i % 4 === 3 && value > 20) - 3) / 4 / width)
}

test.run()
