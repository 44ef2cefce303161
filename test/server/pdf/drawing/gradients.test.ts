import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Gradients } from '../../../../server/pdf/drawing/gradients.ts'

const test = suite('gradients of a drawing')

type Element = Parameters<Gradients['read']>[0]

const element = (name: string, attributes: Record<string, string> = {}, isEnd = false) =>
  ({ name, attributes, isEnd }) as unknown as Element

/** The gradient with the id `a`, after these elements. */
function read(...elements: Element[]) {
  const gradients = new Gradients()
  const taken = elements.map(one => gradients.read(one))
  return { gradient: gradients.byId.get('a'), taken }
}

test('go from left to right where nothing else is said', () => {
  const { gradient } = read(element('linearGradient', { id: 'a' }))
  assert.equal(gradient, { space: 'box', coordinates: [0, 0, 1, 0], stops: [] })
})

test('go from the middle to the edge where they are radial', () => {
  const { gradient } = read(element('radialGradient', { id: 'a' }))
  assert.equal(gradient?.coordinates, [0.5, 0.5, 0, 0.5, 0.5, 0.5])
})

test('have the ends and the space that they name', () => {
  const ends = { x1: '1', y1: '2', x2: '3', y2: '4', gradientUnits: 'userSpaceOnUse' }
  assert.equal(read(element('linearGradient', { id: 'a', ...ends })).gradient, {
    space: 'drawing',
    coordinates: [1, 2, 3, 4],
    stops: [],
  })
  const circle = { cx: '1', cy: '2', r: '3' }
  assert.equal(read(element('radialGradient', { id: 'a', ...circle })).gradient?.coordinates, [
    ...[1, 2, 0],
    ...[1, 2, 3],
  ])
})

test('collect the stops after them, from the start and in black where nothing is said', () => {
  const { gradient, taken } = read(
    element('linearGradient', { id: 'a' }),
    element('stop'),
    element('stop', { offset: '0.5', 'stop-color': '#fff' }),
    element('linearGradient', {}, true),
    element('linearGradient', { id: 'b' }),
    element('stop', { offset: '1' }),
  )
  assert.equal(gradient?.stops, [
    { at: 0, color: '#000' },
    { at: 0.5, color: '#fff' },
  ])
  assert.equal(taken, [true, true, true, false, true, true])
})

test('are no other elements, and a stop without a gradient is dropped', () => {
  assert.equal(read(element('path', { id: 'a' })).taken, [false])
  assert.equal(read(element('stop'), element('g', { id: 'a' })).gradient, undefined)
})

test.run()
