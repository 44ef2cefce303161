import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'
import { type BarPlan, barHeight } from './bar-counters.ts'
import { bottle, cask, drink } from './bar-things.ts'
import { barrel } from './chair-shells.ts'
import { battens, boards, panels } from './cladding.ts'
import { ellipse, plate } from './outline.ts'

const { top: TOP, work: WORK } = barHeight

/** A bar that curves around the barkeeper, who stands at the origin. */
export function roundBar(b: Builder, plan: BarPlan, r: number, open: number): void {
  const { color, top, metal } = plan
  const at = b.at(0, 0, 0, 2)
  const wall = { open, pieces: 18, rx: r, ry: r }
  barrel(at, { ...wall, rx: r - 4, ry: r - 4, z: 0, back: 9, arm: 9, thick: 22, color: '#2a3238' })
  barrel(at, { ...wall, z: 9, back: TOP - 6, arm: TOP - 6, thick: 26, color })
  barrel(at, {
    ...wall,
    rx: r - 26.2,
    ry: r - 26.2,
    z: WORK - 5,
    back: WORK,
    arm: WORK,
    thick: 20,
    color: '#aab3b8',
  })
  barrel(at, {
    ...wall,
    rx: r + 10,
    ry: r + 10,
    z: TOP - 6,
    back: TOP,
    arm: TOP,
    thick: 46,
    color: top,
  })
  for (let i = 0; i < 6; i++) {
    const a = ((i + 0.2) / 6) * (2 * Math.PI - 2.6) - 0.25
    if (plan.brief.chance(0.6))
      drink(b.at(Math.cos(a) * (r - 10), Math.sin(a) * (r - 10), TOP), plan.brief)
  }
  barrel(at, { ...wall, rx: r + 12, ry: r + 12, z: 18, back: 22, arm: 22, thick: 4, color: metal })
}

/** Two casks that carry a plank, with a lower board behind them. */
export function caskBar(b: Builder, plan: BarPlan, l: number): void {
  const { wood, top } = plan
  for (const side of [-1, 1]) cask(b.at(side * (l / 2 - 34), 6), 34, TOP - 7, wood)
  b.box([-l / 2 + 70, -24, 0], [l - 140, 4, WORK - 4], darker(wood, 0.25), {
    front: [boards(7, true)],
  })
  b.box([-l / 2 + 70, -50, WORK - 4], [l - 140, 40, 4], '#aab3b8')
  b.box([-l / 2, -30, TOP - 7], [l, 66, 7], top)
}

/** A bar on wheels under a striped roof. */
export function cartBar(b: Builder, plan: BarPlan, l: number): void {
  const { color, top, metal, fabric } = plan
  for (const x of [-l / 2 + 26, l / 2 - 26])
    for (const y of [-42, 30])
      b.rod('y', [x, y, 21], 21, 5, metals.black, { ends: [panel(0.42, 0.42, 0.16, 0.16, metal)] })
  b.box([-l / 2, -36, 26], [l, 64, WORK - 30], color, {
    front: [panels(3)],
    right: [panels(1)],
    left: [panels(1)],
  })
  b.box([-l / 2, -36, WORK - 4], [l, 36, 4], '#aab3b8')
  b.box([-l / 2, 0.1, WORK - 4], [l, 27.9, TOP - WORK - 1], color)
  b.box([-l / 2 - 4, -4, TOP - 5], [l + 8, 44, 5], top)
  for (const x of [-l / 2 + 1, l / 2 - 4]) {
    b.box([x, -36, WORK], [3, 3, 122], metal)
    b.box([x, 28.2, TOP], [3, 3, 98], metal)
  }
  b.gable([-l / 2 - 10, -46, 210], [l + 20, 96, 26], 'x', fabric, {
    slopes: [battens(Math.round(l / 22), '#fbf9f4', 0.85)],
    endColor: fabric,
  })
}

/** A round high bar around a column of shelves. */
export function islandBar(b: Builder, plan: BarPlan, r: number): void {
  const { color, top, metal, brief } = plan
  plate(b, r - 6, 0, 9, '#2a3238')
  b.extrude(ellipse(r, r, 12), 'z', [0, 0, 9], TOP - 15, color)
  b.extrude(ellipse(r + 16, r + 16, 28), 'z', [0, 0, TOP - 6], 6, top, { smooth: true })
  for (const z of [0, 46, 86]) {
    if (z) plate(b, r * 0.55, TOP + z - 3, 3, top)
    b.cylinder([0, 0, TOP + z], 5, z ? 37 : 43, metal)
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * 2 * Math.PI
      if (brief.chance(0.85))
        bottle(b.at(Math.cos(a) * r * 0.4, Math.sin(a) * r * 0.4, TOP + z), brief, 26)
    }
  }
}
