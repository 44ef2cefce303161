import type { Brief } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import type { Maker } from './arrangements.ts'
import { cabriole, saber } from './curved.ts'
import { fluted, flutings } from './fluted.ts'
import { type Frame, uFrame, uFrames, xFrame, xFrames } from './frames.ts'
import { hairpin, hairpins } from './hairpin.ts'
import { type Shape, squareLeg, squares, tapered, tapers } from './shaped.ts'
import { trestle, trestles } from './trestle.ts'
import { buns, turnedLeg, turnings } from './turned.ts'

/** The types of legs that stand one at each corner. */
export const legTypes = [
  'turned',
  'hairpin',
  'tapered',
  'cabriole',
  'square',
  'fluted',
  'saber',
  'bun',
] as const
export type LegType = (typeof legTypes)[number]

/** Legs of one type in one style, `h` cm high at most and `half` cm to the sides of the head. */
export function legMaker(
  type: LegType,
  brief: Brief,
  { h, half, color }: Omit<Shape, 'out'>,
): Maker {
  const bow = brief.between(0.8, 1.2)
  const make = styled(type, brief, bow)
  return (out, share = 1) => make({ h: h * share, half: half * (0.4 + share * 0.6), color, out })
}

function styled(type: LegType, brief: Brief, bow: number): (shape: Shape) => ReturnType<Maker> {
  if (type === 'cabriole') return shape => cabriole(shape, bow)
  if (type === 'saber') return shape => saber(shape, bow * 0.3)
  if (type === 'tapered') return inStyle(brief.construction(tapers), tapered)
  if (type === 'square') return inStyle(brief.construction(squares), squareLeg)
  if (type === 'fluted') return inStyle(brief.construction(flutings), fluted)
  if (type === 'hairpin') return inStyle(brief.construction(hairpins), hairpin)
  return inStyle(brief.construction(type === 'bun' ? buns : turnings), turnedLeg)
}

function inStyle<S>(style: S, make: (style: S, shape: Shape) => ReturnType<Maker>) {
  return (shape: Shape) => make(style, shape)
}

/** Draws the ends of one type in one style. */
export function frameMaker(
  type: 'x-frame' | 'u-frame' | 'trestle',
  brief: Brief,
  frame: Frame,
): (b: Builder) => void {
  const [x, u, t] = [brief.pick(xFrames), brief.pick(uFrames), brief.pick(trestles)]
  if (type === 'x-frame') return b => xFrame(b, x, frame)
  return type === 'u-frame' ? b => uFrame(b, u, frame) : b => trestle(b, t, frame)
}
