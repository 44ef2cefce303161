import { type Point, shares, type Vec } from '../../kit/geometry.ts'
import { darker, metals } from '../../kit/palette.ts'
import { circle, type Leg, type Piece, square } from './leg.ts'

/** Height and half the width of a head in cm, and the colour. */
export type LegSize = Record<'h' | 'half', number> & { color: string }

/** What a leg is made to; `out` is the way in which curved and leaning legs reach. */
export interface Shape extends LegSize {
  out: Point
}

/** Round shapes: in how many steps, and the radius at a share of their height. */
type Turned = (radii: readonly number[]) => readonly [steps: number, radius: (t: number) => number]

const turned: Record<string, Turned> = {
  /** Straight from its foot to its head. */
  taper: ([foot = 0, head = foot]) => [1, t => foot + (head - foot) * t],
  /** Swells to its radius. */
  bead: ([r = 0]) => [6, t => r * (0.8 + 0.2 * Math.sin(Math.PI * t))],
  ball: ([r = 0]) => [8, t => r * (0.42 + 0.58 * Math.sin(Math.PI * t))],
  /** Hollow between two radii. */
  cove([foot = 0, head = foot]) {
    const dip = Math.min(foot, head) * 0.3
    return [6, t => foot + (head - foot) * t - dip * Math.sin(Math.PI * t)]
  },
  /** Wide at one end only. */
  flare: ([foot = 0, head = foot]) => [
    10,
    t => (foot > head ? head + (foot - head) * (1 - t) ** 4 : foot + (head - foot) * t ** 4),
  ],
  /** Has its belly low. */
  vase: ([foot = 0, belly = 0, head = 0]) => [
    10,
    t => (t < 0.3 ? ease(foot, belly, (t / 0.3) ** 0.5) : ease(belly, head, (t - 0.3) / 0.7)),
  ],
  /** Has its belly high. */
  urn: ([foot = 0, belly = 0, head = 0]) => [
    10,
    t => (t < 0.7 ? ease(foot, belly, t / 0.7) : ease(belly, head, ((t - 0.7) / 0.3) ** 2)),
  ],
}

/** Shapes with sides of their own, by a radius and a height; `t` is the share of theirs. */
interface Sided {
  at: (r: number, z: number, t: number) => Vec[]
  steps: number
  reeded?: true
}

const sided: Record<string, Sided> = {
  block: { at: (r, z) => square(r, z, [0, 0], 0.08), steps: 1 },
  octagon: { at: (r, z) => square(r, z, [0, 0], 0.5), steps: 1 },
  fluted: { at: (r, z) => circle(r, z, 24), steps: 3, reeded: true },
  twisted: { at: (r, z, t) => circle(r, z, 12, t * 2.6), steps: 14, reeded: true },
}

/**
 * Cuts a leg by the words of its pattern, from the floor upwards: `ball 8 70, brass taper 5 40 50`
 * is a shape, its height and its radii. Heights are shares of their sum, radii hundredths of `half`.
 * @param fineness fewer steps for slender things
 */
export function legOf(pattern: string, { h, half, color }: LegSize, fineness = 1): Leg {
  const cuts = pattern.split(', ').map(cutOf)
  const unit = h / cuts.reduce((sum, { height }) => sum + height, 0)
  const pieces: Piece[] = []
  let run: { color: string; profile: Point[] } | undefined
  let z = 0
  for (const { metal, shape, height, radii } of cuts) {
    const [tone, from, high] = [metal ?? color, z, height * unit]
    const sides = sided[shape]
    if (sides) {
      const [foot = 0, head = foot] = radii
      const rings = shares(sides.steps).map(t =>
        sides.at((half * (foot + (head - foot) * t)) / 100, from + high * t, t),
      )
      pieces.push({ color: tone, rings, ...(sides.reeded && { strips: darker(tone, 0.28) }) })
      run = undefined
    } else {
      const [steps, radius] = (turned[shape] as Turned)(radii)
      if (run?.color !== tone) {
        run = { color: tone, profile: [] }
        pieces.push(run)
      }
      for (const t of shares(Math.ceil(steps * fineness)))
        run.profile.push([(radius(t) * half) / 100, from + high * t])
    }
    z += high
  }
  return { h, half, pieces }
}

function cutOf(text: string) {
  const words = text.split(' ')
  const metal = words[0] && words[0] in metals ? words.shift() : undefined
  const [shape = '', ...sizes] = words
  const [height = 0, ...radii] = sizes.map(Number)
  return { metal: metal && metals[metal as keyof typeof metals], shape, height, radii }
}

/** A value between two others that leaves the one and reaches the other softly. */
export const ease = (from: number, to: number, t: number): number =>
  from + (to - from) * ((1 - Math.cos(Math.PI * t)) / 2)
