import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { darker, lighter } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import type { BarPlan } from './bar-counters.ts'
import { stock } from './bar-things.ts'
import { boards, masonry, panels, tiles } from './cladding.ts'
import { gleam } from './looking-glasses.ts'
import { doors, drawers } from './storage.ts'

/** Shelves for bottles and glasses behind a bar: centred on x, their back at y = 0. */
export const barShelves = {
  /** Cupboards below, mirrored shelves above under a cornice. */
  cabinet(b: Builder, plan: BarPlan) {
    const { brief, color, top } = plan
    const [w, h] = [brief.between(130, 190), brief.between(200, 235)]
    b.box([-w / 2, 0, 0], [w, 46, 88], color, {
      front: [panels(3, 1, '#0b1a2a', 0.07), doors(3, plan.metal)],
    })
    b.box([-w / 2 - 2, 0, 88], [w + 4, 50, 4], top)
    b.box([-w / 2, 0, 92], [w, 3, h - 98], '#cfe3e8', { front: [gleam] })
    for (const x of [-w / 2, w / 2 - 5]) b.box([x, 3.1, 92], [5, 24, h - 98], color)
    const rows = brief.int(2, 3)
    level(b, plan, w - 12, 92, (h - 98) / rows)
    for (let i = 1; i < rows; i++) {
      const z = 92 + ((h - 98) * i) / rows
      b.box([-w / 2 + 5.1, 3.1, z - 2.4], [w - 10.2, 22, 2.4], top)
      level(b, plan, w - 12, z, (h - 98) / rows)
    }
    b.box([-w / 2 - 4, 0, h - 6], [w + 8, 34, 6], color)
  },
  /** Boards in a frame of steel pipe. */
  pipes(b: Builder, plan: BarPlan) {
    const { brief, wood, metal } = plan
    const [w, rows] = [brief.between(110, 180), brief.int(3, 5)]
    const each = 46
    const h = rows * each + 6
    for (const x of [-w / 2 + 6, w / 2 - 6])
      for (const y of [4, 30]) {
        b.cylinder([x, y, 0], 3.4, 2, metal)
        for (let i = 0; i < rows; i++)
          b.cylinder([x, y, i * each + (i ? 4 : 2)], 1.7, each - (i ? 4 : 2), metal, {
            capped: i === rows - 1,
          })
      }
    for (let i = 1; i < rows; i++) {
      b.box([-w / 2, 0, i * each], [w, 34, 4], wood)
      level(b.at(0, 4), plan, w - 30, i * each + 4, each - 6)
    }
    b.box([-w / 2, 0, h - 6], [w, 34, 4], wood)
    level(b.at(0, 4), plan, w - 20, h - 2, 34)
  },
  /** Boards on the wall behind the bar. */
  floating(b: Builder, plan: BarPlan) {
    const { brief, color, wood } = plan
    const [w, h] = [brief.between(150, 210), brief.between(190, 230)]
    const wall = brief.pick([[masonry(14)], [boards(9)], [tiles(16)], [panels(4, 2)]])
    b.box([-w / 2, -10, 0], [w, 10, h], color, { front: wall })
    const rows = brief.int(3, 4)
    for (let i = 0; i < rows; i++) {
      const z = 66 + (i * (h - 80)) / rows
      const wide = w - 24 - (brief.chance(0.5) ? i * 14 : 0)
      b.box([-wide / 2, 0.1, z], [wide, 20, 3.4], wood, { casts: false })
      level(b.at(0, -2), plan, wide - 8, z + 3.4, (h - 80) / rows - 6)
    }
  },
  /** Steps that rise to the wall. */
  tiers(b: Builder, plan: BarPlan) {
    const { brief, color, top, metal } = plan
    const w = brief.between(120, 170)
    b.box([-w / 2, 0, 0], [w, 66, 76], color, { front: [drawers(3, 2, metal)] })
    b.box([-w / 2 - 2, 0, 76], [w + 4, 68, 3], top)
    for (let i = 0; i < 3; i++) {
      const [y, z] = [44 - i * 20, 79 + i * 16]
      if (i < 2) b.box([-w / 2 + 4, 0, z], [w - 8, y - 2, 16], lighter(color, 0.08))
      level(b.at(0, y - 4), plan, w - 14, z, 32)
    }
  },
  /** A lattice for wine, glasses above it. */
  wine(b: Builder, plan: BarPlan) {
    const { brief, wood } = plan
    const [columns, rows] = [brief.int(3, 5), brief.int(3, 5)]
    const each = 30
    const [w, h] = [columns * each, rows * each]
    b.box([-w / 2, 0, 8], [w, 4, h], darker(wood, 0.4))
    b.box([-w / 2 - 4, 0, 0], [w + 8, 34, 8], wood)
    for (const x of [-w / 2 - 4, w / 2]) b.box([x, 0, 8], [4, 34, h], wood)
    for (let i = 1; i < rows; i++) b.box([-w / 2, 4.1, 8 + i * each - 1.2], [w, 28, 2.4], wood)
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        if (i > 0)
          b.box([-w / 2 + i * each - 1.2, 4.1, 8 + j * each + 1.2], [2.4, 28, each - 2.4], wood)
        for (const x of [8, 21])
          if (brief.chance(0.75))
            lying(
              b.at(-w / 2 + i * each + x, 8, 8 + j * each + 5.2),
              brief.pick(['#3f6650', '#2a3238', '#7a2f35']),
            )
      }
    b.box([-w / 2 - 6, 0, 8 + h], [w + 12, 38, 4], wood)
    level(b.at(0, 8), plan, w - 10, 12 + h, 32)
  },
  /** Trays on wheels. */
  trolley(b: Builder, plan: BarPlan) {
    const { brief, metal, wood } = plan
    const [w, d] = [brief.between(74, 96), 42]
    for (const x of [-w / 2, w / 2 - 2.4])
      for (const y of [0, d - 2.4]) {
        b.ball([x + 1.2, y + 1.2, 4], 4, '#23292d')
        b.box([x, y, 8], [2.4, 2.4, 82], metal)
      }
    for (const z of [16, 52, 86]) {
      b.box([-w / 2 + 2.5, 2.5, z], [w - 5, d - 5, 2], wood)
      if (z < 86) level(b.at(0, 12), plan, w - 14, z + 2, 30)
    }
    level(b.at(0, 12), plan, w - 14, 88, 34)
    b.beam([w / 2 + 0.1, 4, 92], [w / 2 + 13, 4, 98], 2.2, metal)
    b.beam([w / 2 + 0.1, d - 4, 92], [w / 2 + 13, d - 4, 98], 2.2, metal)
    b.beam([w / 2 + 13, 3, 98], [w / 2 + 13, d - 3, 98], 2.4, metal)
  },
  /** A rack that hangs from chains. */
  hanging(b: Builder, plan: BarPlan) {
    const { brief, metal, wood } = plan
    const w = brief.between(120, 170)
    for (const x of [-w / 2 + 4, w / 2 - 7])
      for (const y of [0, 36]) b.box([x, y, 0], [3, 3, 214], metal)
    b.box([-w / 2, -2, 214], [w, 43, 5], wood)
    for (const z of [96, 150]) {
      b.box([-w / 2, 3.1, z], [w, 32.8, 3], wood)
      level(b.at(0, 8), plan, w - 22, z + 3, 40)
    }
    b.box([-w / 2 + 8, 4, 0], [w - 16, 32, 44], darker(wood, 0.3), {
      front: [doors(2, metal)],
    })
    level(b.at(0, 8), plan, w - 34, 44, 40)
  },
  /** A tall case with a round head. */
  arched(b: Builder, plan: BarPlan) {
    const { brief, color, top, wood } = plan
    const [w, h] = [brief.between(84, 110), brief.between(190, 215)]
    const head = Array.from({ length: 13 }, (_, i): Point => {
      const a = (i / 12) * Math.PI
      return [(Math.cos(a) * w) / 2, h - w / 2 + (Math.sin(a) * w) / 2]
    })
    b.extrude([[-w / 2, 0], [w / 2, 0], ...head], 'y', [0, 0, 0], 8, color, {
      endColor: lighter(color, 0.12),
      smooth: true,
    })
    b.box([-w / 2, 8.1, 0], [w, 38, 70], color, { front: [doors(2, plan.metal)] })
    b.box([-w / 2 - 2, 8.1, 70], [w + 4, 41, 4], top)
    level(b.at(0, 22), plan, w - 10, 74, 34)
    for (const z of [116, 154]) {
      const wide = z > h - w / 2 ? w * 0.82 : w - 4
      b.box([-wide / 2, 8.1, z], [wide, 20, 3], wood)
      level(b.at(0, 9), plan, wide - 10, z + 3, 30)
    }
  },
  /** Open cubes, some turned to the side. */
  cubes(b: Builder, plan: BarPlan) {
    const { brief, wood } = plan
    const size = 42
    const stacks = [brief.int(3, 5), brief.int(2, 4), brief.int(4, 5), brief.int(2, 4)].slice(
      0,
      brief.int(3, 4),
    )
    stacks.forEach((count, i) => {
      const at = b.at((i - stacks.length / 2) * size, 0)
      for (let k = 0; k < count; k++) {
        const color = brief.chance(0.3) ? plan.color : wood
        cube(at.at(0, 0, k * size), size, color)
        const on = at.at(4, 12, k * size + 2.5)
        if (brief.chance(0.85)) stock(on, brief, size - 6, 12, size - 9)
      }
      if (brief.chance(0.6)) stock(at.at(4, 12, count * size), brief, size - 6, 12, 32)
    })
  },
}

export const barShelfStyles = Object.keys(barShelves) as (keyof typeof barShelves)[]

function level(b: Builder, { brief }: BarPlan, w: number, z: number, room: number): void {
  stock(b.at(-w / 2, 4, z), brief, w, 16, Math.min(36, room))
}

function cube(b: Builder, size: number, wood: string): void {
  b.box([0, 0, 0], [size - 0.4, 2, size - 0.4], darker(wood, 0.35))
  b.box([0, 2.1, 0], [size - 0.4, 30, 2.4], wood)
  b.box([0, 2.1, size - 2.8], [size - 0.4, 30, 2.4], wood)
  for (const x of [0, size - 2.8]) b.box([x, 2.1, 2.4], [2.4, 30, size - 5.2], wood)
}

/** A bottle lying with its neck to the front. */
function lying(b: Builder, color: string): void {
  b.rod('y', [0, 0, 0], 4.4, 17, color, { casts: false })
  b.rod('y', [0, 17.1, 0], 1.6, 8, color, {
    casts: false,
    ends: [panel(0, 0, 1, 1, '#c29a4b', { edge: false })],
  })
}
