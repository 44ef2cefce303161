import type { Brief } from '../../brief.ts'
import { metals, namesOf, valuesOf, woods } from '../../kit/palette.ts'
import type { Maker } from './arrangements.ts'
import { cabriole, hairpin, saber } from './curved.ts'
import { type LegSize, legOf, type Shape } from './lathe.ts'
import { type Leg, leaning } from './leg.ts'
import { buns, flutings, squares, tapers, turnings } from './patterns.ts'

type Build = (shape: Shape) => Leg

export const splayed: Build = shape => leaning(legOf(tapers.ferrule, shape), shape.out, 0.16)

/** One way to build legs, in several looks. */
const versions = <Look>(build: (shape: Shape, look: Look) => Leg, looks: readonly Look[]) =>
  looks.map(
    (look): Build =>
      shape =>
        build(shape, look),
  )

const cutTo = (patterns: Record<string, string>) =>
  versions((shape, pattern) => legOf(pattern, shape), valuesOf(patterns))

const styles = {
  turned: cutTo(turnings),
  hairpin: versions(hairpin, [{}, { third: true }, { wide: 1.75 }, { cup: true }]),
  tapered: [...cutTo(tapers), splayed],
  cabriole: versions(cabriole, [0.8, 1, 1.2]),
  square: cutTo(squares),
  fluted: cutTo(flutings),
  saber: versions(saber, [
    {},
    { reach: 0.24, shoe: 0.16 },
    { reach: 0.36 },
    { reach: 0.22, wave: 0.1 },
  ]),
  bun: cutTo(buns),
} satisfies Record<string, readonly Build[]>

export type LegType = keyof typeof styles
export const legTypes = namesOf(styles)

/** Legs of one type in one style, `h` cm high at most and `half` cm to the sides of the head. */
export function legMaker(type: LegType, brief: Brief, { h, half, color }: LegSize): Maker {
  const all: readonly Build[] = styles[type]
  const build = all[Number(brief.construction(Object.keys(all)))] as Build
  return (out, share = 1) => build({ h: h * share, half: half * (0.4 + share * 0.6), color, out })
}

/** The woods and metals that legs are made of, by the names that traits give. */
export const legWoods: Record<string, string> = {
  oak: woods.oak,
  mahogany: woods.mahogany,
  teak: woods.teak,
  walnut: woods.walnut,
  beech: '#dfbd92',
  mvule: '#9b6a30',
}

const legMetals: Record<string, string> = {
  'mild-steel': '#66747f',
  'stainless-steel': '#97a5ad',
  brass: metals.brass,
  chrome: '#adc4d1',
  'black-steel': metals.black,
  aluminium: '#b6bcbb',
}

/** The colour that the traits name, else one of the wood or of the metal. */
export function legMaterial(brief: Brief, kind: 'wood' | 'metal'): string {
  const all = { ...legWoods, ...legMetals }
  const [named] = Object.keys(all).filter(name => brief.option(name, 0))
  const other = brief.pick(Object.keys(kind === 'wood' ? legWoods : legMetals))
  return all[named ?? other] as string
}
