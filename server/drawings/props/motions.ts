import { between, inTurn, type Point, points, type Vec } from '../kit/geometry.ts'
import type { Motion } from '../kit/scene.ts'

/** Moments at percents of the time: how far from the resting place, and how visible. */
export const inMoments = (
  seconds: number,
  ...moments: readonly (readonly [at: number, move: Vec, opacity: number])[]
): Motion => ({ seconds, moments: moments.map(([at, move, opacity]) => ({ at, move, opacity })) })

/** Along a way from one offset to another, coming up and fading out at its ends. */
export const passing = (from: Vec, to: Vec, seconds: number) =>
  inMoments(
    seconds,
    [0, from, 0],
    [6, between(from, to, 0.05), 1],
    [94, between(from, to, 0.95), 1],
    [100, to, 0],
  )

/** There and back, with a rest at either end. */
export function toAndFro(by: Vec, seconds: number): Motion {
  const rest: Vec = [0, 0, 0]
  const moves = [rest, by, by, rest, rest]
  return { seconds, moments: [0, 42, 54, 94, 100].map((at, i) => ({ at, move: inTurn(moves, i) })) }
}

/** How visible at percents of the time. */
export const fading = (seconds: number, shown: readonly Point[]): Motion => ({
  seconds,
  moments: shown.map(([at, opacity]) => ({ at, opacity })),
})

/** A light that swells and fades between two opacities. */
export const breathing = (low: number, high: number, seconds: number) =>
  fading(seconds, points([0, low], [50, high], [100, low]))

/** Swings by some degrees to both sides around the point where it hangs or stands. */
export function swaying(pivot: Vec, degrees: number, seconds: number): Motion {
  const tilts = [-degrees, degrees, -degrees]
  return { seconds, pivot, moments: tilts.map((tilt, i) => ({ at: i * 50, tilt })) }
}
