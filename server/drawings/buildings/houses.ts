import type { Brief, Family } from '../brief.ts'
import { brand, coats, namesOf, woods } from '../kit/palette.ts'
import { skins } from '../props/cladding.ts'
import { roofColors } from '../props/roofs/covers.ts'
import * as g from './garden-things.ts'
import { family } from './houses/family.ts'
import { guestHouse } from './houses/guest-house.ts'
import { studio, tiny } from './houses/small.ts'
import { villa } from './houses/villa.ts'
import { build, type Modular } from './modular.ts'

const kinds = { tiny, family, villa, 'guest-house': guestHouse, studio }
const renders = [brand.sand, '#e6dcc8', '#dfe6e2', '#e9d6c6']
const { teal, sage, brick, slate, sun, cream, blue, orange, charcoal } = coats
const painted = [teal, sage, brick, slate, sun, cream, blue, woods.oak, woods.teak]

export const house: Family = (b, brief) => {
  const kind = brief.choose(namesOf(kinds))
  build(b, { site: g.garden, ...brief.make<Modular>(kinds[kind]) }, houseLook(brief, kind))
}

export function houseLook(brief: Brief, kind: keyof typeof kinds) {
  const skin = kind === 'villa' ? 'render' : brief.pick(skins.filter(name => name !== 'logs'))
  return {
    brief,
    skin,
    paints: [brief.pick(skin === 'render' ? renders : painted)],
    accent: brief.pick([orange, teal, sun, charcoal]),
    roof: brief.pick([roofColors.clay, roofColors.charcoal, roofColors.green, roofColors.umber]),
    door: brief.pick(['#c48a4a', teal, brick, '#33424a', coats.sun]),
    wood: brief.pick([woods.oak, woods.teak, woods.ash]),
    stone: '#b0a592',
  } as const
}
