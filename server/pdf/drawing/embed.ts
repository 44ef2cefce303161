import { deflateSync } from 'node:zlib'
import { channel } from './content-stream.ts'
import type { Form } from './form.ts'
import type { Gradient } from './gradients.ts'

/** A PDF object that others refer to. */
export interface Reference {
  data: Record<string, unknown>
  end(chunk?: Buffer): void
}

/** The method of a PDF document that creates objects. */
export interface ObjectMaker {
  ref(data: Record<string, unknown>): Reference
}

/** Embeds drawings in one document; gradients and opacities that they share are written once. */
export function openEmbedder(document: ObjectMaker): (form: Form) => Reference {
  const shared = new Map<string, Reference>()

  function once(key: string, data: () => Record<string, unknown>): Reference {
    const earlier = shared.get(key)
    if (earlier) return earlier
    const reference = document.ref(data())
    reference.end()
    shared.set(key, reference)
    return reference
  }

  const opacity = ({ fill, line }: { fill: number; line: number }) =>
    once(`opacity ${fill} ${line}`, () => ({ Type: 'ExtGState', ca: fill, CA: line }))

  const shading = (gradient: Gradient) => once(JSON.stringify(gradient), () => shadingOf(gradient))

  return ({ content, width, height, unit, opacities, gradients }) => {
    const bytes = deflateSync(Buffer.from(content, 'latin1'), { level: 9 })
    const form = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, Math.round(width / unit), Math.round(height / unit)],
      Matrix: [unit, 0, 0, unit, 0, 0],
      Resources: {
        ExtGState: mapped(opacities, opacity),
        Shading: mapped(gradients, shading),
      },
      Filter: 'FlateDecode',
    })
    form.end(bytes)
    return form
  }
}

function mapped<T, U>(from: Map<string, T>, make: (value: T) => U): Record<string, U> {
  return Object.fromEntries([...from].map(([name, value]) => [name, make(value)]))
}

/** ISO 32000-1, 8.7.4.5: axial (2) or radial (3), with a stitching function for the colours. */
function shadingOf({ coordinates, stops }: Gradient): Record<string, unknown> {
  const functions = stops.slice(1).map((stop, i) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: colorOf(stops[i]?.color),
    C1: colorOf(stop.color),
    N: 1,
  }))
  return {
    ShadingType: coordinates.length === 4 ? 2 : 3,
    ColorSpace: 'DeviceRGB',
    Coords: coordinates,
    Extend: [true, true],
    Function: {
      FunctionType: 3,
      Domain: [0, 1],
      Functions: functions,
      Bounds: stops.slice(1, -1).map(({ at }) => at),
      Encode: functions.flatMap(() => [0, 1]),
    },
  }
}

function colorOf(hex = '#000000'): number[] {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, digit => digit + digit) : hex
  return [1, 3, 5].map(offset => Number(channel(long.slice(offset, offset + 2))))
}
