import type { Builder } from '../kit/builder.ts'
import { onPlane, type Point, points, type Vec } from '../kit/geometry.ts'
import { darker } from '../kit/palette.ts'
import { spread } from '../things/bars.ts'
import type { Outfit } from '../things/upholstery.ts'
import { battens, panels } from './cladding.ts'
import { crowned, soft, upright } from './outline.ts'
import { shelving } from './stocked.ts'

/** A headboard (or footboard) centred on x, from the floor up, its front at y = 0. */
interface Board extends Outfit {
  w: number
  /** Where the mattress begins, and the top. */
  low: number
  top: number
}

export type Draw = (b: Builder, board: Board) => void

/** Padding that stands upright: an outline in (x, z), where it begins, its thickness and its crown. */
export function padded(b: Builder, outline: Point[], [y, thick, crown]: Vec, color: string) {
  soft(b, outline, crowned(y, thick, crown), color, (points, at) => onPlane('y', at, points))
}

/** Two posts whose outer faces are `x` cm from the middle. */
export function posts(b: Builder, x: number, [w, d, h]: Vec, color: string, y = -8) {
  b.box([[-x, x - w], y, 0], [w, d, h], color)
}

export const woodenBoards = {
  panelled(b, { brief, w, top, wood }) {
    const face = [panels(brief.int(2, 4))]
    posts(b, w / 2 + 3, [8, 8, top - 4], wood)
    b.block([-6, 14], [w - 10, 5, top - 18], wood, { front: face, back: face })
    b.block([-10, top - 4], [w + 10, 12, 4], wood)
  },
  slats(b, { brief, w, low, top, wood }) {
    const [count, inner] = [brief.int(9, 15), w - 8]
    posts(b, w / 2 + 3, [7, 7, top], wood, -7)
    for (const z of [low - 4, top - 12]) b.block([-6, z], [inner, 5, 8], wood)
    for (const [x, each] of spread(inner, count))
      b.at(x, 0).block([-5, low + 4], [each * 0.44, 3, top - 16 - low], wood)
  },
  boards(b, { brief, w, low, top, wood }) {
    const rows = brief.int(2, 4)
    const each = (top - low + 6) / rows
    posts(b, w / 2 - 12, [8, 4, top - 3], wood, -9)
    for (let i = 0; i < rows; i++) b.block([-5, low - 6 + i * each], [w + 6, 4, each - 3], wood)
  },
  plank(b, { brief, w, low, top, wood }) {
    posts(b, w * 0.32, [9, 7, low], wood)
    const rise = brief.between(2, 9)
    const edge = [0, 0.2, 0.45, 0.7, 1].map(
      (t): Point => [w * (0.58 - 1.16 * t), top + Math.sin(Math.PI * t) * rise],
    )
    b.extrude([[-w * 0.54, low], [w * 0.56, low], ...edge], 'y', [0, -9, 0], 8, wood)
  },
  bookcase(b, { brief, w, top, wood }) {
    const front = [shelving(4, 3, wood, brief)]
    b.block([-26, 0], [w + 6, 26, top], wood, { front })
    b.block([-28, top], [w + 12, 29, 3], darker(wood, 0.12))
  },
  wall(b, { brief, w, top, wood }) {
    const wide = w + brief.between(90, 130)
    const front = [brief.chance(0.5) ? battens(34) : panels(6, 2)]
    b.block([-5, 0], [wide, 5, top], wood, { front })
  },
} satisfies Record<string, Draw>

export const paddedBoards = {
  channels(b, { brief, w, low, top, fabric }) {
    const [count, isShell] = [brief.int(5, 9), brief.chance(0.5)]
    for (const [x, each] of spread(w + 6, count)) {
      const high = isShell ? low + (top - low) * (1.12 - 2 * (x / (w + 6)) ** 2) : top
      const channel = upright(each - 0.3, 8, high, isShell ? each * 0.42 : 4)
      padded(b.at(x, 0), channel, [-12, 11, 4], fabric)
    }
  },
  tufted(b, { brief, w, low, top, fabric }) {
    const [columns, rows] = [brief.int(4, 6), brief.int(2, 3)]
    b.block([-12, 0], [w + 8, 6, top + 2], fabric)
    for (const [z, high] of spread(top - low + 8, rows))
      for (const [x, wide] of spread(w + 6, columns)) {
        const tuft = upright(wide - 0.6, -high / 2, high / 2 - 0.6, 0)
        padded(b.at(x, 0, z + (top + low) / 2 - 4), tuft, [-6, 5, 3], fabric)
      }
  },
  arched(b, { brief, w, top, fabric }) {
    const round = brief.pick([w * 0.5, 26, 60])
    padded(b, upright(w + 6, 6, top + (round > 50 ? 14 : 0), round), [-12, 11, 4], fabric)
  },
  winged(b, { brief, w, top, fabric }) {
    padded(b, upright(w + 6, 6, top, 4), [-12, 11, 4], fabric)
    const deep = brief.between(24, 40)
    const profile = points([-12, 4], [deep, 4], [deep * 0.5, top + 3], [-12, top + 3])
    for (const x of [-w / 2 - 13, w / 2 + 3.1]) b.extrude(profile, 'x', [x, 0, 0], 9.9, fabric)
  },
  hung(b, { w, low, top, fabric, wood, metal }) {
    posts(b, w / 2 + 2, [4, 4, top], wood, -7)
    b.rod('x', [-w / 2 - 6, -5, top + 2], 2, w + 12, wood)
    for (const x of [-w / 4, w / 4]) {
      padded(b.at(x, 0), upright(w / 2 - 6, low - 2, top - 6, 5), [-9, 8, 3], fabric)
      for (const strap of [-w / 8, w / 8])
        b.quiet.box([x + strap - 2, -7.2, top - 8], [4, 0.8, 8], metal)
    }
  },
} satisfies Record<string, Draw>
