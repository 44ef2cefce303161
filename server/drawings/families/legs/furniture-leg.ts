import type { Brief } from '../../brief.ts'
import type { Family } from '../../family.ts'
import type { Builder } from '../../kit/builder.ts'
import { fabrics, valuesOf, woods } from '../../kit/palette.ts'
import * as show from '../../props/legs/arrangements.ts'
import {
  type Corner,
  cabinetCorner,
  halfTop,
  outwards,
  tableCorner,
} from '../../props/legs/corners.ts'
import { stand } from '../../props/legs/leg.ts'
import { frameMaker, type LegType, legMaker, legTypes } from '../../props/legs/makers.ts'
import { legMaterial, legWoods } from '../../props/legs/materials.ts'
import {
  metalPedestal,
  metalPedestals,
  woodPedestal,
  woodPedestals,
} from '../../props/legs/pedestals.ts'
import { spider, spiders } from '../../props/legs/spider.ts'
import { swivel, swivels } from '../../props/legs/swivel.ts'

const frameTypes = ['x-frame', 'u-frame', 'trestle'] as const
const baseTypes = ['swivel-base', 'spider', 'pedestal'] as const
const types = [...legTypes, ...frameTypes, ...baseTypes] as const
const ofMetal: readonly string[] = ['hairpin', 'x-frame', 'u-frame', 'swivel-base', 'spider']

/** A leg of a named type and material: alone, with its like, or under a cut corner. */
export const furnitureLeg: Family = (b, brief) => {
  const type = brief.construction(types)
  const color = legMaterial(brief, ofMetal.includes(type) ? 'metal' : 'wood')
  const leg = legTypes.find(name => name === type)
  const frame = frameTypes.find(name => name === type)
  if (leg) legs(b, leg, brief, color)
  else if (frame) frames(b, frame, brief, color)
  else base(b, type, brief, color)
}

function legs(b: Builder, type: LegType, brief: Brief, color: string): void {
  const low = type === 'bun'
  const h = low
    ? brief.between(10, 15)
    : brief.pick([brief.between(66, 74), brief.between(38, 46), brief.between(26, 32)])
  const make = legMaker(type, brief, { h, half: low ? h * 0.46 : 1.2 + h * 0.052, color })
  const view = low
    ? brief.pick(['near', 'four', 'plinth', 'lying', 'three'] as const)
    : brief.construction([
        'left',
        'lying',
        'near',
        'plinth',
        'right',
        'three',
        'joined',
        'four',
      ] as const)
  const chance = brief.chance(0.5)
  if (view === 'lying') show.standingAndLying(b, make, chance)
  else if (view === 'plinth') show.onPlinth(b, make, '#d9d2c4', chance)
  else if (view === 'three') show.inThreeHeights(b, make, chance)
  else if (view === 'joined' && type !== 'hairpin')
    show.joined(b, make, h * brief.between(0.7, 1.1), color, h * brief.between(0, 0.4))
  else if (view === 'four' || view === 'joined') show.setOfFour(b, make)
  else corner(b, view, make, { brief, h, low, color })
}

interface Under {
  readonly brief: Brief
  readonly h: number
  readonly low: boolean
  readonly color: string
}

function corner(b: Builder, at: Corner, make: show.Maker, under: Under): void {
  const { brief, h, low, color } = under
  const leg = make(outwards(at))
  const reach = (low ? 1.3 : 0.34) * h
  const [a, c] = [reach * brief.between(0.8, 1.6), reach * brief.between(0.8, 1.6)]
  const cut = { corner: at, half: leg.half, h, color, a, c }
  stand(b, leg)
  if (low) cabinetCorner(b, cut, brief.pick([color, ...valuesOf(fabrics)]), h * 0.8)
  else tableCorner(b, cut, topColor(brief), leg.plate ? 0 : h * 0.14, h * 0.04)
}

function frames(b: Builder, type: (typeof frameTypes)[number], brief: Brief, color: string): void {
  const [w, h, thick] = [brief.between(46, 80), brief.pick([72, 72, 44]), brief.between(4.5, 7)]
  const draw = frameMaker(type, brief, { w, h, thick, color })
  const at = b.at(0, 0, 0, brief.int(0, 1))
  const view = brief.construction(['pair', 'one', 'topped'] as const)
  const gap = w * brief.between(0.5, 1.1)
  draw(at)
  if (view === 'pair') draw(at.at(brief.between(-16, 16), -gap))
  if (view === 'topped')
    at.box([-w / 2 - 3, -gap, h], [w + 6, gap + thick / 2 + 2, 3], topColor(brief))
}

function base(b: Builder, type: string, brief: Brief, color: string): void {
  const swivels5 = type === 'swivel-base'
  const r = swivels5 ? brief.between(27, 34) : brief.between(26, 40)
  const h = swivels5 ? brief.between(40, 58) : brief.pick([72, 72, 44, 100])
  if (swivels5) swivel(b, brief.pick(swivels), { r, h, color })
  else if (type === 'spider') spider(b, brief.pick(spiders), { r, h, color })
  else if (Object.values(legWoods).includes(color))
    woodPedestal(b, brief.pick(woodPedestals), { r, h, color })
  else metalPedestal(b, brief.pick(metalPedestals), { r, h, color })
  const view = brief.pick(['bare', 'half', 'board'] as const)
  const over = swivels5 ? brief.pick(valuesOf(fabrics)) : topColor(brief)
  const thick = swivels5 ? 7 : 3
  if (view === 'half') halfTop(b, r * brief.between(1, 1.4), h, thick, over)
  if (view === 'board') b.box([-r, -r, h], [r * 1.5, r * 1.5, thick], over)
}

function topColor(brief: Brief): string {
  return brief.pick([woods.oak, woods.walnut, woods.ash, '#e9e5da', '#3b4a52'])
}
