import type { Brief } from '../../../brief.ts'
import type { Builder } from '../../../kit/builder.ts'
import { inset, type Mark, panel, tint } from '../../../kit/mark.ts'
import { lighter } from '../../../kit/palette.ts'
import { picture } from '../../../props/art.ts'
import { battens } from '../../../props/cladding.ts'
import { glazing } from '../../../props/openings.ts'
import { shell } from '../../../props/shell.ts'
import { counter } from './counter.ts'
import { dress, light, setAllOut, setOut } from './dressing.ts'
import type { Exhibit } from './exhibits.ts'
import { lines } from './floor.ts'
import { shopWindow } from './shop-window.ts'
import { terrace } from './terrace.ts'
import { edge, heightOf, sign, step as stepAt, tallest } from './walls.ts'
import { workbench } from './workbench.ts'

export const layouts = [
  'rows',
  'stage',
  'gallery',
  'shop-window',
  'workbench',
  'terrace',
  'counter',
] as const

/** The pieces of a show, and the colours of its room. */
interface Show extends Record<'wood' | 'wall' | 'accent', string> {
  brief: Brief
  pieces: readonly Exhibit[]
}

export type Build = (b: Builder, show: Show) => void

/** A showroom of each layout around its pieces. */
export const builds: Record<(typeof layouts)[number], Build> = {
  'shop-window': shopWindow,
  workbench,
  terrace,
  counter,
  rows(b, { brief, pieces, wood, wall, accent }) {
    const floor = lines(pieces, 2, { back: 30, gap: 1 })
    const { w, d } = floor
    const h = heightOf(floor)
    shell(b, {
      size: [w, d + 40, h],
      wall,
      sideWall: accent,
      floor: brief.pick(['planks', 'chequer', 'tiles']),
      floorColor: brief.pick([wood, '#d9d2c4', '#c9c2b4']),
      back: [picture([0.1, 0.46, 0.16, 0.36], brief), picture([0.72, 0.46, 0.16, 0.36], brief)],
      side: [glazing([0.12, 0.04, 0.76, 0.84], 5, { door: 3 })],
    })
    setAllOut(b, floor, accent)
    dress(b, brief, floor)
  },
  stage(b, { brief, pieces, wood, wall, accent }) {
    const isFlat = pieces.some(piece => piece.grounded)
    const floor = lines(pieces, pieces.length > 5 ? 3 : 2, { back: 24, gap: isFlat ? 1.1 : 0.9 })
    const { w, d } = floor
    // So high that a piece is seen over the one on the step before it.
    const step = isFlat ? 0 : Math.min(56, tallest(floor) * 0.5)
    const h = isFlat ? heightOf(floor) : tallest(floor) + 24 + step * floor.rows.length
    b.slab([-12, -12, -14], [w + 24, d + 64, 14], '#e4dfd4')
    b.quiet.box([0, -12, 0], [w, 12, h], wall, {
      front: [
        panel(0.04, 0.06, 0.3, 0.88, wood),
        inset(0.04, 0.06, 0.3, 0.88, [battens(18)]),
        ...sign(accent),
      ],
    })
    const count = floor.rows.length
    floor.rows.forEach((row, i) => {
      if (step > 0) stepAt(b, floor, i, (count - i) * step, wood)
      else
        b.flat(
          [20, row.y - 16, 0],
          [w - 40, row.d + 32, 0.4],
          i % 2 ? '#d8cbb8' : lighter(accent, 0.55),
        )
    })
    // On the lowest step, and not over its edge.
    const front = floor.rows[count - 1]?.d ?? 0
    light(b.at(0, 0, step), floor, step > 0 ? front / 2 + 14 : undefined)
    for (const spot of floor.spots) setOut(b.at(0, 0, step * (count - spot.line)), spot, 0, accent)
    dress(b, brief, floor)
  },
  gallery(b, { brief, pieces, wood, wall, accent }) {
    const floor = lines(pieces, 2, { back: 24, gap: 0.9 })
    const { w, d } = floor
    const h = heightOf(floor)
    const back = floor.spots.filter(spot => spot.line === 0)
    const deep = floor.rows[0]?.d ?? 0
    const bays = back.map((_, i): Mark => {
      const [from, to] = [
        i === 0 ? 0 : edge(back, i),
        i === back.length - 1 ? w : edge(back, i + 1),
      ]
      return tint(from / w, 0, (to - from) / w, 0.8, i % 2 ? accent : lighter(accent, 0.45))
    })
    shell(b, {
      size: [w, d + 40, h],
      wall,
      floor: 'carpet',
      floorColor: brief.pick(['#cfc6b6', '#bfc7c6', '#d6c9b4']),
      back: bays,
      side: [
        panel(0.5, 0.3, 0.36, 0.5, wood),
        inset(0.5, 0.3, 0.36, 0.5, [battens(12)]),
        picture([0.14, 0.36, 0.2, 0.38], brief),
      ],
    })
    for (let i = 1; i < back.length; i++)
      b.quiet.box([edge(back, i) - 6, 0.5, 0], [12, deep * 0.3, h * 0.7], wall)
    setAllOut(b, floor, wood)
    dress(b, brief, floor)
  },
}
