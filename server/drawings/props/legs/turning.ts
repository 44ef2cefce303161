import type { Point } from '../../kit/geometry.ts'

/**
 * One cut of the lathe, from below: its name, its height and its radii, in any unit. A bead swells
 * to its radius, a cove is hollow between two, a vase has its belly low and an urn has it high.
 */
export type Cut =
  | readonly ['taper', height: number, foot: number, head: number]
  | readonly ['bead', height: number, radius: number]
  | readonly ['ball', height: number, radius: number]
  | readonly ['cove', height: number, foot: number, head: number]
  | readonly ['vase', height: number, foot: number, belly: number, head: number]
  | readonly ['urn', height: number, foot: number, belly: number, head: number]
  | readonly ['block', height: number, half: number]

/** A stretch of a turned leg: a profile of [radius, height], or a square block left unturned. */
export type Stretch =
  | { readonly profile: readonly Point[] }
  | { readonly block: number; readonly from: number; readonly to: number }

/** Turns the cuts to a height and a largest radius in cm; fewer steps for slender things. */
export function turn(cuts: readonly Cut[], height: number, radius: number, steps = 1): Stretch[] {
  const k = height / cuts.reduce((sum, cut) => sum + cut[1], 0)
  const r = radius / Math.max(...cuts.flatMap(([, , ...radii]) => radii))
  const stretches: Stretch[] = []
  let profile: Point[] = []
  let z = 0
  const close = (): void => {
    if (profile.length > 1) stretches.push({ profile })
    profile = []
  }
  for (const cut of cuts) {
    const h = cut[1] * k
    if (cut[0] === 'block') {
      close()
      stretches.push({ block: cut[2] * r, from: z, to: z + h })
    } else for (const [s, t] of shape(cut, steps)) profile.push([s * r, z + t * h])
    z += h
  }
  close()
  return stretches
}

/** The cut as [radius, share of its height]. */
function shape(cut: Exclude<Cut, readonly ['block', ...unknown[]]>, steps: number): Point[] {
  const [name, , first] = cut
  if (name === 'taper')
    return [
      [first, 0],
      [cut[3], 1],
    ]
  if (name === 'bead') return along(6 * steps, t => first * (0.8 + 0.2 * Math.sin(Math.PI * t)))
  if (name === 'ball') return along(8 * steps, t => first * (0.42 + 0.58 * Math.sin(Math.PI * t)))
  if (name === 'cove') {
    const dip = Math.min(first, cut[3]) * 0.3
    return along(6 * steps, t => first + (cut[3] - first) * t - dip * Math.sin(Math.PI * t))
  }
  const [, , foot, belly, head] = cut
  const waist = name === 'vase' ? 0.3 : 0.7
  return along(10 * steps, t =>
    t < waist
      ? ease(foot, belly, t / waist, name === 'vase' ? 0.5 : 1)
      : ease(belly, head, (t - waist) / (1 - waist), name === 'vase' ? 1 : 2),
  )
}

function along(most: number, radius: (t: number) => number): Point[] {
  const steps = Math.ceil(most)
  return Array.from({ length: steps + 1 }, (_, i): Point => [radius(i / steps), i / steps])
}

function ease(from: number, to: number, t: number, power: number): number {
  const s = (1 - Math.cos(Math.PI * t ** power)) / 2
  return from + (to - from) * s
}
