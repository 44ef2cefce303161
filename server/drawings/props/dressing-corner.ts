import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { drawCase } from '../things/case.ts'
import { standing } from '../things/case-makes.ts'
import {
  atMirror,
  dressingStool,
  dressingTables,
  tableHeight,
  tableMirrors,
} from '../things/dressing-table.ts'
import type { Finish } from './cabinets/finish.ts'
import { mirror, mirrorShapes } from './looking-glasses.ts'

export interface DressingPlan {
  brief: Brief
  wood: string
  color: string
  metal: string
  fabric: string
  wall: string
  /** Width of the dressing table, height of the wardrobe. */
  w: number
  h: number
}

/** A dressing table with its mirror and a stool; its back at y = 0, centred on x. */
export function dressingCorner(b: Builder, plan: DressingPlan, look: { hung: boolean }) {
  const { brief, w, h, metal, wood, fabric } = plan
  const table = brief.pick(Object.values(dressingTables))
  const hung = look.hung && brief.chance(0.7)
  const on = hung ? [atMirror] : [brief.pick(Object.values(tableMirrors)), atMirror]
  standing(b.at(-w / 2, 0), brief, finishOf(plan), { ...table, on }, w)
  if (hung) {
    const [shape, size] = [brief.pick(mirrorShapes), brief.between(0.5, 0.72) * w]
    const at = b.at(0, 0.2, tableHeight + brief.between(8, 16))
    mirror(at, shape, size, Math.min(size * 1.25, h - 92), brief.pick([metal, wood]))
  }
  const stool = b.at(brief.between(-8, 8), 46 + brief.between(24, 44), 0, 2)
  dressingStool(stool, brief, fabric, wood)
}

export function chest(b: Builder, w: number, h: number, rows: number, plan: DressingPlan) {
  const drawers = Array(rows).fill('drawer').join(' ')
  drawCase(b, {
    brief: plan.brief,
    look: finishOf(plan),
    size: [w, 46, h - 12],
    front: w > 80 ? `${drawers} | ${drawers}` : drawers,
    feet: ['posts', 12],
    over: 1.5,
  })
}

function finishOf({ color, metal }: DressingPlan): Finish {
  return { color, top: color, fronts: { style: 'plain', color, handle: 'knob', metal } }
}
