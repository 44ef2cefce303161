import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import type { Point } from '../kit/geometry.ts'
import { lighter } from '../kit/light.ts'
import type { Mark } from '../kit/mark.ts'
import { stock } from '../props/bar-things.ts'
import { boards, masonry, panels, tiles } from '../props/cladding.ts'
import { gleam } from '../props/looking-glasses.ts'
import { doors, drawers } from '../props/storage.ts'

/** What shelves of a bar are made of. */
export interface ShelfPlan {
  readonly brief: Brief
  readonly color: string
  readonly wood: string
  readonly top: string
  readonly metal: string
}

/** Shelves for bottles: lengths in cm, along x their centre on the origin, their back at y = 0. */
interface ShelfMake {
  readonly w: readonly [from: number, to: number]
  /** Depth of the boards; of the cupboard below, where there is one. */
  readonly d?: number
  /** Heights of the boards' upper faces. */
  readonly levels: readonly number[]
  readonly h: number
  readonly back?: keyof typeof backs
  readonly posts?: keyof typeof posts
  readonly low?: { readonly h: number; readonly d: number; readonly drawers?: true }
  /** A board that closes it above. */
  readonly crown?: true
  /** Steps that rise to the wall, on the cupboard. */
  readonly steps?: true
  /** On wheels, with a handle. */
  readonly rolls?: true
}

export const shelfMakes = {
  cabinet: {
    w: [130, 190],
    levels: [140, 184],
    h: 226,
    back: 'mirror',
    posts: 'boards',
    low: { h: 92, d: 46 },
    crown: true,
  },
  pipes: { w: [110, 180], d: 34, levels: [50, 96, 142], h: 184, posts: 'pipes', crown: true },
  floating: { w: [150, 210], levels: [70, 108, 146, 184], h: 222, back: 'wall' },
  hanging: {
    w: [120, 170],
    d: 34,
    levels: [99, 153],
    h: 216,
    posts: 'bars',
    low: { h: 44, d: 38 },
    crown: true,
  },
  arched: { w: [88, 112], levels: [119, 157], h: 205, back: 'arch', low: { h: 74, d: 46 } },
  trolley: { w: [74, 96], d: 40, levels: [18, 54, 88], h: 90, posts: 'bars', rolls: true },
  tiers: { w: [120, 170], levels: [], h: 120, low: { h: 79, d: 66, drawers: true }, steps: true },
} satisfies Record<string, ShelfMake>

export function shelves(b: Builder, plan: ShelfPlan, make: ShelfMake): void {
  const { brief, color, wood, metal } = plan
  const { d = 22, levels, h, low, crown, rolls, steps } = make
  const w = brief.between(...make.w)
  const size = { w, d, h, from: low?.h ?? (rolls ? 8 : 0) }
  if (make.back) backs[make.back](b, plan, size)
  if (make.posts) posts[make.posts](b, plan, size)
  if (low) {
    const marks = low.drawers
      ? [drawers(3, 2, metal)]
      : [panels(3, 1, '#0b1a2a', 0.07), doors(3, metal)]
    b.box([-w / 2, BACK, 0], [w, low.d, low.h - 4], color, { front: marks })
    b.box([-w / 2 - 2, BACK, low.h - 4], [w + 4, low.d + 4, 4], plan.top)
  }
  const all = low && !steps ? [low.h, ...levels] : levels
  for (const [i, z] of all.entries()) {
    // Not through the posts, nor past an arch.
    const wide = z > h - w / 2 && make.back === 'arch' ? w * 0.8 : w - 12
    if (i > 0 || !low) b.box([-wide / 2, BACK, z - 3], [wide, d, 3], wood)
    stock(
      b.at(8 - wide / 2, BACK + d * 0.35, z),
      brief,
      wide - 16,
      d * 0.5,
      Math.min(36, (all[i + 1] ?? h + 40) - z - 6),
    )
  }
  for (const i of steps ? [0, 1, 2] : []) {
    const [y, z] = [44 - i * 20, 79 + i * 16]
    if (i < 2) b.box([4 - w / 2, BACK, z], [w - 8, y - 6, 16], lighter(color, 0.08))
    stock(b.at(12 - w / 2, y, z), brief, w - 24, 16, 32)
  }
  if (crown) {
    b.box([-w / 2 - 4, 0, h], [w + 8, d + 8, 5], make.back ? color : wood)
    if (!make.back) stock(b.at(8 - w / 2, BACK + d * 0.35, h + 5), brief, w - 16, d * 0.5, 34)
  }
  if (rolls) {
    for (const y of [4, d]) b.beam([w / 2, y, 90], [w / 2 + 13, y, 98], 2.2, metal)
    b.beam([w / 2 + 13, 3, 98], [w / 2 + 13, d + 1, 98], 2.4, metal)
    for (const x of [-w / 2, w / 2]) for (const y of [4, d]) b.ball([x, y, 4], 4, '#23292d')
  }
}

/** From the wall to the boards. */
const BACK = 3.1

interface ShelfSize {
  readonly w: number
  readonly d: number
  readonly h: number
  /** Where the posts begin. */
  readonly from: number
}

const backs = {
  mirror: (b, _, { w, h, from }) =>
    b.box([-w / 2, 0, from], [w, 3, h - from], '#cfe3e8', { front: [gleam] }),
  wall(b, { brief, color }, { w, h }) {
    const front = brief.pick<Mark>([masonry(14), boards(9), tiles(16), panels(4, 2)])
    b.box([-w / 2, -8, 0], [w, 11, h], color, { front: [front] })
  },
  arch(b, { color }, { w, h }) {
    const head = Array.from({ length: 13 }, (_, i): Point => {
      const a = (i / 12) * Math.PI
      return [(Math.cos(a) * w) / 2, h - w / 2 + (Math.sin(a) * w) / 2]
    })
    const look = { endColor: lighter(color, 0.12), smooth: true }
    b.extrude([[-w / 2, 0], [w / 2, 0], ...head], 'y', [0, -5, 0], 8, color, look)
  },
} satisfies Record<string, (b: Builder, plan: ShelfPlan, size: ShelfSize) => void>

const posts = {
  boards(b, { color }, { w, d, h, from }) {
    for (const x of [-w / 2, w / 2 - 5]) b.box([x, BACK, from], [5, d + 2, h - from], color)
  },
  pipes: atCorners((b, metal, h) => {
    b.cylinder([0, 0, 0], 3.2, 2, metal)
    b.cylinder([0, 0, 2], 1.7, h - 2, metal, { capped: false })
  }),
  bars: atCorners((b, metal, h) => b.box([-1.5, -1.5, 0], [3, 3, h], metal)),
} satisfies Record<string, (b: Builder, plan: ShelfPlan, size: ShelfSize) => void>

function atCorners(draw: (b: Builder, metal: string, h: number) => void) {
  return (b: Builder, { metal }: ShelfPlan, { w, d, h, from }: ShelfSize) => {
    for (const x of [-w / 2 + 3, w / 2 - 3])
      for (const y of [4, d]) draw(b.at(x, y, from), metal, h - from)
  }
}
