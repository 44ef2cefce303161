import type { Family } from '../../family.ts'
import { metals, valuesOf, woods } from '../../kit/palette.ts'
import { mirror } from '../../props/looking-glasses.ts'
import { adorn } from '../../props/ornaments.ts'
import { type TableMake, table } from '../../things/table.ts'

const makes: Record<string, TableMake> = {
  frame: { legs: 'posts', under: 'shelf', thick: 3 },
  crossed: { legs: 'crosses', under: 'rail' },
  turned: { legs: 'turned', under: 'case', thick: 3 },
  hoops: { legs: 'loops', under: 'shelf', thick: 3 },
  tapered: { legs: 'tapered', under: 'case', thick: 2 },
  waterfall: { legs: 'sides', under: 'shelf', thick: 5 },
}

export const consoleTable: Family = (b, brief) => {
  const [w, d, h] = [brief.between(96, 150), brief.between(30, 38), brief.between(74, 86)]
  const [leg, metal] = [brief.material(woods), brief.pick([metals.black, metals.brass])]
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  const top = brief.pick([leg, leg, ...valuesOf(woods), '#efece4'])
  // Apart from what stands on it, since turned legs and a shelf are many bodies to order.
  at.group(g => table(g, { shape: 'board', ...brief.make(makes), brief, w, d, h, top, leg, metal }))
  const glass = brief.option('mirror', 0.4)
  const shape = brief.pick(['arch', 'round', 'square', 'oval'])
  const wide = brief.between(48, 70)
  if (glass)
    mirror(at.at(0, 1 - d / 2, h), shape, wide, shape === 'round' ? wide : wide * 1.25, metal)
  adorn(at.at(-w / 2, glass ? 8 - d / 2 : -d / 2, h), brief, [w, d - (glass ? 6 : 0)], 4)
}
