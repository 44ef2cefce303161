import type { Builder } from '../../kit/builder.ts'
import { lighter } from '../../kit/light.ts'
import { roundRug, rug } from '../../props/art.ts'
import { closet, closetStyles, clothesRail, openCloset } from '../../props/closets.ts'
import {
  chest,
  type DressingPlan,
  dressingCorner,
  foldingScreen,
} from '../../props/dressing-corner.ts'
import { easyChair } from '../../props/easy-chairs.ts'
import { floorLamp } from '../../props/lamps.ts'
import { chevalMirror, leaningMirror } from '../../props/looking-glasses.ts'
import { plant, plantKinds } from '../../props/plants.ts'

/** Settings that stand free; they may be seen from either side. */
export const boudoirSets = {
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
    b.box([-w / 2 - 3, 0, 0], [w + 6, 4, h - 42], lighter(plan.wall, 0.3))
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

/** A carpet, by chance. */
export function carpet(b: Builder, { brief, fabric }: DressingPlan, w: number, d: number): void {
  if (brief.chance(0.35)) roundRug(b, Math.min(w, d) * 0.56, lighter(fabric, 0.25))
  else if (brief.chance(0.7)) rug(b, w, d, lighter(fabric, 0.2), brief)
}
