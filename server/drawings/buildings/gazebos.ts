import type { Brief } from '../brief.ts'
import type { Family } from '../family.ts'
import { coats, metals, woods } from '../kit/palette.ts'
import { roofColors } from '../props/roofs/covers.ts'
import { event, guests } from './gazebos/event.ts'
import { barbecue, garden } from './gazebos/garden.ts'
import { pool, sites } from './gazebos/pool.ts'
import { stage } from './gazebos/stage.ts'
import { type House, house } from './house.ts'

const { clay, charcoal, green, umber, silver } = roofColors
const { teak, walnut, oak } = woods
const kinds = {
  garden: { roofs: [clay, charcoal, green, umber], posts: [teak, walnut, '#f4f0e4', oak] },
  pool: { roofs: [clay, charcoal, umber, '#f3efe4'], posts: [teak, walnut, '#f4f0e4'] },
  event: { roofs: ['#fbf6ea', '#f1e4d0', silver, clay], posts: [metals.white] },
}

/** An open pavilion: in a garden, beside a pool, or for events. */
export const gazebo: Family = (b, brief) => {
  const kind = brief.choose(['garden', 'pool', 'event'])
  const makes: Record<string, House> = { garden, pool, event }[kind]
  const make = makes[brief.construction(Object.keys(makes))] as House
  const given = gazeboLook(brief, kind)
  if (kind === 'garden') return house(b, brief.option('barbecue', 0) ? barbecue : make, given)
  if (kind === 'pool') return house(b, { ...make, site: brief.pick(sites) }, given)
  if (brief.option('stage', 0)) return house(b, stage, given)
  const prepared = guests[brief.choose(['banquet', 'ceremony', 'market'])]
  house(b, { ...make, ...prepared }, given)
}

export function gazeboLook(brief: Brief, kind: keyof typeof kinds) {
  const { roofs, posts } = kinds[kind]
  return {
    brief,
    skin: 'boards',
    wall: woods.oak,
    roof: brief.pick(roofs),
    wood: brief.pick(posts),
    accent: brief.pick([coats.orange, coats.teal, coats.sun]),
    stone: '#a9a08e',
  } as const
}
