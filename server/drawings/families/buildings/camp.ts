import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { coats, fabrics, ground, leaves, metals, woods } from '../../kit/palette.ts'
import { car } from '../../props/cars.ts'
import { fence, flagpole, picnicTable, washingLine } from '../../props/fixtures.ts'
import { canopy, railing, stair } from '../../props/outdoors.ts'
import { patch, paved, plot } from '../../props/plots.ts'
import { roofColors } from '../../props/roofs/covers.ts'
import { pitchedRoof } from '../../props/roofs/pitched.ts'
import { tree } from '../../props/trees.ts'
import { waterTank } from '../../props/water-tank.ts'
import {
  type Camp,
  cabin,
  DEEP,
  dining,
  LEVEL,
  roofs,
  sleepingRow,
  walkway,
} from './camps/blocks.ts'

const layouts = ['facing-rows', 'yard', 'row', 'two-storey', 'village'] as const

/** A camp for a crew: sleeping cabins, covered walkways, a dining block, a water tank, a flag. */
export const camp: Family = (b, brief) => {
  const paints = [coats.sun, coats.teal, coats.cream, coats.blue, coats.orange, coats.sage]
  const [first, second, third] = brief.shuffle(paints) as [string, string, string]
  const plan = { brief, first, second, third, w: brief.pick([330, 380, 440]) }
  const layout = brief.construction(layouts)
  if (layout === 'facing-rows') facingRows(b, plan)
  if (layout === 'yard') yard(b, plan)
  if (layout === 'row') singleRow(b, plan)
  if (layout === 'two-storey') twoStorey(b, plan)
  if (layout === 'village') village(b, plan)
}

function facingRows(b: Builder, plan: Camp): void {
  const { brief, third, w } = plan
  const [n, m] = brief.pick([
    [3, 2],
    [4, 2],
    [3, 1],
  ] as const)
  const [W, front] = [n * w, brief.between(760, 880)]
  plot(b, [-210, -90, W + 350, front + DEEP + 240], ground.gravel)
  patch(b, [-198, front - 130, W + 316, 90], ground.lawn)
  paved(b, [-60, 380, W + 60, 190])
  sleepingRow(b, plan, n, brief.pick(roofs))
  walkway(b.at(-20, 400), W + 20, third)
  sleepingRow(b.at(0, front), plan, m, brief.pick(roofs))
  if (brief.chance(0.5)) dining(b.at(m * w + 90, front - 20), plan, W - m * w - 60)
  else {
    car(b.at(W - 160, front + 130, 0, 3), third, 'pickup')
    picnicTable(b.at(W - 160, front - 160))
  }
  waterTank(b.at(W + 72, brief.pick([50, 640])), { color: third, stand: brief.pick([200, 300]) })
  flagpole(b.at(-110, front - 80), 540, flag(brief))
  tree(b.at(-130, 60), brief.pick(['round', 'poplar', 'conifer']), 330, leaves.green)
}

function yard(b: Builder, plan: Camp): void {
  const { brief, first, third, w } = plan
  const [n, m] = brief.pick([
    [3, 2],
    [2, 2],
    [2, 3],
    [4, 1],
  ] as const)
  const [W, D] = [DEEP + 60 + n * w, 60 + DEEP + m * w]
  plot(b, [-70, -80, W + 150, Math.max(D, 900) + 250], brief.pick([ground.gravel, ground.lawn]))
  paved(b, [DEEP + 20, DEEP + 20, W - DEEP - 60, D - DEEP], ground.paving, 90)
  sleepingRow(b.at(DEEP + 60, 0), plan, n, brief.pick(roofs))
  sleepingRow(b.at(0, D, 0, 1), plan, m, brief.pick(roofs))
  walkway(b.at(DEEP + 110, 400), n * w - 40, third)
  if (brief.chance(0.6)) dining(b.at(W - 440, Math.max(D, 900) - 300), plan, 430)
  else for (const x of [0, 230]) picnicTable(b.at(W - 330 + x, D - 30))
  for (const x of [160, 390]) picnicTable(b.at(DEEP + x, 640))
  flagpole(b.at(DEEP + 44, D + 20), 560, flag(brief))
  const corner = brief.chance(0.5)
  waterTank(b.at(corner ? 110 : W + 10, corner ? 130 : 320), { color: first, stand: 330 })
}

