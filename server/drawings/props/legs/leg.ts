import type { Builder } from '../../kit/builder.ts'
import { add, ngon, onPlane, type Point, turned, type Vec } from '../../kit/geometry.ts'
import { bent } from '../bent.ts'
import { sweep } from '../sweep.ts'

/** A part of a leg: a body of revolution, a body through level rings, or a bent round bar. */
export type Piece = { color: string } & (
  | { profile: readonly Point[] }
  | { rings: readonly Vec[][]; strips?: string }
  | { path: readonly Vec[]; r: number }
)

/** One leg with its foot on the origin, `half` cm from its middle to the sides of its head. */
export interface Leg {
  h: number
  half: number
  pieces: readonly Piece[]
  plate?: true
}

/** A level square section with small chamfers, `half` cm from its middle to its sides. */
export function square(half: number, z: number, [x, y]: Point = [0, 0], chamfer = 0.12): Vec[] {
  const c = half * (1 - chamfer)
  return [0, 3, 2, 1].flatMap(turn =>
    [-c, c].map(side => add([x, y, z], turned([half, side, 0], turn))),
  )
}

/** A level round section; `sides` corners, turned by `by` radians. */
export const circle = (r: number, z: number, sides: number, by = 0, middle?: Point): Vec[] =>
  onPlane('z', z, ngon(sides, [r, r], by + Math.PI / sides, middle))

export function stand(b: Builder, { pieces }: Pick<Leg, 'pieces'>) {
  b.group(g => {
    for (const piece of pieces) {
      if ('profile' in piece) revolve(g, piece.profile, piece.color)
      else if ('path' in piece) bent(g, piece.path, 2 * piece.r, piece.color)
      else sweep(g, piece.rings, piece.color, piece.strips)
    }
  })
}

/** Lays the leg on the ground along +x, its foot at the origin. */
export function lie(b: Builder, { pieces }: Leg) {
  const low = Math.max(...pieces.map(thickness))
  const laid = ([x, y, z]: Vec): Vec => [z, x, low - y]
  b.group(g => {
    for (const piece of pieces) {
      if ('path' in piece) bent(g, piece.path.map(laid), 2 * piece.r, piece.color)
      else {
        const strips = 'strips' in piece ? piece.strips : undefined
        const runs = ringsOf(piece).map(rings => rings.map(ring => ring.map(laid)))
        for (const rings of runs) sweep(g, rings, piece.color, strips)
      }
    }
  })
}

/** The leg leaning outwards to its foot by a share of its height. */
export function leaning(leg: Leg, [x, y]: Point, by: number): Leg {
  const lean = ([u, v, z]: Vec): Vec => [u + x * by * (leg.h - z), v + y * by * (leg.h - z), z]
  const pieces = leg.pieces.flatMap((piece): Piece[] => {
    if ('path' in piece) return [piece]
    return ringsOf(piece).map(run => ({
      color: piece.color,
      rings: run.map(ring => ring.map(lean)),
    }))
  })
  return { ...leg, pieces }
}

/** A body of revolution whose discs show only where the profile steps inwards. */
function revolve(b: Builder, outline: readonly Point[], color: string) {
  outline.slice(1).forEach(([r2, top], i) => {
    const [r, z] = outline[i] as Point
    if (top - z < 0.01) return
    const next = outline[i + 2]
    const capped = !next || (next[1] - top < 0.01 && next[0] < r2)
    b.cylinder(z, r, top - z, color, { r2, capped })
  })
}

function thickness(piece: Piece): number {
  if ('profile' in piece) return Math.max(...piece.profile.map(([r]) => r))
  if ('path' in piece) return Math.max(...piece.path.map(([, y]) => y)) + piece.r
  return Math.max(...piece.rings.flat().map(([, y]) => y))
}

function ringsOf(piece: Exclude<Piece, { path: unknown }>): Vec[][][] {
  if ('rings' in piece) return [piece.rings.map(ring => [...ring])]
  const runs: Vec[][][] = []
  piece.profile.forEach(([r, z], i) => {
    const before = piece.profile[i - 1]
    if (!before || z - before[1] < 0.01) runs.push([])
    runs.at(-1)?.push(circle(r, z, 14))
  })
  return runs.filter(run => run.length > 1)
}
