import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  placeFor,
  placeShown,
  topOf,
} from '../../../../../web/admin/pages/compare/places-on-screen.ts'

const test = suite('places of two compared pages')

/** A page of sections, each with its height, in a window of 800 px; a bar covers its upper 60 px. */
function page(scrollY: number, sections: Record<string, number>, isStyled = true): Document {
  const keys = Object.keys(sections)
  const topOf = (at: number) =>
    Object.values(sections)
      .slice(0, at)
      .reduce((sum, height) => sum + height, 0)
  const elements = keys.map((key, at) => ({
    getAttribute: () => key,
    getBoundingClientRect() {
      const [top, height] = [topOf(at) - scrollY, sections[key] ?? 0]
      return { top, height, bottom: top + height }
    },
  }))
  const scrollPaddingTop = isStyled ? '60px' : 'auto'
  return {
    defaultView: { innerHeight: 800, scrollY, getComputedStyle: () => ({ scrollPaddingTop }) },
    documentElement: { scrollHeight: topOf(keys.length) },
    querySelectorAll: () => elements,
  } as unknown as Document
}

const three = { a: 1000, b: 1000, c: 1000 }

test('is the top or the end where the page is scrolled there, to a pixel', () => {
  assert.equal([placeShown(page(0, three)), placeShown(page(1, three))], ['top', 'top'])
  assert.equal([placeShown(page(2199, three)), placeShown(page(2200, three))], ['end', 'end'])
})

test('is the section at a quarter of the window, and how much of it is above that', () => {
  assert.equal(placeShown(page(2, three)), { key: 'a', share: 0.202 })
  assert.equal(placeShown(page(799, three)), { key: 'a', share: 0.999 })
  assert.equal(placeShown(page(800, three)), { key: 'b', share: 0 })
  assert.equal(placeShown(page(2198, three)), { key: 'c', share: 0.398 })
  const empty = page(300, { a: 400, b: 0, c: 2000 })
  assert.equal(placeShown(empty), { key: 'c', share: 0.05 })
})

test('is the same share of the section in the other page', () => {
  const other = page(0, { x: 500, b: 3000, c: 1000 })
  assert.is(placeFor({ key: 'b', share: 0.5 }, other), 500 + 1500 - 200)
  assert.is(placeFor({ key: 'b', share: 0.5 }, page(700, { x: 500, b: 3000, c: 1000 })), 1800)
  assert.equal([placeFor('top', other), placeFor('end', other)], [0, 4500])
})

test('leaves the other page where it is while it lacks the section', () => {
  assert.is(placeFor({ key: 'gone', share: 0.5 }, page(321, three)), 321)
})

test('of a section is below the bar', () => {
  assert.is(topOf(page(0, three), 'b', page(0, three)), 1000 - 68)
  assert.is(topOf(page(500, three), 'b', page(0, three)), 1000 - 68)
  assert.is(topOf(page(0, three, false), 'b', page(0, three)), 1000 - 8)
})

test('of a section that only the other page has is the gap where it would be', () => {
  const other = page(0, { a: 10, new: 10, b: 10, c: 10 })
  assert.is(topOf(page(200, three), 'new', other), 1000 - 68)
  assert.is(topOf(page(0, { b: 300, c: 300 }), 'new', other), -68)
  assert.is(topOf(page(0, { c: 300, b: 300 }), 'new', other), 300 - 68)
  assert.is(topOf(page(0, { x: 300 }), 'new', other), 0)
})

test.run()
