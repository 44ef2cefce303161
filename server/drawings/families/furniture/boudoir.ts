import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { mix } from '../../kit/light.ts'
import { fabrics, leaves, metals, walls, woods } from '../../kit/palette.ts'
import { roundRug, rug } from '../../props/art.ts'
import { type Closet, closet, closetStyles, clothesRail, openCloset } from '../../props/closets.ts'
import {
  chest,
  type DressingPlan,
  dressingCorner,
  foldingScreen,
} from '../../props/dressing-corner.ts'
import { easyChair } from '../../props/easy-chairs.ts'
import { floorLamp } from '../../props/lamps.ts'
import { chevalMirror, leaningMirror } from '../../props/looking-glasses.ts'
import { window } from '../../props/openings.ts'
import { cushion, plan as outlineOf } from '../../props/outline.ts'
import { plant, plantKinds } from '../../props/plants.ts'
import { floors, room } from '../../props/room.ts'

/** A dressing table and its mirror, with wardrobes, screens or rails around them. */
export const boudoir: Family = (b, brief) => {
  const name = brief.construction(names)
  const wood = brief.material(woods)
  const turn = name in freeStanding ? brief.pick([0, 1]) : 0
  layouts[name](b.at(0, 0, 0, turn), {
    brief,
    wood,
    color: brief.pick([
      wood,
      wood,
      '#ece5d6',
      '#d3dbd2',
      '#e0cdbd',
      '#33424a',
      '#c9b8c4',
      '#5d7a5f',
    ]),
    metal: brief.pick([metals.brass, metals.brass, metals.black, metals.steel]),
    fabric: brief.pick([...Object.values(fabrics), '#c9a0a8']),
    wall: brief.material(walls),
    w: brief.between(104, 136),
    h: brief.between(196, 235),
  })
}

