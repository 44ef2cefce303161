import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { inset, type Mark, panel } from '../kit/mark.ts'
import { hangingRail, shoes } from '../props/cabinets/clothes.ts'
import { fillShelf, type Theme } from '../props/cabinets/contents.ts'
import type { Finish } from '../props/cabinets/finish.ts'
import { door, drawer, FRONT, glassDoor, type Part } from '../props/cabinets/fronts.ts'
import { gleam } from '../props/looking-glasses.ts'
import { type Cell, type Column, divided } from './case-words.ts'

/** Thickness of the boards in cm. */
export const BOARD = 2.2

/** A column between two upright boards; lengths in cm. */
interface Bay {
  readonly brief: Brief
  readonly look: Finish
  readonly theme?: Theme
  readonly size: readonly [w: number, d: number, h: number]
  readonly w: number
  readonly h: number
  /** Whether it is the first and the last of its block. */
  readonly ends: readonly [first: boolean, last: boolean]
}

/** A cell with its inner size, and the part of the front that covers it. */
interface Space extends Omit<Bay, 'size' | 'ends'> {
  readonly d: number
  readonly part: Part
  readonly hinge: 'left' | 'right'
}

/** Fills a column; fronts lie over half of each board around them. */
export function drawCells(b: Builder, bay: Bay, { cells }: Column): void {
  const {
    size: [, d],
    w,
    look,
    ends,
  } = bay
  const edge = (isEnd: boolean) => (isEnd ? BOARD : BOARD / 2) - 0.2
  const [left, right] = [edge(ends[0]), edge(ends[1])]
  const spaces = divided(cells, bay.h - 2 * BOARD, BOARD)
  for (const [i, { of: cell, from, size: h }] of spaces.entries()) {
    const isLast = i === cells.length - 1
    const [below, above] = [edge(i === 0), isLast ? -0.2 : edge(false)]
    const part = [-left, -below, w + left + right, h + below + above] as const
    const at = b.at(0, 0, BOARD + from)
    if (!isLast) at.box([0, 0, h], [w, d, BOARD], look.color)
    if (!covers.has(cell.word))
      at.box([0, 0, 0], [w, 0.8, h], darker(look.color, 0.28), { casts: false })
    const draw = words[cell.word]
    if (!draw) throw new Error(`A case has no cell "${cell.word}"; known are ${Object.keys(words)}`)
    draw(at, { ...bay, d, h, part, hinge: ends[1] ? 'right' : 'left' })
  }
}

/** Whether the inside of a cell is out of sight. */
export const isShut = (cell?: Cell) => cell !== undefined && covers.has(cell.word)

const covers = new Set(['door', 'doors', 'drawer', 'mirror', 'seat'])

const words: Record<string, (b: Builder, space: Space) => void> = {
  bare() {},
  open: (b, { brief, theme = 'mixed', w, d, h }) =>
    fillShelf(b.at(0, 1), brief, theme, [w, d - 1, h]),
  door: (b, { part, d, look, hinge }) => door(b, part, d, look.fronts, hinge),
  doors(b, { part: [x, z, w, h], d, look }) {
    door(b, [x, z, w / 2 - 0.2, h], d, look.fronts, 'left')
    door(b, [x + w / 2 + 0.2, z, w / 2 - 0.2, h], d, look.fronts, 'right')
  },
  drawer: (b, { part, d, look }) => drawer(b, part, d, look.fronts),
  /** Shelves behind a pane. */
  glass(b, space) {
    const { w, d, h, part, look } = space
    const count = Math.max(1, Math.round(h / 33))
    for (let i = 0; i < count; i++) {
      const at = b.at(0, 0, (i * h) / count)
      if (i > 0) at.box([0, 0.8, -1.2], [w, d * 0.8, 1.2], look.color, { casts: false })
      words.open?.(at, { ...space, d: d * 0.8, h: h / count - 1.2 })
    }
    glassDoor(b, part, d, look.fronts, count - 1)
  },
  /** A door with a mirror. */
  mirror(b, space) {
    const {
      part: [x, z, w, h],
      d,
    } = space
    words.door?.(b, space)
    b.box([x + 5, d + FRONT, z + 6], [w - 14, 0.4, h - 12], '#cfe3e8', {
      casts: false,
      front: [gleam],
    })
  },
  /** A mirror at the back. */
  silver: (b, { w, h }) => b.box([0, 0.8, 0], [w, 0.6, h], '#cfe3e8', { front: [gleam] }),
  /** Clothes on a rail over shoes. */
  clothes(b, { brief, w, d, h }) {
    hangingRail(b.at(0, 2), brief, [w, d - 4, h - 12])
    shoes(b.at(0, 2), brief, w, d - 4)
  },
  /** Clothes over linen behind a leaf that stands open, a mirror on its inside. */
  ajar(b, space) {
    const {
      brief,
      part: [x, z, w, high],
      d,
      h,
      look,
    } = space
    fillShelf(b.at(0, 2), brief, 'linen', [space.w, d - 4, 22])
    b.box([0, 2, 24], [space.w, d - 4, 2], look.color)
    hangingRail(b.at(0, 2, 26), brief, [space.w, d - 4, h - 38])
    b.box([x, d + 0.2, z], [FRONT, w - 1, high], look.fronts.color, { right: silvered(0.12, 0.1) })
  },
  /** Clothes behind two leaves that slide before each other. */
  sliding(b, { brief, w, d, h, look }) {
    const leaf = w * 0.52
    hangingRail(b.at(0, 2), brief, [w, d - 12, h - 22])
    shoes(b.at(0, 2), brief, w, d - 12)
    const mirror = brief.chance(0.6) ? { front: silvered(0.04, 0.02) } : {}
    b.box([w - leaf, d - 7, 0], [leaf, 2.4, h], look.fronts.color, mirror)
    door(b, [leaf * brief.between(0.18, 0.6), 0, leaf, h], d - 4, look.fronts, 'left')
  },
  /** A drawer under a cushion. */
  seat(b, { brief, part, w, d, h, look }) {
    drawer(b, part, d, look.fronts)
    const color = brief.pick(['#2f6b70', '#c98a68', '#80506f', '#d9ccb6'])
    b.box([0, 1, h + BOARD], [w, d, 9], color)
  },
}

/** Mirror glass on a face, drawn in by a share of its width and its height. */
function silvered(u: number, v: number): Mark[] {
  return [inset(u, v, 1 - 2 * u, 1 - 2 * v, [panel(0, 0, 1, 1, '#cfe3e8'), gleam])]
}
