import type { Builder } from '../kit/builder.ts'
import type { Vec } from '../kit/geometry.ts'
import { inset, type Mark, panel, tint } from '../kit/mark.ts'
import { darker, fabrics, metals } from '../kit/palette.ts'
import { fillShelf, hangingRail, shoes } from '../props/cabinets/contents.ts'
import { door, drawer, FRONT, glassDoor, type Hinge, type Part } from '../props/cabinets/fronts.ts'
import { GLASS, gleam } from '../props/looking-glasses.ts'
import type { Case } from './case.ts'
import { type Cell, type Column, divided } from './case-words.ts'

/** Thickness of the boards in cm. */
export const BOARD = 2.2

/** The inside of a cell in cm, and the part of the front that covers it. */
interface Space extends Record<'w' | 'd' | 'h', number> {
  part: Part
  hinge: Hinge
}

/**
 * Fills a column between two upright boards, of an inner width and an outer height; fronts lie over
 * half of each board around them, and over all of it at the first and the last column.
 */
export function drawCells(
  b: Builder,
  plan: Case,
  { cells }: Column,
  [w, h]: readonly [number, number],
  [isFirst, isLast]: readonly [boolean, boolean],
) {
  const [, d] = plan.size
  const edge = (isEnd: boolean) => (isEnd ? BOARD : BOARD / 2) - 0.2
  const [left, right] = [edge(isFirst), edge(isLast)]
  for (const [i, { of: cell, from, size }] of divided(cells, h - 2 * BOARD, BOARD).entries()) {
    const isTop = i === cells.length - 1
    const [below, above] = [edge(i === 0), isTop ? -0.2 : edge(false)]
    const at = b.at(0, 0, BOARD + from)
    if (!isTop) at.box(size, [w, d, BOARD], plan.look.color)
    if (!isShut(cell)) at.quiet.box(0, [w, 0.8, size], darker(plan.look.color, 0.28))
    const draw = words[cell.word]
    if (!draw) throw new Error(`A case has no cell "${cell.word}"; known are ${Object.keys(words)}`)
    const part = [-left, -below, w + left + right, size + below + above] as const
    draw(at, plan, { w, d, h: size, part, hinge: isLast ? 'right' : 'left' })
  }
}

/** Whether the inside of a cell is out of sight. */
export const isShut = (cell?: Cell) => cell !== undefined && covers.has(cell.word)

const covers = new Set(['door', 'doors', 'drawer', 'mirror', 'seat'])

const words: Record<string, (b: Builder, plan: Case, space: Space) => void> = {
  bare() {},
  open(b, { brief, theme = 'mixed' }, { w, d, h }) {
    fillShelf(b.at(0, 1), brief, theme, [w, d - 1, h])
  },
  /** Bottles that lie, their necks to the front. */
  wine(b, { brief }, { w, d }) {
    for (let x = 6; x < w - 4; x += 11) {
      if (!brief.chance(0.75)) continue
      const color = brief.pick([fabrics.forest, metals.black, '#7a2f35'])
      b.quiet.rod('y', [x, d - 27, 4.6], 4.4, 17, color)
      const ends = [tint(0, 0, 1, 1, metals.brass)]
      b.quiet.rod('y', [x, d - 9.9, 4.6], 1.6, 8, color, { ends })
    }
  },
  door(b, { look }, { part, d, hinge }) {
    door(b, part, d, look.fronts, hinge)
  },
  doors(b, { look }, { part: [x, z, w, h], d }) {
    door(b, [x, z, w / 2 - 0.2, h], d, look.fronts, 'left')
    door(b, [x + w / 2 + 0.2, z, w / 2 - 0.2, h], d, look.fronts, 'right')
  },
  drawer(b, { look }, { part, d }) {
    drawer(b, part, d, look.fronts)
  },
  glass(b, { brief, look, theme = 'mixed' }, { w, d, h, part }) {
    const count = Math.max(1, Math.round(h / 33))
    for (let i = 0; i < count; i++) {
      const at = b.at(0, 0, (i * h) / count)
      if (i > 0) at.quiet.box([0, 0.8, -1.2], [w, d * 0.8, 1.2], look.color)
      fillShelf(at.at(0, 1), brief, theme, [w, d * 0.8, h / count - 1.2])
    }
    glassDoor(b, part, d, look.fronts, count - 1)
  },
  mirror(b, { look }, { part, d, hinge }) {
    const [x, z, w, h] = part
    door(b, part, d, look.fronts, hinge)
    b.quiet.box([x + 5, d + FRONT, z + 6], [w - 14, 0.4, h - 12], GLASS, { front: [gleam] })
  },
  silver(b, _, { w, h }) {
    b.box([0, 0.8, 0], [w, 0.6, h], GLASS, { front: [gleam] })
  },
  clothes: (b, plan, { w, d, h }) => clothes(b, plan, [w, d - 4, h]),
  ajar(b, { brief, look }, { w, d, h, part: [x, z, wide, high] }) {
    fillShelf(b.at(0, 2), brief, 'linen', [w, d - 4, 22])
    b.box([0, 2, 24], [w, d - 4, 2], look.color)
    hangingRail(b.at(0, 2, 26), brief, [w, d - 4, h - 38])
    const right = silvered(0.12, 0.1)
    b.box([x, d + 0.2, z], [FRONT, wide - 1, high], look.fronts.color, { right })
  },
  sliding(b, plan, { w, d, h }) {
    const { brief, look } = plan
    const leaf = w * 0.52
    clothes(b, plan, [w, d - 12, h - 10])
    const mirror = brief.chance(0.6) ? { front: silvered(0.04, 0.02) } : {}
    b.box([w - leaf, d - 7, 0], [leaf, 2.4, h], look.fronts.color, mirror)
    door(b, [leaf * brief.between(0.18, 0.6), 0, leaf, h], d - 4, look.fronts, 'left')
  },
  seat(b, { brief, look }, { part, w, d, h }) {
    drawer(b, part, d, look.fronts)
    const color = brief.pick([fabrics.teal, fabrics.clay, fabrics.plum, fabrics.linen])
    b.box([0, 1, h + BOARD], [w, d, 9], color)
  },
}

function clothes(b: Builder, { brief }: Case, [w, d, h]: Vec) {
  hangingRail(b.at(0, 2), brief, [w, d, h - 12])
  shoes(b.at(0, 2), brief, w, d)
}

/** Mirror glass on a face, drawn in by a share of its width and its height. */
function silvered(u: number, v: number): Mark[] {
  return [inset(u, v, 1 - 2 * u, 1 - 2 * v, [panel(0, 0, 1, 1, GLASS), gleam])]
}
