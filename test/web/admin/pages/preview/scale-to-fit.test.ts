import * as assert from 'uvu/assert'
import { suite } from '#test'
import { fitIn, fittedRect } from '../../../../../web/admin/pages/preview/scale-to-fit.ts'

const test = suite('size of the preview')

test('a phone is as wide as it is, in the middle of a wider box', () => {
  const fit = fitIn({ width: 800, height: 700 }, 'phone')
  assert.equal(fit, { scale: 1, width: 390, height: 700, left: 205 })
})

test('a desk that does not fit is smaller, and as high as the box all the same', () => {
  const fit = fitIn({ width: 640, height: 700 }, 'desktop')
  assert.equal(fit, { scale: 0.5, width: 1280, height: 1400, left: 0 })
})

test('a rectangle of the page is told in the pixels of the box', () => {
  const fit = { scale: 0.5, width: 1280, height: 1400, left: 10 }
  const rect = fittedRect(fit, { left: 100, top: 40, width: 200, height: 60 })
  assert.equal(rect, { left: 60, top: 20, width: 100, height: 30 })
  assert.is(fittedRect(fit, undefined), undefined)
})

test.run()
