import type { Builder } from '../kit/builder.ts'
import { inTurn, onPlane, type Point, partsOf } from '../kit/geometry.ts'
import { joined, type Mark, tint } from '../kit/mark.ts'
import { darker } from '../kit/palette.ts'
import { laden } from '../layout/together.ts'
import { battens, panels } from '../props/cladding.ts'
import { crossMark, lettering } from '../props/wall-signs.ts'
import * as f from './furnishings.ts'
import { onWall, type RoomThing } from './plan.ts'

/** A counter for visitors at +y, 106 cm high; staff sit behind a worktop of 74 cm. */
export const reception =
  (shape: keyof typeof counters, w: number): RoomThing =>
  (b, plan) => {
    const { brief, scheme } = plan
    const front = brief.pick([scheme.fabric, scheme.front, scheme.wood])
    const facing = [...brief.pick(facings), tint(0, 0, 1, 0.08, '#10262b', 0.35)]
    f.deskChair(b.at(0, -66), plan)
    counters[shape](b, w, [front, scheme.wood, facing])
    f.computer(b.at(8, -14, 74, 2), plan)
  }

const facings: readonly (readonly Mark[])[] = [
  [],
  [face => battens(Math.round(face.w / 7))(face)],
  [face => panels(partsOf(face.w, 60))(face)],
]

type Look = readonly [front: string, top: string, facing: readonly Mark[]]

const counters = {
  straight(b, w, [front, top, facing]) {
    b.block([-34, 70], [w - 8, 52, 4], top)
    b.box([[-w / 2 + 4, w / 2 - 8], -30, 0], [4, 48, 70], front)
    b.block([18, 0], [w, 10, 106], front, { front: facing })
    b.block([10, 106], [w + 8, 34, 4], top)
  },
  corner(b, w, look) {
    counters.straight(b, w, look)
    const [front, top, facing] = look
    b.box([w / 2 - 4, -96, 0], [4, 114, 106], front, { right: facing })
    b.box([w / 2 - 16, -96, 106], [24, 106, 4], top)
  },
  curved(b, w, [front, top]) {
    b.block([-34, 70], [w - 28, 40, 4], top)
    bow(b, w, [0, 9], [0, 106], [front, darker(front, 0.06)])
    bow(b, w, [-3, 26], [106, 110], [top])
  },
  stepped(b, w, look) {
    const [front, top, facing] = look
    const low = w * 0.36
    counters.straight(b.at(low / 2, 0), w - low, look)
    b.box([-w / 2 - 4, 18, 0], [low - 0.5, 10, 72], darker(front, 0.2), { front: facing })
    b.box([-w / 2 - 8, -34, 72], [low, 76, 4], top)
  },
} satisfies Record<string, (b: Builder, w: number, look: Look) => void>

/** Staves of a shallow bow along x, its middle nearest, between two depths and two heights. */
function bow(b: Builder, w: number, [near, deep]: Point, [low, high]: Point, colors: string[]) {
  const count = 7
  const at = (i: number, inner: number): Point => {
    const t = (i / count) * 2 - 1
    return [(t * w * (1 - inner * 0.004)) / 2, 42 - 34 * t * t - inner]
  }
  for (let i = 0; i < count; i++) {
    const stave = [at(i, near), at(i + 1, near), at(i + 1, deep), at(i, deep)]
    b.loft(onPlane('z', low, stave), onPlane('z', high, stave), inTurn(colors, i))
  }
}

export const magazines = laden(f.roundOne(32, 42), [f.papers])
export const clinicName = onWall([160, 36, 168], ({ scheme }) =>
  joined(crossMark(0.12, 0.5, 34), lettering([0.3, 0.25, 0.68, 0.45], scheme.accent)),
)
