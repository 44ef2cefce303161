import type { Builder } from '../kit/builder.ts'
import { darker, lighter } from '../kit/light.ts'
import { lines } from '../kit/mark.ts'
import { legs } from './chair-legs.ts'
import { barrel } from './chair-shells.ts'
import { type Couch, foot, loose, PLACE, places } from './couch-places.ts'
import { padded } from './headboards.ts'
import { cushion, plan as outlineOf, upright } from './outline.ts'

export const couchStyles = ['track', 'low', 'buttoned', 'framed', 'modular', 'crescent'] as const

export type CouchStyle = (typeof couchStyles)[number]

export const couchDepth = 88

/** A sofa or, with one place, an armchair, centred on the origin, facing +y. */
export function couch(b: Builder, style: CouchStyle, look: Couch): void {
  couches[style](b, look)
}

export function couchWidth(style: CouchStyle, seats: number): number {
  return seats * PLACE + 2 * arm[style]
}

/** The cube that joins two rows of modular sofas, with a back at two sides; centred. */
export function cornerCube(b: Builder, fabric: string, back: number): void {
  b.group(g => {
    g.box([-44, -44, 3], [88, 88, 22], fabric)
    cushion(g.at(11, 11), outlineOf(64, 64, 64, 8), 25, 17, fabric, 5)
    g.box([-44, -44, 25], [88, 20, back - 25], fabric)
    g.box([-44, -23.8, 25], [20, 67.8, back - 25], fabric)
  })
}

/** The stool that makes one end (`side` 1 or -1) of a low sofa of three seats a long seat. */
export function chaiseEnd(b: Builder, side: number, fabric: string): void {
  cushion(b.at(side * 66, 97), outlineOf(92, 90, 92, 8), 4, 32, fabric, 4)
}

const arm: Record<CouchStyle, number> = {
  track: 15,
  low: 24,
  buttoned: 17,
  framed: 6,
  modular: 0,
  crescent: 20,
}