const freeStanding = {
  /** The dressing table alone. */
  table(b: Builder, plan: DressingPlan) {
    const { brief, w } = plan
    carpet(b.at(0, 50), plan, 200, 150)
    dressingCorner(b, plan)
    if (brief.chance(0.5)) floorLamp(b.at(w / 2 + 30, 18), brief.pick(['shade', 'globe', 'tripod']))
    else plant(b.at(-w / 2 - 34, 20), brief.pick(plantKinds), brief.between(80, 125))
  },
  /** A closed wardrobe beside it. */
  set(b: Builder, plan: DressingPlan) {
    const { brief, w } = plan
    carpet(b.at(-20, 66), plan, 250, 140)
    dressingCorner(b.at(-w / 2 - 24, 0), plan)
    closet(b, brief.pick(closetStyles), { ...plan, w: brief.pick([100, 150]) })
  },
  /** An open wardrobe beside it. */
  open(b: Builder, plan: DressingPlan) {
    const { brief, w } = plan
    dressingCorner(b.at(-w / 2 - 20, 0), plan)
    openCloset(b, { ...plan, w: brief.between(130, 175), h: Math.min(plan.h, 215) })
  },
  /** Clothes on a rail. */
  rail(b: Builder, plan: DressingPlan) {
    const { brief, w, metal } = plan
    carpet(b.at(0, 40), plan, 300, 170)
    dressingCorner(b.at(-w / 2 - 10, 0), plan)
    clothesRail(b.at(74, 30), brief, brief.between(100, 130), metal)
    if (brief.chance(0.6)) plant(b.at(-w - 46, 24), brief.pick(plantKinds), 115)
  },
  /** A tall mirror that tilts, and a chair to sit beside it. */
  cheval(b: Builder, plan: DressingPlan) {
    const { brief, w, fabric, wood, metal } = plan
    carpet(b.at(20, 60), plan, 300, 180)
    dressingCorner(b.at(-w / 2 - 10, 0), plan)
    const shape = brief.pick(['arch', 'oval', 'square'] as const)
    chevalMirror(b.at(56, 16), 58, brief.between(150, 178), brief.pick([wood, metal]), shape)
    if (brief.chance(0.6)) easyChair(b.at(94, 108, 0, 3), 'slipper', { fabric, wood, metal })
  },
  /** A folding screen behind. */
  screen(b: Builder, plan: DressingPlan) {
    const { brief, wood, w } = plan
    rug(b.at(0, 80), 230, 150, plan.fabric, brief)
    const panels = brief.int(3, 5)
    const cloth = brief.pick(['#f1ece1', plan.fabric, '#d9ccb6'])
    foldingScreen(b.at(-panels * 22, 0), panels, brief.between(165, 190), wood, cloth)
    dressingCorner(b.at(brief.between(-20, 20), 28), { ...plan, w: w * 0.9 })
    plant(b.at(-w / 2 - 44, 52), brief.pick(plantKinds), 100)
  },
  /** Two wardrobes with the table in the niche between them. */
  niche(b: Builder, plan: DressingPlan) {
    const { brief, w, h, color } = plan
    const [side, style] = [
      brief.pick([52, 100]),
      brief.pick(['plain', 'framed', 'louvred'] as const),
    ]
    carpet(b.at(0, 110), plan, 190, 110)
    closet(b.at(-w / 2 - 3 - side, 0), style, { ...plan, w: side })
    closet(b.at(w / 2 + 3, 0), style, { ...plan, w: side })
    b.box([-w / 2 - 3, 0, h - 42], [w + 6, 56, 42], color)
    b.box([-w / 2 - 3, 0, 0], [w + 6, 4, h - 42], mix(plan.wall, '#ffffff', 0.3))
    dressingCorner(b.at(0, 4.2), { ...plan, w: w - 6, h: h - 44 }, { hung: true })
  },
  /** A chest of drawers and a mirror that leans on it. */
  chests(b: Builder, plan: DressingPlan) {
    const { brief, w, metal, wood } = plan
    carpet(b.at(10, 60), plan, 280, 150)
    dressingCorner(b.at(-w / 2 - 14, 0), plan)
    const tall = brief.chance(0.5)
    chest(b.at(6, 0), tall ? 60 : 110, tall ? 128 : 86, tall ? 6 : 4, plan)
    const x = tall ? 104 : 150
    leaningMirror(b.at(x, 30), 56, 172, brief.pick([metal, wood]), brief.pick([4, 28]), true)
  },
}

const inRooms = {
  /** Wardrobes along one wall, the table under the window of the other. */
  corner(b: Builder, plan: DressingPlan) {
    const { w } = plan
    const size = [w + 170, 300] as const
    shell(b, plan, size)
    closets(b.at(0, 290, 0, 1), plan, 285)
    dressingCorner(b.at(90 + w / 2, 0), plan, { hung: true })
    carpet(b.at(size[0] * 0.6, 180), plan, 160, 150)
  },
  /** Open wardrobes around an island of drawers. */
  'walk-in'(b: Builder, plan: DressingPlan) {
    const { brief, w, wood } = plan
    const size = [w + 250, 300] as const
    shell(b, { ...plan, h: plan.h + 14 }, size)
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
    shell(b, plan, size)
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
    shell(b, plan, size)
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

const layouts = { ...freeStanding, ...inRooms }
const names = Object.keys(layouts) as (keyof typeof layouts)[]

function shell(b: Builder, plan: DressingPlan, [w, d]: readonly [number, number]): void {
  const { brief, wall, h } = plan
  const curtain = brief.pick([plan.fabric, '#f1ece1'])
  room(b, {
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

function carpet(b: Builder, { brief, fabric }: DressingPlan, w: number, d: number): void {
  if (brief.chance(0.35)) roundRug(b, Math.min(w, d) * 0.56, mix(fabric, '#ffffff', 0.25))
  else if (brief.chance(0.7)) rug(b, w, d, mix(fabric, '#ffffff', 0.2), brief)
}
