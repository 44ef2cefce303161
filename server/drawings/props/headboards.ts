import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { seamless } from './bent.ts'
import { battens, panels } from './cladding.ts'
import { shrunk, upright } from './outline.ts'
import { shelving } from './storage.ts'

/** A headboard (or footboard) centred on x, from the floor up, its front at y = 0. */
export interface Board {
  readonly brief: Brief
  readonly w: number
  /** Where the mattress begins, and the top. */
  readonly low: number
  readonly top: number
  readonly wood: string
  readonly fabric: string
  readonly metal: string
}

/** Padding that stands upright in front of y = 0 - `thick`: an outline in (x, z) with a crown. */
export function padded(
  b: Builder,
  outline: readonly Point[],
  y: number,
  thick: number,
  color: string,
  crown: number,
): void {
  const ring = (points: readonly Point[], at: number) => points.map(([x, z]): Vec => [x, at, z])
  seamless(b, g => {
    g.loft(ring(outline, y), ring(outline, y + thick - crown), color)
    g.loft(
      ring(outline, y + thick - crown),
      ring(shrunk(outline, crown * 1.1), y + thick),
      lighter(color, 0.04),
    )
  })
}

export const woodenBoards = {
  /** A frame with raised panels under a cap. */
  panelled(b: Builder, { brief, w, top, wood }: Board) {
    const count = brief.int(2, 4)
    for (const x of [-w / 2 - 3, w / 2 - 5]) b.box([x, -8, 0], [8, 8, top - 4], wood)
    b.box([-w / 2 + 5, -6, 14], [w - 10, 5, top - 18], wood, {
      front: [panels(count)],
      back: [panels(count)],
    })
    b.box([-w / 2 - 5, -10, top - 4], [w + 10, 12, 4], wood)
  },
  /** Upright slats between posts. */
  slats(b: Builder, { brief, w, low, top, wood }: Board) {
    const count = brief.int(9, 15)
    for (const x of [-w / 2 - 3, w / 2 - 4]) b.box([x, -7, 0], [7, 7, top], wood)
    const inner = w - 8
    for (const z of [low - 4, top - 12]) b.box([-inner / 2, -6, z], [inner, 5, 8], wood)
    const each = inner / count
    for (let i = 0; i < count; i++)
      b.box([-inner / 2 + (i + 0.28) * each, -5, low + 4], [each * 0.44, 3, top - 16 - low], wood)
  },
  /** Wide boards with gaps between them. */
  boards(b: Builder, { brief, w, low, top, wood }: Board) {
    const rows = brief.int(2, 4)
    for (const x of [-w / 2 + 12, w / 2 - 20]) b.box([x, -9, 0], [8, 4, top - 3], wood)
    const each = (top - low + 6) / rows
    for (let i = 0; i < rows; i++)
      b.box([-w / 2 - 3, -5, low - 6 + i * each], [w + 6, 4, each - 3], wood)
  },
  /** One thick plank with its natural edge. */
  plank(b: Builder, { brief, w, low, top, wood }: Board) {
    for (const x of [-w * 0.32, w * 0.32 - 9]) b.box([x, -8, 0], [9, 7, low], wood)
    const edge = [0, 0.2, 0.45, 0.7, 1].map(
      (t): Point => [w * (0.58 - 1.16 * t), top - Math.sin(Math.PI * t) * -brief.between(2, 9)],
    )
    const outline: Point[] = [[-w * 0.54, low], [w * 0.56, low], ...edge]
    b.extrude(outline, 'y', [0, -9, 0], 8, wood)
  },
  /** A case with niches for books. */
  bookcase(b: Builder, { brief, w, top, wood }: Board) {
    b.box([-w / 2 - 3, -26, 0], [w + 6, 26, top], wood, {
      front: [shelving(4, 3, wood, brief)],
      right: [battens(1, '#10262b', 0.04)],
    })
    b.box([-w / 2 - 6, -28, top], [w + 12, 29, 3], darker(wood, 0.12))
  },
  /** A wall panel wider than the bed. */
  wall(b: Builder, { brief, w, top, wood }: Board) {
    const wide = w + brief.between(90, 130)
    b.box([-wide / 2, -5, 0], [wide, 5, top], wood, {
      front: [brief.chance(0.5) ? battens(34) : panels(6, 2)],
    })
  },
}

export const paddedBoards = {
  /** Upright rolls side by side; they may rise to the middle like a shell. */
  channels(b: Builder, { brief, w, low, top, fabric }: Board) {
    const count = brief.int(5, 9)
    const shell = brief.chance(0.5)
    const each = (w + 6) / count
    for (let i = 0; i < count; i++) {
      const out = Math.abs((2 * (i + 0.5)) / count - 1)
      const high = shell ? low + (top - low) * (1.12 - 0.5 * out ** 2) : top
      const roll = upright(each - 0.3, 8, high, shell ? each * 0.42 : 4)
      const at = -w / 2 - 3 + (i + 0.5) * each
      padded(b.at(at, 0), roll, -12, 11, fabric, 4)
    }
  },
  /** Square cushions in rows. */
  tufted(b: Builder, { brief, w, low, top, fabric }: Board) {
    const [columns, rows] = [brief.int(4, 6), brief.int(2, 3)]
    b.box([-w / 2 - 4, -12, 0], [w + 8, 6, top + 2], fabric)
    const [cw, ch] = [(w + 6) / columns, (top - low + 8) / rows]
    for (let i = 0; i < columns * rows; i++) {
      const at = b.at(-w / 2 - 3 + ((i % columns) + 0.5) * cw, 0)
      const z = low - 8 + Math.floor(i / columns) * ch
      padded(at, upright(cw - 0.6, z, z + ch - 0.6, 0), -6, 5, fabric, 3)
    }
  },
  /** A plain pad with a round or a clipped top. */
  arched(b: Builder, { brief, w, top, fabric }: Board) {
    const round = brief.pick([w * 0.5, 26, 60])
    padded(b, upright(w + 6, 6, top + (round > 50 ? 14 : 0), round), -12, 11, fabric, 4)
  },
  /** A pad between two wings. */
  winged(b: Builder, { brief, w, top, fabric }: Board) {
    padded(b, upright(w + 6, 6, top, 4), -12, 11, fabric, 4)
    const deep = brief.between(24, 40)
    for (const side of [-1, 1]) {
      const [x0, x1] = side < 0 ? [-w / 2 - 13, -w / 2 - 3.1] : [w / 2 + 3.1, w / 2 + 13]
      const ring = (z: number, y: number): Vec[] => [
        [x0, -12, z],
        [x1, -12, z],
        [x1, y, z],
        [x0, y, z],
      ]
      b.loft(ring(4, deep), ring(top + 3, deep * 0.5), fabric)
    }
  },
  /** Two cushions hung from a rail. */
  hung(b: Builder, { w, low, top, fabric, wood, metal }: Board) {
    for (const x of [-w / 2 - 2, w / 2 - 2]) b.box([x, -7, 0], [4, 4, top], wood)
    b.rod('x', [-w / 2 - 6, -5, top + 2], 2, w + 12, wood)
    for (const side of [-1, 1]) {
      padded(b.at((side * w) / 4, 0), upright(w / 2 - 6, low - 2, top - 6, 5), -9, 8, fabric, 3)
      for (const x of [-w / 8, w / 8])
        b.box([(side * w) / 4 + x - 2, -7.2, top - 8], [4, 0.8, 8], metal, { casts: false })
    }
  },
}