const couches: Record<CouchStyle, (b: Builder, look: Couch) => void> = {
  /** Straight arms, loose cushions, wooden feet. */
  track(b, look) {
    const { seats, fabric, wood, back = 80 } = look
    const [w, d] = [couchWidth('track', seats), couchDepth]
    legs(b, 'tapered', { w: w - 8, d: d - 8, h: 14, color: wood, thick: 5 })
    b.box([-w / 2, -d / 2, 14], [w, d, 16], fabric)
    padded(b.at(0, -d / 2 + 16), upright(w, 30, back, 5), -16, 16, fabric, 3)
    for (const side of [-1, 1])
      cushion(b.at(side * (w / 2 - 7.5), 8), outlineOf(14.8, d - 16.4, 14.8, 4), 30, 30, fabric, 3)
    places(b, look, { from: -d / 2 + 16, to: d / 2, z: 30, thick: 15 })
  },
  /** Close to the floor, with deep seats and thick arms. */
  low(b, look) {
    const { seats, fabric, back = 66 } = look
    const [w, d] = [couchWidth('low', seats), couchDepth + 12]
    b.box([-w / 2 + 5, -d / 2 + 5, 0], [w - 10, d - 10, 4], '#2a3238')
    cushion(b, outlineOf(w, d, w, 6), 4, 20, fabric, 1)
    cushion(b.at(0, -d / 2 + 11), outlineOf(w - 1, 22, w - 1, 9), 24, back - 24, fabric, 5)
    for (const side of [-1, 1])
      cushion(b.at(side * (w / 2 - 12), 11), outlineOf(23, d - 23, 23, 9), 24, 24, fabric, 5)
    places(b, look, { from: -d / 2 + 22.2, to: d / 2, z: 24, thick: 14 })
  },
  /** Back and arms of one height, rolled over and buttoned. */
  buttoned(b, { seats, fabric, wood }) {
    const [w, d, h] = [couchWidth('buttoned', seats), couchDepth, 64]
    legs(b, 'turned', { w: w - 8, d: d - 8, h: 12, color: wood, thick: 6 })
    b.box([-w / 2, -d / 2, 12], [w, d, 18], fabric)
    const ribs = (n: number) => [
      lines(
        Array.from(
          { length: n - 1 },
          (_, i) =>
            [
              [(i + 1) / n, 0.05],
              [(i + 1) / n, 0.95],
            ] as const,
        ),
        '#0b1a2a',
        1.4,
        0.28,
      ),
    ]
    b.box([-w / 2 + 17, -d / 2, 30], [w - 34, 14, h - 36], fabric, { front: ribs(seats * 4) })
    const roll = { endColor: darker(fabric, 0.15) }
    b.rod('x', [-w / 2 + 0.5, -d / 2 + 6, h + 2], 8, w - 1, fabric, roll)
    for (const side of [-1, 1]) {
      const x = side < 0 ? -w / 2 : w / 2 - 17
      b.box([x + 2, -d / 2, 30], [13, d, h - 36], fabric, {
        [side < 0 ? 'right' : 'left']: ribs(4),
      })
      b.rod('y', [x + 8.5, -d / 2 + 14, h + 2], 8, d - 14, fabric, roll)
    }
    for (let i = 0; i < seats; i++)
      cushion(
        b.at(-w / 2 + 17 + (i + 0.5) * PLACE, 7.2),
        outlineOf(PLACE - 0.6, d - 14.6, PLACE - 0.6, 4),
        30,
        14,
        fabric,
        4,
      )
  },
  /** A wooden frame that shows, with loose cushions. */
  framed(b, look) {
    const { seats, wood, back = 78 } = look
    const [w, d] = [couchWidth('framed', seats), couchDepth - 8]
    for (const x of [-w / 2, w / 2 - 5]) {
      b.box([x, d / 2 - 6, 0], [5, 5, 56], wood)
      b.loft(foot(x, -d / 2 + 4, 0), foot(x, -d / 2 - 6, back - 4), wood)
      b.box([x - 1, -d / 2 + 1, 56], [7, d, 3.6], wood)
    }
    b.box([-w / 2 + 5, -d / 2 + 10, 22], [w - 10, d - 16, 7], wood)
    b.box([-w / 2 + 5, -d / 2 - 4, back - 12], [w - 10, 4, 6], wood)
    places(b, look, { from: -d / 2 + 4, to: d / 2 - 4, z: 29, thick: 14, w: w - 12 })
  },
  /** Cubes without arms, set side by side. */
  modular(b, look) {
    const { seats, fabric, back = 70 } = look
    const d = couchDepth
    for (let i = 0; i < seats; i++) {
      const at = b.at((i - (seats - 1) / 2) * PLACE, 0)
      cushion(at, outlineOf(PLACE - 0.6, d, PLACE - 0.6, 5), 3, 22, fabric, 3)
      cushion(at.at(0, 11), outlineOf(PLACE - 1, d - 23, PLACE - 1, 8), 25, 17, fabric, 5)
      padded(at.at(0, -d / 2 + 20), upright(PLACE - 1, 25, back, 8), -18, 18, fabric, 5)
    }
    loose(b, look, -d / 2 + 20, 42, seats * PLACE)
  },
  /** A crescent around the table. */
  crescent(b, { seats, fabric, wood, back = 74 }) {
    const r = 62 + seats * 24
    const open = 105
    const at = b.at(0, r * 0.62)
    barrel(at, {
      rx: r - 14,
      ry: r - 14,
      z: 0,
      back: 6,
      arm: 6,
      thick: 46,
      color: wood,
      open: open + 6,
      pieces: 12,
    })
    barrel(at, {
      rx: r - 18.2,
      ry: r - 18.2,
      z: 6,
      back: 42,
      arm: 42,
      thick: 54,
      color: lighter(fabric, 0.05),
      open,
      pieces: 18,
    })
    barrel(at, {
      rx: r,
      ry: r,
      z: 6,
      back,
      arm: back - 16,
      thick: 18,
      color: fabric,
      open: open + 4,
      pieces: 18,
      flare: 0.03,
    })
  },
}
