import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Mark } from '../../kit/mark.ts'
import { coats, leaves, metals, woods } from '../../kit/palette.ts'
import { desksBehind } from '../../props/behind-glass.ts'
import { car } from '../../props/cars.ts'
import { container, HIGH, LEVEL } from '../../props/container.ts'
import { bicycleStand, flagpole, parkBench } from '../../props/fixtures.ts'
import { door, window } from '../../props/openings.ts'
import {
  airConditioner,
  canopy,
  parasol,
  planter,
  railing,
  sign,
  solarPanels,
} from '../../props/outdoors.ts'
import { treeBeside } from '../../props/planting.ts'
import { paved, plot } from '../../props/plots.ts'
import { parking } from '../../props/roads.ts'
import { showcase } from '../../props/showcases.ts'
import { hedge, tree } from '../../props/trees.ts'
import { type Arrangement, oneStorey, twoStorey } from './office-arrangements.ts'
import { stacked } from './office-stacks.ts'

/** An office of one unit or several: desks behind glass, a name board, a car in its bay. */
export const officeUnit: Family = (b, brief) => {
  const storeys = brief.construction(['one-storey', 'two-storey', 'stacked'])
  const glazed = brief.option('glazed', 0.35)
  const from = { 'one-storey': oneStorey, 'two-storey': twoStorey, stacked }[storeys]
  const plan = from[brief.construction(Object.keys(from))] as Arrangement
  const colors = brief.shuffle([
    coats.teal,
    coats.charcoal,
    coats.cream,
    coats.blue,
    coats.sun,
    coats.slate,
    coats.orange,
  ])
  const [w, d] = plan.size
  const [left, front] = [brief.pick([70, 190]), brief.pick([320, 470])]
  plot(b, [-left, -80, w + left + brief.pick([135, 220]), d + front + 80])
  paved(b, [plan.entrance[0] - 30, plan.entrance[1], 220, d + front - plan.entrance[1] - 12])
  for (const [i, unit] of plan.units.entries()) {
    const [x, y, storey, uw, ud] = unit
    container(b.at(x, y, storey * LEVEL), {
      color: colors[i % 3] as string,
      size: [uw, ud, HIGH],
      front: facade(brief, uw, storey, glazed, i === plan.door),
      right: facade(brief, ud, storey, glazed && ud > 300, false),
    })
  }
  for (const [x, y, storeys] of plan.posts ?? [])
    b.box([x, y, 0], [10, 10, storeys * LEVEL], metals.black)
  entrance(b.at(plan.entrance[0], plan.entrance[1]), brief, colors[3] as string)
  onRoofs(b, brief, plan, colors[4] as string)
  forecourt(b, brief, [w, d, front], colors)
}

/** What one sees of a long or a short side: desks behind glass, or windows in steel. */
function facade(
  brief: Brief,
  w: number,
  storey: number,
  glazed: boolean,
  entrance: boolean,
): Mark[] {
  const panes = Math.max(2, Math.round(w / 105))
  const desks = [
    desksBehind(Math.max(1, Math.round(w / 210)), brief.pick(['#1f6f78', '#b4533a', '#54709a'])),
  ]
  if (glazed)
    return [
      showcase([24 / w, 0.03, 1 - 48 / w, 0.85], panes, desks, {
        room: '#eef0e4',
        ...(entrance ? { door: Math.min(1, panes - 1) } : {}),
      }),
    ]
  if (entrance)
    return [
      door(60 / w, 150 / w, 0.82, { lite: 'full', double: true, color: '#33424a' }),
      showcase([260 / w, 0.24, 1 - 300 / w, 0.6], Math.max(2, panes - 3), desks, {
        room: '#eef0e4',
      }),
    ]
  const count = Math.max(1, Math.round(w / 190))
  if (storey > 0 && w > 300 && brief.chance(0.4))
    return [window([36 / w, 0.4, 1 - 72 / w, 0.36], { panes: panes + 1 })]
  return Array.from({ length: count }, (_, i) =>
    window([(i + 0.5) / count - 62 / w, 0.32, 124 / w, 0.46]),
  )
}

function entrance(b: Builder, brief: Brief, color: string): void {
  b.box([0, 0, 0], [190, 70, 12], '#cfcabd')
  if (brief.chance(0.7)) canopy(b.at(-14, 1), 220, 100, 226, { roof: color })
}

/** Terraces, coolers and solar panels where a roof lies open. */
function onRoofs(b: Builder, brief: Brief, { terrace, roofs }: Arrangement, color: string): void {
  if (terrace) {
    const [x, y, storey, w, d] = terrace
    const at = b.at(x, y, storey * LEVEL)
    railing(at.at(2, d - 4), w - 8, 90, metals.graphite)
    railing(at.at(w - 4, d - 6, 0, 1), d - 8, 90, metals.graphite)
    if (Math.min(w, d) > 230) parasol(at.at(w / 2, d / 2), color, 220)
  }
  for (const [x, y, storey] of roofs) {
    const at = b.at(x, y, storey * LEVEL)
    if (brief.chance(0.5)) solarPanels(at, 2, 2)
    else airConditioner(at.at(20, 40))
  }
}

function forecourt(
  b: Builder,
  brief: Brief,
  [w, d, front]: readonly [number, number, number],
  colors: readonly string[],
): void {
  const way = d + front - 12
  if (front > 400) {
    parking(b.at(w - 260, way - 430, 0.6), 1, 420)
    car(
      b.at(w - 135, way - 215, 0, 3),
      colors[5] as string,
      brief.pick(['saloon', 'van', 'pickup']),
    )
  } else planter(b.at(w - 250, way - 110), 230, '#cfc7b4', leaves.fresh)
  sign(b.at(-20, way - 60, 46), 170, colors[3] as string, 70)
  for (const x of [-4, 126]) b.box([x, way - 55, 0], [8, 5, 46], metals.graphite)
  if (brief.chance(0.4)) bicycleStand(b.at(w - 420, d + 130), 3)
  else parkBench(b.at(w - 430, d + 130), 150, woods.oak)
  if (brief.chance(0.35)) flagpole(b.at(-30, d + 60), 470, colors[4] as string)
  if (brief.chance(0.5)) hedge(b.at(10, way - 100), w * 0.3, 52, leaves.deep)
  treeBeside(
    b.at(w + 8, 20),
    brief.pick(['poplar', 'conifer']),
    brief.between(300, 420),
    leaves.green,
  )
  tree(b.at(-36, way - 190), brief.pick(['poplar', 'round']), brief.between(190, 250), leaves.deep)
}
