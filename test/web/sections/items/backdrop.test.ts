import * as assert from 'uvu/assert'
import { suite } from '#test'
import { coloursOf } from '../../../../web/sections/items/colours-of.ts'
import { useBackdrop } from '../../../../web/sections/items/use-backdrop.ts'
import { usePhotoRatio } from '../../../../web/sections/items/use-photo-ratio.ts'
import { isOnWhite, markWhiteGrounds } from '../../../../web/sections/items/white-ground.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { standIn } from '../../../support/stand-in.ts'
import { until } from '../../../support/until.ts'
import { onPage } from '../../markup.tsx'

const test = suite('ground of a picture')

/** A canvas whose pixels are `colour` of their place; without it there is no canvas. */
function withCanvas(colour?: (x: number, y: number) => number[]): object[] {
  const drawn: object[] = []
  const createElement = () => {
    const canvas = { width: 0, height: 0 }
    const getImageData = (x: number, y: number, width: number, height: number) => {
      const pixels = Array.from({ length: width * height }, (_, index) =>
        colour?.(x + (index % width), y + Math.floor(index / width)),
      )
      return { data: pixels.flat() }
    }
    const drawImage = (_: unknown, ...place: number[]) =>
      drawn.push({ canvas: [canvas.width, canvas.height], place })
    return Object.assign(canvas, {
      getContext: () => (colour ? { drawImage, getImageData } : null),
    })
  }
  standIn('document', Object.assign(new EventTarget(), { createElement }))
  return drawn
}

const corner = (x: number, y: number) => (x === 0 ? [y, y + 1, y + 2, 255] : [0, 0, 0, 0])

test('are the colours of its upper left and lower left corner', () => {
  const drawn = withCanvas(corner)
  assert.equal(coloursOf({} as HTMLImageElement), ['rgb(0 1 2)', 'rgb(31 32 33)'])
  assert.equal(drawn, [{ canvas: [32, 32], place: [0, 0, 32, 32] }])
  withCanvas()
  assert.equal(coloursOf({} as HTMLImageElement), [])
})

/** A stage with an image. */
function stageWith(picture: object) {
  const image = Object.assign(new EventTarget(), picture)
  const styles: Record<string, string> = {}
  const attributes: Record<string, boolean> = {}
  const element = {
    querySelector: (selector: string) => (selector === 'div:not([hidden]) > img' ? image : null),
    style: { setProperty: (name: string, value: string) => (styles[name] = value) },
    toggleAttribute: (name: string, value: boolean) => (attributes[name] = value),
  }
  return { stage: { current: element as unknown as HTMLElement }, image, styles, attributes }
}

test('of a drawing goes on over the stage once it is loaded, and of a photo does not', () => {
  for (const [kind, complete] of [
    ['drawing', true],
    ['drawing', false],
    ['photo', true],
  ] as const) {
    withCanvas(corner)
    const { stage, image, styles, attributes } = stageWith({ complete })
    liveHook(() => useBackdrop(stage, 'a.jpg'), {
      around: inside => onPage(inside, { media: { 'a.jpg': { kind } } }),
    })
    if (!complete) {
      assert.equal([styles, attributes], [{}, {}])
      image.dispatchEvent(new Event('load'))
    }
    const isDrawing = kind === 'drawing'
    assert.equal(styles, {
      '--upper': isDrawing ? 'rgb(0 1 2)' : '',
      '--lower': isDrawing ? 'rgb(31 32 33)' : '',
    })
    assert.equal(attributes, { 'data-backdrop': isDrawing })
  }
})

test('a stage without an image has none', () => {
  const stage = { current: { querySelector: () => null } as unknown as HTMLElement }
  liveHook(() => useBackdrop(stage, 'a.jpg'), { around: inside => onPage(inside) })
  liveHook(() => useBackdrop({ current: null }, 'a.jpg'), { around: inside => onPage(inside) })
  assert.is(liveHook(() => usePhotoRatio(stage)).now, undefined)
})

test('the photo of a stage has its ratio once it is loaded', async () => {
  const { stage, image } = stageWith({ naturalWidth: 0, naturalHeight: 0 })
  const hook = liveHook(() => usePhotoRatio(stage))
  assert.is(hook.now, undefined)
  Object.assign(image, { naturalWidth: 800, naturalHeight: 500 })
  image.dispatchEvent(new Event('load'))
  await until('the ratio', () => hook.now)
  assert.is(hook.now, 1.6)
})

class FakeImage {
  dataset: Record<string, string> = {}
  naturalWidth = 640
  matches(selector: string) {
    return this.isPhoto && selector.includes('.product img[srcset]')
  }
  constructor(readonly isPhoto = true) {}
}

test('photos on white are marked when they are there and when they come', () => {
  standIn('HTMLImageElement', FakeImage)
  const [first, next] = [new FakeImage(), new FakeImage()]
  const others = [new FakeImage(false), Object.assign(new FakeImage(), { naturalWidth: 0 })]
  let white = 255
  const drawn = withCanvas(() => [white, white, white, 255])
  Object.assign(document, { querySelectorAll: () => [first] })
  const comes = (target: object) => {
    const event = new Event('load')
    Object.defineProperty(event, 'target', { value: target })
    document.dispatchEvent(event)
  }
  markWhiteGrounds()
  assert.is(first.dataset.ground, 'white')
  comes(next)
  for (const other of [...others, {}]) comes(other)
  assert.is(next.dataset.ground, 'white')
  assert.equal(drawn, Array(2).fill({ canvas: [16, 16], place: [0, 0, 16, 16] }))
  assert.equal(
    others.map(({ dataset }) => dataset.ground),
    [undefined, undefined],
  )
  // Another photo in the same element.
  white = 242
  comes(first)
  assert.is(first.dataset.ground, undefined)
})

/** Eight by eight pixels, of which `colour` gives red, green and blue. */
const pixels = (colour: (x: number, y: number) => number) =>
  Array.from({ length: 64 }, (_, at) => {
    const value = colour(at % 8, Math.floor(at / 8))
    return [value, value, value, 255]
  }).flat()

test('photos on white are those with white edges, whatever is in their middle', () => {
  assert.ok(isOnWhite(pixels(() => 255)))
  assert.ok(isOnWhite(pixels((x, y) => (x > 1 && x < 6 && y > 1 && y < 6 ? 20 : 248))))
})

test('photos on white may have an object that reaches an edge', () => {
  assert.ok(isOnWhite(pixels((x, y) => (y === 7 && x > 2 && x < 6 ? 90 : 252))))
})

test('photos on white are not those of rooms, of light walls, or with one coloured channel', () => {
  assert.not.ok(isOnWhite(pixels(() => 120)))
  assert.not.ok(isOnWhite(pixels(() => 235)))
  assert.not.ok(isOnWhite(pixels((_, y) => (y > 3 ? 200 : 255))))
  assert.not.ok(isOnWhite(pixels(() => 255).map((value, at) => (at % 4 === 2 ? 180 : value))))
})

test.run()
