import { type Bounds, boundsOf, turned } from '../../../../../server/drawings/kit/geometry.ts'
import type { Scene } from '../../../../../server/drawings/kit/scene.ts'
import { composePlan } from '../../../../../server/features/design/drawing/compose.ts'
import type { DesignView } from '../../../../../web/features/design/contract.ts'
import type { Plan } from '../../../../../web/features/design/plan.ts'
import { planText } from '../../../../../web/features/design/plan-text.ts'
import { inOnePlace, inSight } from '../../../drawings/in-sight.ts'
import { WORST_SHARE } from '../../../drawings/painted-wrongly.ts'
import { paintingErrors } from '../../../drawings/painting-errors.ts'

/** The views of a plan take turns, four with the roof on and four with it off. */
export const viewOfTurn = (i: number): DesignView => ({
  view: (i % 4) as DesignView['view'],
  roof: i % 8 < 4,
  sizes: false,
})

/** What a drawing paints in the wrong order, lets float, puts into each other or hides. */
export function drawingFaults(
  plan: Plan,
  view: DesignView,
  scene = composePlan(plan, view).scene,
): string[] {
  const faults = [
    ...wrongOrder(scene),
    ...floating(scene),
    ...crossing(scene),
    ...unseen(scene, view),
  ]
  return faults.map(fault => `${planText(plan)} view ${view.view}, roof ${view.roof}: ${fault}`)
}

export function wrongOrder(scene: Scene): string[] {
  const { wrong, covered } = paintingErrors(scene)
  return wrong <= covered * WORST_SHARE ? [] : [`${wrong} of ${covered} pixels are painted wrongly`]
}

/** How far apart bodies may be that carry each other, in cm. */
const SLACK = 1.5

/** Bodies that neither stand on the ground nor touch what does. */
export function floating({ parts }: Pick<Scene, 'parts'>): string[] {
  const all = parts.flatMap(part => part.solids).map(solid => solid.bounds)
  const held = new Set(all.filter(({ min }) => min[2] < 1))
  for (let before = -1; before < held.size; ) {
    before = held.size
    for (const one of all)
      if (!held.has(one) && [...held].some(other => touch(one, other))) held.add(one)
  }
  return all.filter(one => !held.has(one)).map(({ min }) => `a body at ${min} touches nothing`)
}

const touch = (a: Bounds, b: Bounds) =>
  ([0, 1, 2] as const).every(
    axis => a.min[axis] < b.max[axis] + SLACK && b.min[axis] < a.max[axis] + SLACK,
  )

/** Panels lie within the box around the slopes of a roof, though not within the roof. */
function crossing(scene: Scene): string[] {
  const things = scene.things.filter(({ name }) => name !== 'on the roof')
  return inOnePlace({ ...scene, things }).map(pair => `${pair} are in one place`)
}

/** The least share of itself that furniture has to show from the front, its roof lifted. */
const LEAST = 0.15

function unseen(scene: Scene, { view, roof }: DesignView): string[] {
  if (roof || view !== 0) return []
  return inSight(scene)
    .filter(({ thing, share }) => thing.name.startsWith('part') && share < LEAST)
    .map(({ thing, share }) => `${thing.name} shows ${Math.round(share * 100)} % of itself`)
}

/** What things of some names take up together, with the unit's front to +y. */
export function takenBy(scene: Scene, view: number, names: readonly string[]): Bounds {
  const corners = scene.things
    .filter(({ name }) => names.includes(name))
    .flatMap(({ solids }) => solids.flatMap(({ bounds }) => [bounds.min, bounds.max]))
  return boundsOf(corners.map(corner => turned(corner, (4 - view) % 4)))
}
