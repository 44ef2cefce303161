import type { Brief } from '../brief.ts'
import type { Builder } from '../kit/builder.ts'
import { inset, type Mark, tint } from '../kit/mark.ts'
import { lighter, metals, valuesOf } from '../kit/palette.ts'
import { fillShelf } from '../props/cabinets/contents.ts'
import { tiles } from '../props/cladding.ts'
import { onWorktop } from '../props/kitchen-things.ts'
import { ornament } from '../props/ornaments.ts'
import { shelving } from '../props/stocked.ts'
import { fronts } from '../props/storage.ts'
import {
  fitted,
  type Kitchen,
  kinds,
  putUnit,
  type Unit,
  type UnitName,
  worktop,
} from './kitchen-units.ts'
import { filling, type Plan } from './plan.ts'

/**
 * Units along a wall, as long as it: the named ones in any order, `any` for a plain one; after `>`
 * those tall ones of which some stand at the ends. Above them is one of what may be.
 */
export const units = (words: string, above: readonly (keyof typeof hung)[], most = Infinity) =>
  filling(150, most, w => (b, plan) => {
    const run = unitsOf(plan.brief, words)
    const more = Math.max(0, Math.floor((w - lengthOf(run)) / 70))
    // Nothing that is used stands in a corner, unless a tall unit does.
    const first = run[0]?.isTall ? 1 : 0
    for (let i = 0; i < more; i++)
      run.splice(first, 0, { ...kinds[i % 2 ? 'doors' : 'drawers'], w: 60 })
    const wider = w / lengthOf(run)
    const fitting = run.map(unit => ({ ...unit, w: unit.w * wider }))
    line(b, fitted(plan), fitting, hung[plan.brief.pick(above)])
  })

function unitsOf(brief: Brief, words: string): Unit[] {
  const [low = [], ends = []] = words.split(' > ').map(part => part.split(' '))
  const named = low.map(name => (name === 'any' ? brief.pick(plain) : name))
  const tall = brief.shuffle(ends).slice(0, brief.int(Math.min(1, ends.length), ends.length))
  const names = [...tall.slice(1), ...brief.shuffle(named), ...tall.slice(0, 1)] as UnitName[]
  return names.map(name => ({ ...kinds[name], w: brief.pick(kinds[name].widths) }))
}

const plain = ['doors', 'drawers', 'washer', 'open']

const lengthOf = (run: readonly Unit[]) => run.reduce((sum, unit) => sum + unit.w, 0)

/** Units in a tall frame. */
export const niche = (words: string) =>
  filling(226, 240, w => (b, plan) => {
    const [{ tallColor }, h] = [fitted(plan), plan.h - 6]
    units(words, ['shelves']).fill(w - 8)(b.at(4, 0), plan)
    b.box([[0, w - 4], 0, 0], [4, 66, h], tallColor)
    b.box([4, 46, h - 18], [w - 8, 20, 18], tallColor)
  })

/** Side by side under worktops in one length, with what hangs above; a hob gets a hood. */
function line(b: Builder, kitchen: Kitchen, run: readonly Unit[], above: Hung) {
  const { brief, h, handle, scheme, hood, top } = kitchen
  let [at, from] = [0, 0]
  const lay = (to: number) => {
    if (to > from) b.box([from, 0, worktop.under], [to - from, worktop.deep + 3, 4], top)
  }
  for (const unit of run) {
    if (unit.isTall) lay(at)
    putUnit(b.at(at, 0), unit, kitchen)
    at += unit.w
    if (unit.isTall) from = at
  }
  lay(at)
  at = 0
  const steel = handle === metals.chrome ? '#c9d0d3' : lighter(scheme.wall, 0.35)
  for (const { isTall, isFree, rings, w } of run) {
    const here = b.at(at, 0)
    if (rings && h > 190) hood(here.at(w / 2, 0, 152), Math.min(w, 90), h - 162, steel)
    else if (!isTall) above(here, kitchen, w)
    if (isFree && brief.chance(0.7)) onTop(here.at(w / 2, 34, worktop.over), brief, scheme.accent)
    at += w
  }
}

function onTop(b: Builder, brief: Brief, accent: string) {
  if (brief.chance(0.45)) ornament(b, brief.pick(['bowl', 'jars', 'plant', 'tray']), brief)
  else brief.pick(valuesOf(onWorktop))(b, accent)
}

type Hung = (b: Builder, kitchen: Kitchen, w: number) => void

const hung = {
  cupboards(b, kitchen, w) {
    const { brief, h, color, top } = kitchen
    const kind = brief.pick(['doors', 'doors', 'doors', 'glass', 'open'])
    const look = { ...kitchen, grip: 'bottom', glazed: kind === 'glass' } as const
    const front = kind === 'open' ? shelving(1, 2, top, brief) : fronts(Math.round(w / 48), 1, look)
    b.quiet.box(146, [w, 34, Math.min(74, h - 158)], color, { front: [front] })
  },
  shelves(b, { brief, scheme }, w) {
    for (const z of [144, 178]) {
      b.quiet.box(z, [w, 24, 3], scheme.wood)
      fillShelf(b.at(0, 0, z + 3), brief, 'dishes', [w * brief.between(0.6, 1), 26, 26])
    }
  },
  none: () => {},
} satisfies Record<string, Hung>

export const splashback = ({ brief, h, scheme }: Plan): Mark => {
  const look = brief.fork('tiles')
  const tone = look.pick(['#f7f4ec', scheme.feature, lighter(scheme.fabric, 0.6)])
  const face = [tint(0, 0, 1, 1, tone), ...(look.chance(0.4) ? [tiles(15)] : [])]
  return inset(0, worktop.over / h, 1, 55 / h, face)
}