function singleRow(b: Builder, plan: Camp): void {
  const { brief, first, third, w } = plan
  const n = brief.int(3, 4)
  const W = n * w
  plot(b, [-90, -90, W + 510, 790], brief.pick([ground.gravel, ground.lawn]))
  paved(b, [-60, DEEP + 10, W + 330, 260], ground.paving, 65)
  sleepingRow(b, plan, n, brief.pick(roofs))
  walkway(b.at(-20, 400), W + 30, third)
  dining(b.at(W + 50, 500, 0, 1), plan, 440)
  washingLine(b.at(0, 640), 300, [fabrics.denim, '#f1ece1', fabrics.rust, fabrics.mustard])
  waterTank(b.at(W + 190, -20), { stand: 280, color: first })
  for (const x of [0.5, 0.72]) picnicTable(b.at(W * x, 620))
  flagpole(b.at(W + 40, 640), 520, flag(brief))
}

function twoStorey(b: Builder, plan: Camp): void {
  const { brief, first, third, w } = plan
  const n = brief.int(2, 3)
  const W = n * w
  plot(b, [-270, -90, W + 640, 990], ground.gravel)
  paved(b, [-40, DEEP, W + 170, 190])
  sleepingRow(b, plan, n, 'none')
  sleepingRow(b.at(0, 0, LEVEL), { ...plan, first: plan.second }, n, brief.pick(roofs))
  b.box([0, DEEP + 5, LEVEL - 10], [W - 6, 100, 10], metals.steel)
  for (let i = 0; i <= n; i++) b.box([(i * (W - 14)) / n, DEEP + 92, 0], [8, 8, LEVEL - 10], third)
  railing(b.at(4, DEEP + 102, LEVEL), W - 14)
  stair(b.at(W - 4, DEEP + 12), LEVEL - 2, 330, 90)
  dining(b.at(-40, 540), plan, 420)
  waterTank(b.at(-160, 80), { stand: 300, color: brief.pick([first, '#2f3a40']) })
  flagpole(b.at(W + 60, 640), 520, flag(brief))
  walkway(b.at(388, 520), W - 368, third)
  for (const y of [580, 760]) picnicTable(b.at(W - 170, y))
  tree(b.at(-190, 360), 'acacia', 360, leaves.olive)
}

function village(b: Builder, plan: Camp): void {
  const { brief, third } = plan
  const [w, rows] = [310, brief.int(2, 3)]
  const [step, depth] = [460, brief.between(500, 580)]
  const W = 3 * step - 150
  const along = brief.pick(['x', 'y'] as const)
  const rise = brief.between(80, 140)
  plot(b, [-90, -90, W + 180, rows * depth + 120], ground.lawn)
  for (let row = 0; row < rows; row++)
    paved(b, [-60, row * depth + 268, W + 120, 90], ground.gravel, 999)
  for (let i = 0; i < rows * 3 - 1; i++) {
    const at = b.at((i % 3) * step, Math.floor(i / 3) * depth)
    const color = [plan.first, plan.second][i % 2] as string
    if (i === 2) waterTank(at.at(180, 120), { stand: 300, color: third })
    else {
      cabin(at, brief, color, w)
      const roof = { rise, along, color: roofColors.charcoal, gable: color }
      pitchedRoof(at.at(0, 0, LEVEL), [w, DEEP], roof)
      at.box([14, DEEP, 0], [72, 40, 14], '#cfcabd')
    }
  }
  canopy(b.at(2 * step - 30, (rows - 1) * depth + 40), 340, 230, 236, { roof: third, posts: 2 })
  picnicTable(b.at(2 * step + 130, (rows - 1) * depth + 150))
  flagpole(b.at(2 * step - 50, rows * depth - 40), 480, flag(brief))
  fence(b.at(-80, rows * depth - 10), step + w + 100, { color: woods.ash })
}

/** A colour that shows against sky and roofs. */
function flag(brief: Brief): string {
  return brief.pick([coats.orange, coats.teal, coats.blue, coats.brick])
}
