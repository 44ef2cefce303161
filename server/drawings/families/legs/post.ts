import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { brand, metals, valuesOf, woods } from '../../kit/palette.ts'
import { boards } from '../../props/cladding.ts'
import { setOfFour, standingAndLying } from '../../props/legs/arrangements.ts'
import { legOf } from '../../props/legs/lathe.ts'
import { stand } from '../../props/legs/leg.ts'
import { legMaterial } from '../../props/legs/makers.ts'
import { balusters, newels, squareNewels } from '../../props/legs/patterns.ts'
import { ironInfill, squareInfill, turnedInfill } from '../../props/railings/bars.ts'
import { flight, levelRun, type Railing, thickness } from '../../props/railings/railing.ts'
import { cableInfill, glassInfill, metalPost } from '../../props/railings/steel.ts'

const kinds = ['turned', 'iron', 'square', 'glass', 'cable'] as const
type Kind = (typeof kinds)[number]
const views = ['run', 'stair', 'newel', 'corner', 'set', 'landing'] as const
const floors = [...valuesOf(woods), '#d5d0c4', '#b9beb9']

export const post: Family = (b, brief) => {
  const kind = brief.construction(kinds)
  const view = brief.construction(views)
  const isWood = kind === 'turned' || kind === 'square'
  const railing = isWood ? wooden(brief, kind) : metallic(brief, kind)
  const [h, floor] = [brief.between(86, 106), brief.pick(floors)]
  if (view === 'set' && kind === 'turned') return turnings(b, brief)
  if (view === 'stair' || view === 'landing') {
    const steps = view === 'stair' ? brief.int(4, 5) : brief.int(2, 3)
    return flight(b, railing, steps, brief.between(30, 80), floor)
  }
  const isCorner = view === 'corner'
  const long = { newel: 40, set: 70, corner: 110, run: 150 }[view] * brief.between(0.8, 1.25)
  const deep = isCorner ? long * brief.between(0.5, 0.9) : brief.between(22, 60)
  b.slab([-12, -deep - 12, -9], [long + 24, deep + 24, 9], floor, {
    top: [boards(5, false, brand.ink, 0.12)],
  })
  levelRun(b, railing, long, h, view !== 'newel')
  if (isCorner) levelRun(b.at(long, 0, 0, 1), railing, deep, h, false)
}

function wooden(brief: Brief, kind: 'turned' | 'square'): Railing {
  const color = legMaterial(brief, 'wood')
  const half = brief.between(4, 6)
  const [pattern, taller] =
    kind === 'turned' ? [brief.make(newels), 1.25] : [brief.make(squareNewels), 1.18]
  return {
    color,
    half,
    rail: 'moulded',
    over: false,
    infill: (kind === 'turned' ? turnedInfill : squareInfill)(brief, color),
    post: (b, h) => stand(b, legOf(pattern, { h: h * taller, half, color })),
  }
}

function metallic(brief: Brief, kind: Exclude<Kind, 'turned' | 'square'>): Railing {
  const isIron = kind === 'iron'
  const color = brief.pick(isIron ? irons : steels)
  const half = isIron ? 1.6 : brief.between(1.8, 2.6)
  const infill = { iron: ironInfill, glass: glassInfill, cable: cableInfill }[kind](brief, color)
  const [isRound, isCapped] = [!isIron && brief.chance(0.5), !isIron && brief.chance(0.5)]
  const rail = isIron || isCapped ? 'flat' : brief.pick(['flat', 'round'] as const)
  return {
    color: isCapped ? legMaterial(brief, 'wood') : color,
    half,
    rail,
    over: true,
    infill,
    post: (b, h) => metalPost(b, h - thickness[rail], half, color, isRound),
  }
}

const irons = [metals.black, '#3d4a45', '#4a3f38', metals.graphite]
const steels = [metals.steel, metals.graphite, metals.black, '#b3bdc2']

function turnings(b: Builder, brief: Brief) {
  const color = legMaterial(brief, 'wood')
  const [slender, newel] = [brief.make(balusters), brief.make(newels)]
  const front = brief.chance(0.5)
  if (brief.chance(0.5))
    setOfFour(b, (_, share = 1) => legOf(slender, { h: 84 * share, half: 3.4, color }))
  else standingAndLying(b, () => legOf(newel, { h: 110, half: 6, color }), front)
}
