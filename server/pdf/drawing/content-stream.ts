import type { Box, Step } from './outline.ts'

/**
 * The operators of a drawing's content stream, written as short as possible (ISO 32000-1, 8.2):
 * coordinates are whole multiples of `unit`, so the caller scales the stream by it.
 */
export class ContentStream {
  private readonly out: string[] = []
  private set = new Map<string, string>()

  constructor(private readonly unit: number) {}

  fillColor(color: string): void {
    this.state('rg', `${channels(color)} rg`)
  }

  strokeColor(color: string): void {
    this.state('RG', `${channels(color)} RG`)
  }

  lineWidth(width: number): void {
    this.state('w', `${Math.round((width / this.unit) * 10) / 10} w`)
  }

  roundJoins(): void {
    this.state('j', '1 j')
  }

  /** @param name of a graphics state among the resources */
  opacity(name: string): void {
    this.state('gs', `/${name} gs`)
  }

  /** Fills (`f`), strokes (`S`), or fills and strokes (`B`) an outline. */
  paint(outline: readonly Step[], operator: 'f' | 'S' | 'B'): void {
    this.out.push(this.written(outline) + operator)
  }

  /** Spreads a shading of the unit square over a box, clipped to an outline. */
  shade(outline: readonly Step[], name: string, { x, y, w, h }: Box): void {
    const place = [w, 0, 0, h, x, y].map(value => Math.round(value / this.unit)).join(' ')
    this.out.push(`q ${this.written(outline)}W n ${place} cm/${name} sh Q`)
  }

  /** Everything that `inside` writes is clipped to the outline. */
  clipped(outline: readonly Step[], inside: () => void): void {
    this.out.push(`q ${this.written(outline)}W n`)
    const outerState = new Map(this.set)
    inside()
    this.set = outerState
    this.out.push('Q')
  }

  toString(): string {
    return this.out.join('\n')
  }

  private state(key: string, operator: string): void {
    if (this.set.get(key) === operator) return
    this.set.set(key, operator)
    this.out.push(operator)
  }

  private written(outline: readonly Step[]): string {
    let text = ''
    for (const [operator, ...numbers] of outline) {
      for (const number of numbers) text += `${Math.round(number / this.unit)} `
      text += `${operator} `
    }
    return text
  }
}

/** Three decimals distinguish all 256 steps of a channel. */
function channels(color: string): string {
  const hex = color.length === 4 ? color.replace(/[^#]/g, digit => digit + digit) : color
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`"${color}" is no colour of a drawing`)
  return [1, 3, 5].map(offset => channel(hex.slice(offset, offset + 2))).join(' ')
}

/** The zero before the point is left out, since PDF does not require it. */
export function channel(hex: string): string {
  return String(Math.round((Number.parseInt(hex, 16) / 255) * 1000) / 1000).replace(/^0\./, '.')
}
