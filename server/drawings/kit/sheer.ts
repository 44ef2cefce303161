import type { Vec } from './geometry.ts'
import { polyhedron } from './polyhedron.ts'
import { frustum } from './round.ts'
import type { Solid } from './solid.ts'

/** Thin lines (cables, strings, wires) of a width in cm; they hide nothing. */
export function wire(ring: readonly Vec[], width: number, color: string): Solid {
  const bounds = polyhedron([{ points: ring }], color).bounds
  const paints = [{ fill: color, rings: [ring], width, edge: 'none' as const }]
  return { bounds, facets: [], paints, casts: [], fits: true }
}

/** A pool or halo of light, lying flat; it hides nothing. */
export function glow(at: Vec, r: number, color: string, opacity: number): Solid {
  const flat = frustum(at, r, 0.2, color, { casts: false, fits: false })
  const paints = flat.paints
    .slice(-1)
    .map(p => ({ ...p, fill: color, opacity, edge: 'none' as const }))
  return { ...flat, facets: [], paints }
}
