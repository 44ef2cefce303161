import { between, inTurn, type Vec } from '../kit/geometry.ts'
import type { Motion } from '../kit/scene.ts'

/** Along a way from one offset to another, coming up and fading out at its ends. */
export function passing(from: Vec, to: Vec, seconds: number): Motion {
  return {
    seconds,
    moments: [
      { at: 0, move: from, opacity: 0 },
      { at: 6, move: between(from, to, 0.05), opacity: 1 },
      { at: 94, move: between(from, to, 0.95), opacity: 1 },
      { at: 100, move: to, opacity: 0 },
    ],
  }
}

/** There and back, with a rest at either end. */
export function toAndFro(by: Vec, seconds: number): Motion {
  const rest: Vec = [0, 0, 0]
  const moves = [rest, by, by, rest, rest]
  return { seconds, moments: [0, 42, 54, 94, 100].map((at, i) => ({ at, move: inTurn(moves, i) })) }
}

/** A light that swells and fades between two opacities. */
export function breathing(low: number, high: number, seconds: number): Motion {
  return { seconds, moments: [low, high, low].map((opacity, i) => ({ at: i * 50, opacity })) }
}

/** Swings by some degrees to both sides around the point where it hangs or stands. */
export function swaying(pivot: Vec, degrees: number, seconds: number): Motion {
  const tilts = [-degrees, degrees, -degrees]
  return { seconds, pivot, moments: tilts.map((tilt, i) => ({ at: i * 50, tilt })) }
}
