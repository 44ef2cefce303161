import type { Builder } from '../../kit/builder.ts'
import { type Above, island, type KitchenPlan } from '../../props/kitchen-room.ts'
import { hob, sink, tap } from '../../props/kitchen-things.ts'
import { worktop } from '../../props/kitchen-units.ts'
import { lampRail, pendantStyles } from '../../props/lamps.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { table } from '../../things/table.ts'

/** One way to fit a kitchen; lengths in cm. */
export interface Kitchen {
  /** The units along the wall at the right, and along the one at the left, as `unitsOf` reads them. */
  back: string
  left?: string
  /** What may hang over the ones at the right. */
  above: readonly Above[]
  depth: number
  /** How far the floor reaches beyond the run. */
  beside?: number
  /** Where the window begins and how wide it is, in shares of the wall. */
  window?: readonly [u: number, w?: number]
  plan?: Partial<KitchenPlan>
  /** What stands on the floor: `w` is the length of the run, `y` where the one at the left ends. */
  floor?: (b: Builder, plan: KitchenPlan, w: number, y: number) => void
  /** Whether it has a wall of bricks. */
  isBrick?: true
  /** Whether it faces away from one who looks at it along its wall. */
  isOneSided?: true
}

/** An island before the run, its rear at `y`; what lies on it follows from its length. */
const onIsland =
  (y: number, least: number, look: { d?: number; stools?: number[]; lamps?: number } = {}) =>
  (b: Builder, plan: KitchenPlan, w: number): Builder => {
    const { brief, h, accent: color } = plan
    const { d = 66, stools = [0], lamps = 0 } = look
    const l = Math.min(w - 20, brief.between(least, least + 50))
    island(b.at(w / 2, y), plan, { l, d, stools: brief.pick(stools) })
    const rail = { ceiling: h - 6, z: 160, color, style: brief.pick(pendantStyles) }
    if (brief.chance(lamps))
      for (const x of l > 180 ? [-0.32, 0, 0.32] : [-0.24, 0.24])
        lampRail(b.at(w / 2 + x * l, 0), [y + 33], rail)
    return b.at(w / 2, y + d / 2, worktop.over)
  }

/** A table to eat at, its middle `y` cm from the wall. */
const onTable =
  (y: number, size: { w: number; d: number }) => (b: Builder, plan: KitchenPlan, w: number) =>
    table(b.at(w / 2, y), {
      ...size,
      h: 77,
      top: plan.wood,
      leg: plan.brief.pick([plan.joinery.color, plan.wood]),
      legs: plan.brief.pick(['posts', 'trestle', 'splayed']),
      thick: 5,
    })

export const kitchens: Record<string, Kitchen> = {
  straight: {
    back: 'sink oven any any > fridge larder',
    above: ['cupboards', 'shelves'],
    depth: 112,
  },
  /** Three units in a tall frame. */
  niche: {
    back: 'sink oven any',
    above: ['shelves'],
    depth: 104,
    beside: 8,
    plan: { hood: 'drum' },
    floor(b, { joinery: { tallColor }, h }, w) {
      b.box([[-4, w], 0, 0], [4, 66, h - 6], tallColor)
      b.box([0, 46, h - 24], [w, 20, 18], tallColor)
    },
  },
  island: {
    back: 'sink hob any > fridge tower',
    above: ['cupboards'],
    depth: 290,
    floor: onIsland(142, 150, { stools: [2, 3], lamps: 0.6 }),
  },
  'tall-wall': {
    back: 'larder tower larder fridge',
    above: ['none'],
    depth: 288,
    floor(b, plan, w) {
      const at = onIsland(146, 180, { d: 80, stools: [0, 2, 3] })(b, plan, w)
      sink(at.at(-46, 0), 54)
      tap(at.at(-46, -22), plan.joinery.handle)
      hob(at.at(46, 0), 60, 4)
    },
  },
  range: {
    back: 'drawers trough range doors > larder open',
    above: ['shelves', 'none', 'cupboards'],
    depth: 232,
    plan: { hood: 'mantel' },
    floor: onTable(168, { w: 170, d: 84 }),
  },
  workshop: {
    back: 'open drawers sink hob > fridge',
    above: ['shelves', 'shelves', 'none'],
    depth: 256,
    plan: { wall: '#b5745a' },
    isBrick: true,
    floor(b, plan, w) {
      onIsland(124, 130)(b, plan, w)
      plant(b.at(36, 224), plan.brief.pick(plantKinds), 110)
    },
  },
  window: {
    back: 'sink drawers washer > larder tower',
    above: ['none'],
    window: [0.3, 0.36],
    depth: 200,
    floor: onTable(142, { w: 110, d: 70 }),
  },
  galley: {
    back: 'sink any any > fridge larder',
    above: ['cupboards', 'shelves'],
    depth: 236,
    floor: (b, plan, w) => hob(onIsland(158, 220, { lamps: 0.6 })(b, plan, w), 62, 4),
  },
  corner: { back: 'oven any > fridge tower', left: 'sink any any', above: ['cupboards'], depth: 0 },
  peninsula: {
    back: 'oven any > fridge',
    left: 'sink any',
    above: ['cupboards', 'shelves'],
    depth: 350,
    floor(b, plan, _, y) {
      const l = plan.brief.between(160, 210)
      island(b.at(l / 2 + 3, y + 3), plan, { l, stools: 2 })
    },
  },
  horseshoe: {
    back: 'sink any > doors',
    left: 'oven any > tower',
    above: ['none'],
    window: [0.46],
    depth: 250,
    floor(b, plan, w) {
      const l = plan.brief.between(110, 150)
      island(b.at(w - 67, 68 + l / 2, 0, 1), plan, { l, d: 62 })
    },
  },
  'breakfast-bar': {
    back: 'sink oven any > fridge',
    above: ['cupboards', 'shelves'],
    depth: 232,
    beside: 130,
    isOneSided: true,
    floor: (b, plan, w) =>
      island(b.at(w + 4, 116, 0, 1), plan, { l: 205, d: 40, z: 104, stools: 3 }),
  },
}
