import type { Builder } from '../../kit/builder.ts'
import { leaves, woods } from '../../kit/palette.ts'
import { type Closet, closet, closetStyles, openCloset } from '../../props/closets.ts'
import { chest, type DressingPlan, dressingCorner } from '../../props/dressing-corner.ts'
import { easyChair } from '../../props/easy-chairs.ts'
import { leaningMirror } from '../../props/looking-glasses.ts'
import { window } from '../../props/openings.ts'
import { cushion, plan as outlineOf } from '../../props/outline.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { floors, shell } from '../../props/shell.ts'
import { carpet } from './boudoir-sets.ts'

/** Settings in a room. */
export const boudoirRooms = {
  /** Wardrobes along one wall, the table under the window of the other. */
  corner(b: Builder, plan: DressingPlan) {
    const { w } = plan
    const size = [w + 170, 300] as const
    dressingRoom(b, plan, size)
    closets(b.at(0, 290, 0, 1), plan, 285)
    dressingCorner(b.at(90 + w / 2, 0), plan, { hung: true })
    carpet(b.at(size[0] * 0.6, 180), plan, 160, 150)
  },
  /** Open wardrobes around an island of drawers. */
  'walk-in'(b: Builder, plan: DressingPlan) {
    const { brief, w, wood } = plan
    const size = [w + 250, 300] as const
    dressingRoom(b, { ...plan, h: plan.h + 14 }, size)
    openCloset(b.at(4, 0), { ...plan, w: 180, h: plan.h })
    dressingCorner(b.at(200 + w / 2, 0), plan, { hung: true })
    const island = b.at(120, 160)
    chest(island, 110, 84, 3, { ...plan, wood })
    if (brief.chance(0.5))
      cushion(island.at(-60, 24), outlineOf(50, 44, 50, 6), 0, 42, plan.fabric, 4)
  },
  /** A bay with a window, a screen and a long seat. */
  salon(b: Builder, plan: DressingPlan) {
    const { brief, w, fabric, wood, metal } = plan
    const size = [w + 210, 270] as const
    dressingRoom(b, plan, size)
    dressingCorner(b.at(40 + w / 2, 0), plan, { hung: true })
    leaningMirror(b.at(size[0] - 60, 2), 64, 176, metal, 30)
    easyChair(
      b.at(size[0] - 80, 150, 0, brief.pick([1, 2])),
      brief.pick(['slipper', 'tub', 'wing']),
      { fabric, wood, metal },
    )
    closets(b.at(0, 262, 0, 1), plan, 110)
    carpet(b.at(size[0] * 0.55, 170), plan, 170, 120)
  },
  /** Mirrored doors opposite the light. */
  mirrored(b: Builder, plan: DressingPlan) {
    const { brief, w } = plan
    const size = [w + 190, 250] as const
    dressingRoom(b, plan, size)
    closet(b.at(4, 0), brief.pick(['mirrored', 'sliding']), { ...plan, w: 156 })
    dressingCorner(b.at(174 + w / 2, 0), plan, { hung: true })
    carpet(b.at(100, 150), plan, 150, 130)
    plant(
      b.at(30, 220),
      brief.pick(plantKinds),
      120,
      '#e6dfd3',
      brief.pick([leaves.green, leaves.deep]),
    )
  },
}

function dressingRoom(b: Builder, plan: DressingPlan, [w, d]: readonly [number, number]): void {
  const { brief, wall, h } = plan
  const curtain = brief.pick([plan.fabric, '#f1ece1'])
  shell(b, {
    size: [w, d, h + 10],
    wall,
    floor: brief.pick(floors),
    floorColor: brief.pick([woods.oak, woods.ash, '#d9d2c4', '#bfae97']),
    panelling: brief.chance(0.4),
    side: [window([0.64, 0.34, 0.26, 0.46], { curtain })],
  })
}

function closets(b: Builder, plan: DressingPlan, w: number): void {
  const look: Closet = { ...plan, w }
  if (plan.brief.chance(0.4)) openCloset(b, look)
  else closet(b, plan.brief.pick(closetStyles), look)
}
