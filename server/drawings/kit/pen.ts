import type { Point } from './geometry.ts'
import type { Curve } from './solid.ts'

/** In tenths of a pixel. */
const [TENTH, HALF] = [1, 5]

/** From unscaled screen units to the picture: multiply, then shift. */
export type View = Record<'k' | 'x' | 'y', number>

/**
 * Writes outlines as relative path commands: straight ones to half a pixel, which no screen shows
 * and which is a sixth lighter as served than tenths; curves to a tenth, since an arc whose radius
 * does not fit its ends is another arc.
 */
export class Pen {
  private written = ''
  private x = 0
  private y = 0
  /** What is written is a multiple of this, in tenths. */
  private grain = TENTH

  constructor(private readonly view: View) {}

  ring(points: readonly Point[], closed: boolean) {
    this.grain = HALF
    points.forEach((point, i) => {
      if (i === 0) this.move(point)
      else this.line(point)
    })
    if (closed) this.close(points[0])
  }

  outline(curves: readonly Curve[]) {
    this.grain = TENTH
    curves.forEach(({ to, arc }, i) => {
      if (i === 0) this.move(to)
      else if (arc) this.arc(to, arc)
      else this.line(to)
    })
    this.close(curves[0]?.to)
  }

  toString(): string {
    return this.written
  }

  private move(to: Point) {
    const [dx, dy] = this.step(to)
    this.written += (this.written ? 'm' : 'M') + pair(dx, dy)
  }

  private line(to: Point) {
    const [dx, dy] = this.step(to)
    if (dx === 0 && dy === 0) return
    if (dx === 0) this.written += `v${short(dy)}`
    else if (dy === 0) this.written += `h${short(dx)}`
    else this.written += `l${pair(dx, dy)}`
  }

  private arc(to: Point, [rx, ry, large, sweep]: NonNullable<Curve['arc']>) {
    const [dx, dy] = this.step(to)
    const { k } = this.view
    const radii = pair(this.tenths(rx * k), this.tenths(ry * k))
    this.written += `a${radii} 0 ${large} ${sweep} ${pair(dx, dy)}`
  }

  private close(first: Point | undefined) {
    this.written += 'z'
    if (first) this.step(first)
  }

  /** The step to a point in tenths, measured from where the rounded pen really is. */
  private step([px, py]: Point): [number, number] {
    const { k, x, y } = this.view
    const [nx, ny] = [this.tenths(px * k + x), this.tenths(py * k + y)]
    const by: [number, number] = [nx - this.x, ny - this.y]
    this.x = nx
    this.y = ny
    return by
  }

  private tenths(value: number): number {
    return Math.round((value * 10) / this.grain) * this.grain
  }
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
