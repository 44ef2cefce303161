import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import { disc, type Mark, panel } from '../../kit/mark.ts'
import { coats, glass } from '../../kit/palette.ts'
import { controlDesk, laserCutter as flatbed, machineWindow } from '../../props/laser-machine.ts'
import { gasBottles } from '../../props/machines.ts'

/** A laser cutter: a sheet of steel on its bed and the cutting head on a gantry, or in a cabin. */
export const laserCutter: Family = (b, brief) => {
  const hasCabin = brief.construction(['gantry', 'cabin']) === 'cabin'
  const [w, d, h] = [brief.between(280, 460), brief.between(150, 230), brief.between(190, 230)]
  const { teal, orange, blue, charcoal, sun } = coats
  const color = brief.pick(['#eceae3', '#d5dde0', teal, orange, blue, charcoal])
  const accent = brief.pick([orange, sun, teal])
  b.slab([-90, -90, -8], [w + 180, d + 200, 8], '#d9dcd8')
  b.flat([-74, d + 84, 0], [w + 148, 7, 0.3], '#e3ab41', { casts: false })
  const bed = hasCabin ? b.at(36, 32) : b
  flatbed(bed, {
    w: hasCabin ? w - 72 : w,
    d: hasCabin ? d - 12 : d,
    color,
    gantry: brief.between(0.1, 0.8),
    cut: contours(brief, w, d),
  })
  controlDesk(b.at(w * (hasCabin ? 0.86 : brief.pick([0.16, 0.8])), d + 66), accent)
  if (brief.chance(0.5)) gasBottles(b.at(w + 46, 40))
  if (!hasCabin) return
  const deep = d + 36
  b.box([0, 0, 0], [w, 26, h], color, { casts: false })
  b.box([0, 26, 0], [30, d + 10, h], color)
  b.box([w - 30, 26, 0], [30, d + 10, h], color, { right: machineWindow(0.16, 0.36, 0.68, 0.44) })
  b.box([0, 0, h], [w, deep, 22], color, {
    front: [panel(0, 0.3, 1, 0.3, accent, { edge: false })],
  })
  b.box([32, deep, 0], [w * 0.3, 6, h - 4], glass.dark, {
    front: [panel(0, 0, 1, 0.3, color), panel(0.86, 0.34, 0.04, 0.24, '#f3f0e7')],
  })
}

/** What is cut into the sheet: round or square parts in rows, as seen from above. */
function contours(brief: Brief, w: number, d: number): Mark[] {
  const [columns, rows, style] = [Math.round(w / 70), Math.round(d / 64), brief.int(0, 2)]
  return Array.from({ length: columns * rows }, (_, k) => {
    const [i, j] = [k % columns, Math.floor(k / columns)]
    const [u, v] = [(i + 0.5) / columns, (j + 0.5) / rows]
    const isSquare = style === 0 || (style === 2 && (i + j) % 2 === 0)
    const [pu, pv] = [0.6 / columns, 0.6 / rows]
    return isSquare
      ? panel(u - pu / 2, v - pv / 2, pu, pv, '#5d6d75')
      : disc(u, v, 18, '#5d6d75', 14)
  })
}
