import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { metals } from '../../kit/palette.ts'
import { primers, trestle } from '../../props/steelwork.ts'
import { type Outline, outlines } from '../../props/truss-outlines.ts'
import { spaceTruss, truss as trussBars } from '../../props/trusses.ts'

const constructions = [
  'pitched',
  'parallel',
  'bowstring',
  'sections',
  'space',
  'scissor',
  'pair',
  'lean-to',
] as const

/** A steel roof truss on stands: pitched, level, arched, in sections, or with three chords. */
export const truss: Family = (b, brief) => {
  const plan: Plan = {
    brief,
    span: brief.between(340, 560),
    high: brief.between(90, 170),
    color: brief.pick([...Object.values(primers), metals.black, '#d8a83c']),
    stand: brief.between(50, 90),
  }
  builds[brief.construction(constructions)](b.at(0, 0, 0, brief.pick([0, 0, 1])), plan)
}

interface Plan {
  readonly brief: Brief
  readonly span: number
  readonly high: number
  readonly color: string
  readonly stand: number
}

const builds: Record<(typeof constructions)[number], (b: Builder, plan: Plan) => void> = {
  pitched: (b, plan) => one(b, plan, 'pitched'),
  parallel: (b, plan) =>
    one(b, { ...plan, high: plan.high * 0.66 }, plan.brief.pick(['pratt', 'warren'])),
  bowstring: (b, plan) => one(b, plan, 'bowstring'),
  scissor: (b, plan) => one(b, { ...plan, high: plan.high * 1.1 }, 'scissor'),
  'lean-to': (b, plan) => one(b, { ...plan, span: plan.span * 0.7 }, 'lean-to'),
  sections(b, { brief, span, high, color, stand }) {
    const count = brief.int(2, 3)
    const part = (span * 1.25) / count
    floor(b, count * (part + 34), 150)
    for (let i = 0; i < count; i++) {
      const at = b.at(i * (part + 34), 0)
      stands(at, part, stand)
      trussBars(
        at.at(0, -4, stand),
        outlines[brief.pick(['pratt', 'warren'] as const)](part, high * 0.62),
        color,
      )
      if (i > 0) joint(at.at(-34, 0, stand), high * 0.62)
    }
  },
  space(b, { brief, span, high, color, stand }) {
    const [w, h] = [high * 0.7, high * 0.6]
    floor(b, span, w + 130, w / 2)
    for (const x of [span * 0.14, span * 0.86]) trestle(b.at(x, w / 2, 0), stand, w + 60)
    spaceTruss(b.at(0, 0, stand), span, w, h, color, brief.int(5, 7))
  },
  pair(b, { brief, span, high, color, stand }) {
    const kind = brief.pick(['pitched', 'bowstring'] as const)
    const gap = brief.between(120, 200)
    floor(b, span, gap + 150, gap / 2)
    for (const y of [0, gap]) trussBars(b.at(0, y - 4, stand), outlines[kind](span, high), color)
    for (const x of [span * 0.16, span * 0.84]) trestle(b.at(x, gap / 2), stand, gap + 70)
    for (const x of [span * 0.3, span * 0.7])
      b.box([x, 4, stand + 8], [6, gap - 8, 6], color, { casts: false })
  },
}

function one(b: Builder, { span, high, color, stand }: Plan, kind: Outline): void {
  floor(b, span, 150)
  stands(b, span, stand)
  trussBars(b.at(0, -4, stand), outlines[kind](span, high), color)
}

function stands(b: Builder, span: number, stand: number): void {
  for (const x of [span * 0.12, span * 0.88]) trestle(b.at(x, 0), stand, 100)
}

/** Bolt plates that wait between two sections. */
function joint(b: Builder, high: number): void {
  for (const z of [4, high - 8]) b.box([10, -3, z], [14, 6, 4], '#d8572a', { casts: false })
}

function floor(b: Builder, span: number, deep: number, middle = 0): void {
  b.slab([-40, middle - deep / 2, -8], [span + 80, deep, 8], '#d9dcd8')
}
