import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { type Point, times } from '../kit/geometry.ts'
import { type Mark, tint } from '../kit/mark.ts'
import { darker, fabrics, lighter, metals } from '../kit/palette.ts'
import { stock } from '../props/bar-things.ts'
import { boards, masonry, panels, tiles } from '../props/cladding.ts'
import { gleam } from '../props/looking-glasses.ts'
import { doors } from '../props/storage.ts'

interface ShelfPlan {
  brief: Brief
  color: string
  wood: string
  top: string
  metal: string
}

/** Shelves for bottles, in cm: along x their centre on the origin, their back at y = 0. */
export interface ShelfMake {
  w: readonly [from: number, to: number]
  h: number
  /** Depth of the boards. */
  d?: number
  /** Heights of the boards' upper faces. */
  levels: readonly number[]
  back?: keyof typeof backs
  posts?: keyof typeof posts
  /** Height of the cupboard that it stands on. */
  low?: number
  fill?: typeof bottles
  more?: (b: Builder, plan: ShelfPlan, size: ShelfSize) => void
}

const steel = { d: 34, posts: 'bars' } as const

export const shelfMakes = {
  cabinet: {
    w: [130, 190],
    h: 226,
    levels: [140, 184],
    back: 'mirror',
    posts: 'boards',
    low: 92,
    more: crown,
  },
  arched: { w: [88, 112], h: 205, levels: [119, 157], back: 'arch', low: 74 },
  pipes: { w: [110, 180], h: 184, d: 34, levels: [50, 96, 142], posts: 'pipes', more: crown },
  floating: { w: [150, 210], h: 222, levels: [70, 108, 146, 184], back: 'wall' },
  hanging: { w: [120, 170], h: 216, ...steel, levels: [99, 153], low: 44, more: crown },
  wine: {
    w: [92, 152],
    h: 128,
    d: 30,
    levels: [8, 38, 68, 98],
    posts: 'boards',
    fill: lattice,
    more: crown,
  },
} satisfies Record<string, ShelfMake>

export function shelves(b: Builder, plan: ShelfPlan, make: ShelfMake): void {
  const { brief, color, wood, metal } = plan
  const { levels, h, d = 22, low = 0, fill = bottles } = make
  const w = brief.between(...make.w)
  const size = { w, d, h, from: low }
  if (make.back) backs[make.back](b, plan, size)
  if (make.posts) posts[make.posts](b, plan, size)
  if (low) {
    const front = [panels(3, 1, '#0b1a2a', 0.07), doors(3, metal)]
    b.block([BACK, 0], [w, 44, low - 4], color, { front })
    b.block([BACK, low - 4], [w + 4, 48, 4], plan.top)
    bottles(b, plan, w, d, low, levels[0])
  }
  for (const [i, z] of levels.entries()) {
    // Not through the posts, nor past an arch.
    const wide = z > h - w / 2 && make.back === 'arch' ? w * 0.8 : w - 12
    b.block([BACK, z - 3], [wide, d, 3], wood)
    fill(b, plan, wide, d, z, levels[i + 1])
  }
  make.more?.(b, plan, size)
}

/** On a board at `z`, below the next. */
function bottles(b: Builder, { brief }: ShelfPlan, w: number, d: number, z: number, next = z + 46) {
  stock(b.at(8 - w / 2, BACK + d * 0.35, z), brief, w - 16, d * 0.5, Math.min(36, next - z - 6))
}

/** Bottles that lie in cells 30 cm wide, against a dark back. */
function lattice(b: Builder, { brief, wood }: ShelfPlan, w: number, d: number, z: number): void {
  const count = Math.round(w / 30)
  b.block([0, z], [w, BACK, 27], darker(wood, 0.4))
  for (let i = 0; i < count; i++) {
    const cell = b.at(-w / 2 + (i * w) / count, BACK, z)
    if (i > 0) cell.block([0, 0], [2.4, d, 27], wood)
    for (const x of [8, 21])
      if (brief.chance(0.75))
        lying(cell.at(x, 2, 4.6), brief.pick([fabrics.forest, metals.black, '#7a2f35']))
  }
}

function lying(b: Builder, color: string): void {
  const foil = [tint(0, 0, 1, 1, metals.brass)]
  b.quiet.rod('y', [0, 0, 0], 4.4, 17, color)
  b.quiet.rod('y', [0, 17.1, 0], 1.6, 8, color, { ends: foil })
}

function crown(b: Builder, plan: ShelfPlan, { w, d, h }: ShelfSize): void {
  b.block([0, h], [w + 8, d + 8, 5], plan.color)
  bottles(b, plan, w, d, h + 5)
}

const BACK = 3.1

interface ShelfSize {
  w: number
  d: number
  h: number
  /** Where the posts begin. */
  from: number
}

const backs = {
  mirror: (b, _, { w, h, from }) =>
    b.block([0, from], [w, 3, h - from], '#cfe3e8', { front: [gleam] }),
  wall(b, { brief, color }, { w, h }) {
    const front = brief.pick<Mark>([masonry(14), boards(9), tiles(16), panels(4, 2)])
    b.block([-8, 0], [w, 11, h], color, { front: [front] })
  },
  arch(b, { color }, { w, h }) {
    const head = times(13, (i): Point => {
      const a = (i / 12) * Math.PI
      return [(Math.cos(a) * w) / 2, h - w / 2 + (Math.sin(a) * w) / 2]
    })
    const look = { endColor: lighter(color, 0.12), smooth: true }
    b.extrude([[-w / 2, 0], [w / 2, 0], ...head], 'y', [0, -5, 0], 8, color, look)
  },
} satisfies Record<string, (b: Builder, plan: ShelfPlan, size: ShelfSize) => void>

const posts = {
  boards(b, { color }, { w, d, h, from }) {
    b.box([[-w / 2, w / 2 - 5], BACK, from], [5, d + 2, h - from], color)
  },
  pipes: atCorners((b, metal, h) => {
    b.cylinder(0, 3.2, 2, metal)
    b.cylinder(2, 1.7, h - 2, metal, { capped: false })
  }),
  bars: atCorners((b, metal, h) => b.block(0, [3, 3, h], metal)),
} satisfies Record<string, (b: Builder, plan: ShelfPlan, size: ShelfSize) => void>

function atCorners(draw: (b: Builder, metal: string, h: number) => void) {
  return (b: Builder, { metal }: ShelfPlan, { w, d, h, from }: ShelfSize) => {
    for (const x of [-w / 2 + 3, w / 2 - 3])
      for (const y of [4, d]) draw(b.at(x, y, from), metal, h - from)
  }
}
