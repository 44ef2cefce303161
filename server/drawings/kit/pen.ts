import type { Point } from './geometry.ts'
import type { Curve } from './solid.ts'

/** From unscaled screen units to the picture: multiply, then shift. */
export interface View {
  readonly k: number
  readonly x: number
  readonly y: number
}

/** Writes outlines as relative path commands with at most one decimal. */
export class Pen {
  private readonly out: string[] = []
  private x = 0
  private y = 0

  constructor(private readonly view: View) {}

  ring(points: readonly Point[], closed: boolean): void {
    points.forEach((point, i) => {
      if (i === 0) this.move(point)
      else this.line(point)
    })
    if (closed) this.close(points[0])
  }

  outline(curves: readonly Curve[]): void {
    curves.forEach(({ to, arc }, i) => {
      if (i === 0) this.move(to)
      else if (arc) this.arc(to, arc)
      else this.line(to)
    })
    this.close(curves[0]?.to)
  }

  toString(): string {
    return this.out.join('')
  }

  private move(to: Point): void {
    const [dx, dy] = this.step(to)
    this.out.push(this.out.length === 0 ? 'M' : 'm', pair(dx, dy))
  }

  private line(to: Point): void {
    const [dx, dy] = this.step(to)
    if (dx === 0 && dy === 0) return
    if (dx === 0) this.out.push('v', short(dy))
    else if (dy === 0) this.out.push('h', short(dx))
    else this.out.push('l', pair(dx, dy))
  }

  private arc(to: Point, [rx, ry, large, sweep]: NonNullable<Curve['arc']>): void {
    const [dx, dy] = this.step(to)
    const { k } = this.view
    this.out.push('a', pair(tenths(rx * k), tenths(ry * k)), ` 0 ${large} ${sweep} `, pair(dx, dy))
  }

  private close(first: Point | undefined): void {
    this.out.push('z')
    if (first) this.step(first)
  }

  /** The step to a point in tenths, measured from where the rounded pen really is. */
  private step([px, py]: Point): [number, number] {
    const { k, x, y } = this.view
    const [nx, ny] = [tenths(px * k + x), tenths(py * k + y)]
    const by: [number, number] = [nx - this.x, ny - this.y]
    this.x = nx
    this.y = ny
    return by
  }
}

function tenths(value: number): number {
  return Math.round(value * 10)
}

function pair(a: number, b: number): string {
  const second = short(b)
  return short(a) + (second.startsWith('-') ? second : ` ${second}`)
}

/** A number of tenths as short text: 5 is .5, -120 is -12. */
export function short(tenths: number): string {
  const size = Math.abs(tenths)
  const whole = Math.floor(size / 10)
  const rest = size - whole * 10
  const sign = tenths < 0 ? '-' : ''
  if (rest === 0) return sign + whole
  return whole === 0 ? `${sign}.${rest}` : `${sign}${whole}.${rest}`
}
