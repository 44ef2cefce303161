import { disc, tint } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { airConditioner, parasol, railing, sign, solarPanels } from '../props/outdoors.ts'
import { crossSign } from '../props/signs.ts'
import { vault as domed } from './house-roofs.ts'
import type { BuildingThing, Range } from './look.ts'

/** What is on the flat roofs of units, or instead of them; told the roof's width and depth. */
export const solar: BuildingThing = (b, { size: [w, d] }) => {
  const columns = Math.min(4, Math.floor((w - 60) / 96))
  const rows = d > 230 ? 2 : 1
  solarPanels(b.at((w - columns * 96) / 3, (d - rows * 84) / 2), columns, rows)
}
export const cooler: BuildingThing = (b, { size: [w, d] }) =>
  airConditioner(b.at(w * 0.62, d * 0.4))
export const solarOrCooler: BuildingThing = (b, look) =>
  (look.size[0] > 180 && look.brief.chance(0.5) ? solar : cooler)(b, look)

export const terrace: BuildingThing = (b, { brief, accent, size: [w, d] }) => {
  railing(b.at(2, d - 4), w - 6, 90, metals.graphite)
  railing(b.at(w - 4, d - 6, 0, 1), d - 8, 90, metals.graphite)
  if (Math.min(w, d) > 235) parasol(b.at(w / 2, d / 2 - 4), brief.pick([accent, brand.sand]), 220)
}

export const board: BuildingThing = (b, { accent, size: [w, d] }) =>
  sign(b.at(w * 0.14, d - 26), w * 0.72, accent, 78)

export const cross: BuildingThing = (b, { brief, accent, size: [w, d] }) =>
  crossSign(b.at(w / 2, d - 50), brief.between(120, 165), accent)

export const parapet: BuildingThing = (b, { accent, size: [w, d] }) => {
  b.box([-4, d - 12, 0], [w + 8, 16, 84], accent, {
    front: [
      disc(0.12, 0.5, 24, brand.paper),
      disc(0.12, 0.5, 12, accent),
      tint(0.26, 0.4, 0.3, 0.2, '#ffffff'),
      tint(0.6, 0.4, 0.18, 0.2, '#ffffff'),
    ],
  })
}

/** A flat slab that reaches `out` cm past the walls, and `over` a porch on posts. */
export const overhang =
  (out: number, over = 0): BuildingThing =>
  (b, { accent, size: [w, d, h] }) => {
    const [W, D] = [w + 2 * out, d + 2 * out + over]
    if (over > 0)
      b.box(
        [[8 - out, w / 2 - 5, w + out - 18], d + out + over - 18, -h],
        [10, 10, h],
        metals.black,
      )
    b.box([-out, -out, 0], [W, D, 14], accent, { topColor: '#f3f0e7' })
  }
export const vault =
  (rise: Range): BuildingThing =>
  (b, look) =>
    domed(rise, 'x', { gable: look.wall, eave: 20 })(b, look)
