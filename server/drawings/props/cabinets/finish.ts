import type { Brief } from '../../brief.ts'
import { coats, fabrics, lighter, metals, woods } from '../../kit/palette.ts'
import { type FrontStyle, frontStyles } from './front-surfaces.ts'
import { type Fronts, handleStyles } from './fronts.ts'

export interface Finish {
  color: string
  top: string
  fronts: Fronts
}

/** A carcass and its fronts of one colour, its top of another where it is told. */
export const finishOf = (color: string, fronts: Omit<Fronts, 'color'>, top = color): Finish => ({
  color,
  top,
  fronts: { ...fronts, color },
})

const paints = ['#eceae3', '#33424a', coats.sage, coats.slate, '#c9bfae', fabrics.forest, '#b98f7b']

export function finish(brief: Brief, styles: readonly FrontStyle[] = frontStyles): Finish {
  const wood = brief.material(woods)
  const painted = brief.chance(0.35)
  const color = painted ? brief.pick(paints) : wood
  const front = painted || brief.chance(0.7) ? color : brief.pick([...paints, lighter(wood, 0.25)])
  const style = brief.pick(styles)
  return {
    color,
    top: painted && brief.chance(0.6) ? wood : color,
    fronts: {
      style: style === 'two-tone' && painted ? 'plain' : style,
      color: front,
      handle: brief.pick(handleStyles),
      metal: brief.pick([metals.black, metals.brass, metals.steel, woods.walnut]),
    },
  }
}
