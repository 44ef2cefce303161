import { elementsOf, type SvgElement } from './svg-elements.ts'

interface Stop {
  at: number
  color: string
}

/** What shades the box around a shape, in the coordinates of the unit square. */
export interface Gradient {
  /** The ends of a line [x1, y1, x2, y2], or the two circles [x, y, r, x, y, r] of a round one. */
  coordinates: readonly number[]
  stops: readonly Stop[]
}

/** By id, all gradients that a drawing defines; each spans the box of what it fills. */
export function gradientsOf(svg: string): Map<string, Gradient> {
  const found = new Map<string, { coordinates: number[]; stops: Stop[] }>()
  let current: Stop[] = []
  for (const element of elementsOf(svg)) {
    const { name, attributes, isEnd } = element
    if (isEnd) continue
    if (name === 'stop') {
      current.push({
        at: Number(attributes.offset ?? 0),
        color: attributes['stop-color'] ?? '#000',
      })
    }
    const coordinates = coordinatesOf(element)
    if (!coordinates) continue
    current = []
    found.set(attributes.id ?? '', { coordinates, stops: current })
  }
  return found
}

function coordinatesOf({ name, attributes }: SvgElement): number[] | undefined {
  const read = (key: string, otherwise: number) => Number(attributes[key] ?? otherwise)
  if (name === 'linearGradient') {
    return [read('x1', 0), read('y1', 0), read('x2', 1), read('y2', 0)]
  }
  if (name !== 'radialGradient') return undefined
  const [x, y, r] = [read('cx', 0.5), read('cy', 0.5), read('r', 0.5)]
  return [x, y, 0, x, y, r]
}
