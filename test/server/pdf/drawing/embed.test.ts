import { inflateSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openEmbedder } from '../../../../server/pdf/drawing/embed.ts'
import type { Form } from '../../../../server/pdf/drawing/form.ts'

const test = suite('drawings embedded in a PDF')

interface Made {
  data: Record<string, unknown>
  chunk?: Buffer | undefined
}

/** What a document is given of drawings, in the order of its objects. */
function embedded(...forms: Partial<Form>[]): Made[] {
  const objects: Made[] = []
  const embed = openEmbedder({
    ref(data) {
      const made: Made = { data }
      objects.push(made)
      return { data, end: chunk => void Object.assign(made, { chunk }) }
    },
  })
  for (const form of forms) {
    const own = { opacities: new Map(), gradients: new Map() }
    embed({ content: 'f', width: 120.4, height: 90, unit: 0.1, ...own, ...form })
  }
  return objects
}

const stops = [
  { at: 0, color: '#f00' },
  { at: 0.4, color: '#0000ff' },
  { at: 1, color: '#336600' },
]

const gradientsOf = (coordinates: number[]): Pick<Form, 'gradients'> => ({
  gradients: new Map([['G1', { space: 'box', coordinates, stops }]]),
})

test('have the size of the drawing, in its own steps, and their content packed', () => {
  const [form] = embedded({ content: '0 0 m\n' })
  assert.equal(form?.data.BBox, [0, 0, 1204, 900])
  assert.equal(form?.data.Matrix, [0.1, 0, 0, 0.1, 0, 0])
  assert.is(inflateSync(form?.chunk ?? Buffer.alloc(0)).toString(), '0 0 m\n')
})

test('have gradients with a function between each two of their colours', () => {
  const [shading] = embedded(gradientsOf([0, 0, 1, 0])).filter(({ data }) => data.ShadingType)
  const { Function: stitched, ...said } = shading?.data ?? {}
  const whole = [true, true]
  assert.equal(said, {
    ShadingType: 2,
    ColorSpace: 'DeviceRGB',
    Coords: [0, 0, 1, 0],
    Extend: whole,
  })
  const part = { FunctionType: 2, Domain: [0, 1], N: 1 }
  assert.equal(stitched, {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: [
      { ...part, C0: [1, 0, 0], C1: [0, 0, 1] },
      { ...part, C0: [0, 0, 1], C1: [0.2, 0.4, 0] },
    ],
    Bounds: [0.4],
    Encode: [0, 1, 0, 1],
  })
})

test('have radial gradients where those are of circles', () => {
  const [shading] = embedded(gradientsOf([0, 0, 0, 0, 0, 1])).filter(({ data }) => data.ShadingType)
  assert.is(shading?.data.ShadingType, 3)
})

test('share gradients and opacities, which are written once', () => {
  const opacities = new Map([['O1', { fill: 0.5, line: 1 }]])
  const one = { ...gradientsOf([0, 0, 1, 0]), opacities }
  const objects = embedded(one, one, gradientsOf([0, 0, 0, 1]))
  const kinds = objects.map(({ data }) => data.Subtype ?? data.Type ?? data.ShadingType)
  assert.equal(kinds.sort(), [2, 2, 'ExtGState', 'Form', 'Form', 'Form'])
  const [state] = objects.filter(({ data }) => data.Type === 'ExtGState')
  assert.equal(state?.data, { Type: 'ExtGState', ca: 0.5, CA: 1 })
})

test.run()
