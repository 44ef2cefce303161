import type { SvgElement } from './svg-elements.ts'

interface Stop {
  at: number
  color: string
}

/** A shading of a shape. */
export interface Gradient {
  /**
   * The coordinates are those of the unit square, which spans the shape's bounding box, or of the
   * drawing.
   */
  space: 'box' | 'drawing'
  /** The ends of a line [x1, y1, x2, y2], or the two circles [x, y, r, x, y, r] of a radial one. */
  coordinates: readonly number[]
  stops: Stop[]
}

/** Collects the gradients that a drawing defines. */
export class Gradients {
  readonly byId = new Map<string, Gradient>()
  private current: Gradient | undefined

  /** @returns false where the element is not part of a gradient */
  read({ name, attributes, isEnd }: SvgElement): boolean {
    if (isEnd) return false
    if (name === 'stop') {
      const [at, color] = [Number(attributes.offset ?? 0), attributes['stop-color'] ?? '#000']
      this.current?.stops.push({ at, color })
      return true
    }
    const coordinates = coordinatesOf(name, attributes)
    if (!coordinates) return false
    const space = attributes.gradientUnits === 'userSpaceOnUse' ? 'drawing' : 'box'
    this.current = { space, coordinates, stops: [] }
    this.byId.set(attributes.id ?? '', this.current)
    return true
  }
}

function coordinatesOf(name: string, attributes: SvgElement['attributes']): number[] | undefined {
  const read = (key: string, fallback: number) => Number(attributes[key] ?? fallback)
  if (name === 'linearGradient') {
    return [read('x1', 0), read('y1', 0), read('x2', 1), read('y2', 0)]
  }
  if (name !== 'radialGradient') return undefined
  const [x, y, r] = [read('cx', 0.5), read('cy', 0.5), read('r', 0.5)]
  return [x, y, 0, x, y, r]
}
