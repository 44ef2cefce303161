import type { Family } from '../../family.ts'
import { fabrics, metals, valuesOf, woods } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { lowTable, lowTableStyles } from '../../things/low-tables.ts'

export const coffeeTable: Family = (b, brief) => {
  const style = brief.construction(lowTableStyles)
  const [w, d] = [brief.between(84, 132), brief.between(52, 76)]
  const leg = brief.material(woods)
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  if (brief.chance(0.35)) rug(at, w + 26, d + 30, brief.pick(valuesOf(fabrics)), brief)
  const look = {
    brief,
    w,
    d,
    h: brief.between(32, 44),
    leg,
    metal: brief.pick([metals.black, metals.brass, metals.graphite]),
    top: brief.pick([leg, ...valuesOf(woods), '#efece4', metals.graphite, '#c7c2b8']),
  }
  lowTable(at, style, look, 4)
}
