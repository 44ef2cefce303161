import type { Family } from '../../brief.ts'
import { brand, fabrics, lighter, valuesOf } from '../../kit/palette.ts'
import { rug } from '../../props/art.ts'
import { type Couch, couch } from '../../things/couch.ts'
import { couches } from '../../things/couches.ts'
import { sectionals } from '../../things/sectionals.ts'
import { coverFor } from '../../things/upholstery.ts'

const makes: Record<string, Couch> = {
  ...couches,
  chaise: (b, look) => couch(b, couches.low, { ...look, chaise: look.brief?.pick([-1, 1]) }),
  ...sectionals,
}

export const sofa: Family = (b, brief) => {
  const make = brief.make(makes)
  const cover = coverFor(brief)
  const seats = brief.pick([2, 3, 3, 4])
  const at = b.at(0, 0, 0, brief.pick([0, 0, 1]))
  if (brief.chance(0.3))
    rug(at.at(0, 50), seats * 66 + 60, 150, brief.pick(valuesOf(fabrics)), brief)
  const colors = brief.shuffle([cover.accent, brand.sand, lighter(cover.fabric, 0.3)])
  couch(at, make, { ...cover, brief, seats, pillows: colors.slice(0, brief.int(0, 3)) })
}
