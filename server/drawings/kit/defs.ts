import { lit } from './light.ts'
import { mix } from './palette.ts'
import { short, type View } from './pen.ts'
import { project } from './projection.ts'
import type { Moment, Motion } from './scene.ts'
import type { Fill, Sweep } from './solid.ts'

type Gradient = Exclude<Fill, string>

/** Gradients, the blur, the shadow's clip and the movements of one drawing, each written once. */
export class Defs {
  private readonly out: string[] = []
  private readonly styles: string[] = []
  private readonly gradients = new Map<string, string>()

  constructor(private readonly id: string) {}

  add(markup: string) {
    this.out.push(markup)
  }

  gradient(fill: Gradient, view: View): string {
    const key = keyOf(fill)
    const earlierId = this.gradients.get(key)
    if (earlierId) return earlierId
    const id = `${this.id}g${this.gradients.size}`
    this.gradients.set(key, id)
    this.out.push(
      'stops' in fill
        ? sweep(id, fill, view)
        : 'ball' in fill
          ? ball(id, fill.ball)
          : round(id, fill.round, fill.slope),
    )
    return id
  }

  clip(d: string): string {
    this.out.push(`<clipPath id="${this.id}c"><path d="${d}"/></clipPath>`)
    return `${this.id}c`
  }

  blur(deviation: number): string {
    this.out.push(`<filter id="${this.id}f"><feGaussianBlur stdDeviation="${deviation}"/></filter>`)
    return `${this.id}f`
  }

  motion({ seconds, moments, pivot }: Motion, index: number, view: View): string {
    const name = `${this.id}m${index}`
    const at = pivot ? project(pivot) : undefined
    const origin = at
      ? `transform-origin:${px(at[0] * view.k + view.x)} ${px(at[1] * view.k + view.y)};`
      : ''
    const steps = moments.map(moment => `${moment.at}%{${declarations(moment, view)}}`)
    this.styles.push(
      `:root:not(:target) .${name}{${origin}animation:${name} ${seconds}s ease-in-out infinite}`,
      `@keyframes ${name}{${steps.join('')}}`,
    )
    return name
  }

  get hasMotion(): boolean {
    return this.styles.length > 0
  }

  /** Chromium tells a picture in a page nothing of reduced motion; there `#still` in its address does. */
  toString(): string {
    const style = this.styles.join('')
    return (
      (this.out.length > 0 ? `<defs>${this.out.join('')}</defs>` : '') +
      (style ? `<style>@media ${whenMoving}{${style}}</style>` : '')
    )
  }
}

/** Not in a tile, as administrators see them by the dozen: its width is that of the picture. */
const whenMoving = '(prefers-reduced-motion:no-preference) and (min-width:320px)'

function declarations({ move, opacity, tilt }: Moment, { k }: View): string {
  const [x, y] = project(move ?? [0, 0, 0])
  const turns = tilt === undefined ? '' : ` rotate(${tilt}deg)`
  const place = move || turns ? `transform:translate(${px(x * k)},${px(y * k)})${turns};` : ''
  return place + (opacity === undefined ? '' : `opacity:${opacity};`)
}

const px = (value: number): string => `${short(Math.round(value * 10))}px`

/** Across an upright round body: lit on the left, dark on the right, a touch of rim light. */
function round(id: string, color: string, slope: number): string {
  const tone = slope * 0.55
  const stops = [
    [0, -0.25],
    [0.2, 0.15],
    [0.5, -0.3],
    [0.85, -1],
    [1, -0.85],
  ].map(([at, by]) => stop(at as number, lit(color, Math.min(1.1, (by as number) + tone))))
  return `<linearGradient id="${id}">${stops.join('')}</linearGradient>`
}

function keyOf(fill: Gradient): string {
  if ('stops' in fill) return `${fill.from}${fill.to}${fill.stops}`
  return 'ball' in fill ? `o${fill.ball}` : `${fill.slope}${fill.round}`
}

/** From one point of the picture to another. */
function sweep(id: string, { stops, from, to }: Sweep, { k, x, y }: View): string {
  const [x1, y1, x2, y2] = [from[0] * k + x, from[1] * k + y, to[0] * k + x, to[1] * k + y].map(
    Math.round,
  )
  const colors = stops.map((color, i) => stop(shortShare(i / (stops.length - 1)), color))
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" ` +
    `x2="${x2}" y2="${y2}">${colors.join('')}</linearGradient>`
  )
}

const shortShare = (share: number): number => Math.round(share * 100) / 100

function ball(id: string, color: string): string {
  const stops = [
    stop(0, lit(color, 1.1)),
    stop(0.5, mix(color, lit(color, 1), 0.2)),
    stop(1, lit(color, -1)),
  ]
  return `<radialGradient id="${id}" cx=".38" cy=".25" r=".8">${stops.join('')}</radialGradient>`
}

const stop = (at: number, color: string): string =>
  `<stop${at === 0 ? '' : ` offset="${at}"`} stop-color="${color}"/>`
