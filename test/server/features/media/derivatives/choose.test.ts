import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PictureFormat } from '../../../../../server/base/http/picture-formats.ts'
import { choose, widthMeant } from '../../../../../server/features/media/derivatives/choose.ts'
import type { Derivative } from '../../../../../server/features/media/derivatives/derivative-folder.ts'
import { pictureWidths } from '../../../../../web/base/picture-widths.ts'

const test = suite('choice among the sizes of a photo')

const photo = { absolute: '/photo.jpg', size: 1000, version: 'v', width: 2000 }
const made = (width: number, format: PictureFormat, size: number): Derivative => ({
  ...{ absolute: `/${width}.${format}`, version: 'v', width, format, size },
})
const all = [
  made(320, 'avif', 20),
  made(320, 'webp', 30),
  made(640, 'avif', 80),
  made(640, 'webp', 60),
]

const chosen = (
  width: number,
  formats: readonly PictureFormat[],
  { derivatives = all, isComplete = true, of = photo as typeof photo & { width?: number } } = {},
) => {
  const { file, format, isFinal } = choose(of, { derivatives, isComplete }, { width, formats })
  return `${file.absolute} ${format}${isFinal ? '' : ' for now'}`
}

test('the lightest file that is wide enough is taken, of the formats that the browser knows', () => {
  assert.is(chosen(320, ['avif', 'webp']), '/320.avif avif')
  assert.is(chosen(320, ['webp']), '/320.webp webp')
  assert.is(chosen(321, ['avif', 'webp']), '/640.webp webp')
  assert.is(chosen(641, ['avif', 'webp']), '/photo.jpg jpeg')
  assert.is(chosen(320, []), '/photo.jpg jpeg')
  const derivatives = [made(320, 'avif', 30), made(480, 'webp', 25)]
  assert.is(chosen(320, ['avif', 'webp'], { derivatives }), '/480.webp webp')
})

test('the photo itself is taken where it is lighter, or not wider than what is asked for', () => {
  assert.is(chosen(640, ['avif'], { of: { ...photo, size: 70 } }), '/photo.jpg jpeg')
  const small = { ...photo, width: 300 }
  assert.is(chosen(1920, ['avif'], { of: small, derivatives: [] }), '/photo.jpg jpeg')
  assert.is(
    chosen(1920, ['avif'], { of: small, derivatives: [made(300, 'avif', 9)] }),
    '/300.avif avif',
  )
})

test('a photo of unknown width is wide enough for all', () => {
  const { width: _, ...unknown } = photo
  assert.is(chosen(1920, ['avif'], { of: unknown as typeof photo }), '/photo.jpg jpeg')
})

test('while the size is being made the nearest one is taken for now', () => {
  const partly = { isComplete: false, derivatives: [made(320, 'avif', 20), made(960, 'webp', 90)] }
  assert.is(chosen(480, ['avif', 'webp'], partly), '/320.avif avif for now')
  assert.is(chosen(640, ['avif', 'webp'], partly), '/960.webp webp for now')
  assert.is(chosen(1920, ['avif', 'webp'], partly), '/photo.jpg jpeg for now')
  assert.is(chosen(480, [], partly), '/photo.jpg jpeg')
})

test('of two that are as near the lighter one is taken', () => {
  const derivatives = [made(320, 'webp', 30), made(320, 'avif', 20)]
  assert.is(
    chosen(480, ['avif', 'webp'], { isComplete: false, derivatives }),
    '/320.avif avif for now',
  )
})

test('a size that is there already is taken while others are being made', () => {
  const derivatives = [made(320, 'avif', 20), made(640, 'avif', 80)]
  assert.is(chosen(640, ['avif'], { isComplete: false, derivatives }), '/640.avif avif for now')
})

test('a width stands for the next larger one that is made, at most the largest', () => {
  assert.equal(
    ['1', '320', '321', '1920', '1921', '999999'].map(text => widthMeant(text, false)),
    [320, 320, 480, 1920, 1920, 1920],
  )
  for (const other of ['', '0', '-5', '1.5', '1000000', 'a', ' 5', 320, undefined, ['320']]) {
    assert.is(widthMeant(other, false), undefined, String(other))
  }
})

test('who saves data gets one size less', () => {
  assert.is(widthMeant('640', true), 480)
  assert.is(widthMeant('320', true), 320)
  assert.is(widthMeant('5000', true), pictureWidths.at(-2))
})

test.run()
