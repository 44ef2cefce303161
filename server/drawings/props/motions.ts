import { between, type Vec } from '../kit/geometry.ts'
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

export function toAndFro(by: Vec, seconds: number): Motion {
  const here: Vec = [0, 0, 0]
  return {
    seconds,
    moments: [
      { at: 0, move: here },
      { at: 42, move: by },
      { at: 54, move: by },
      { at: 94, move: here },
      { at: 100, move: here },
    ],
  }
}

/** A light that swells and fades between two opacities. */
export function breathing(low: number, high: number, seconds: number): Motion {
  return {
    seconds,
    moments: [
      { at: 0, opacity: low },
      { at: 50, opacity: high },
      { at: 100, opacity: low },
    ],
  }
}

/** Swings by some degrees to both sides around the point where it hangs or stands. */
export function swaying(pivot: Vec, degrees: number, seconds: number): Motion {
  return {
    seconds,
    pivot,
    moments: [
      { at: 0, tilt: -degrees },
      { at: 50, tilt: degrees },
      { at: 100, tilt: -degrees },
    ],
  }
}
