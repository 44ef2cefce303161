import type { Builder } from '../kit/builder.ts'
import { grid, type Point } from '../kit/geometry.ts'
import { type Mark, rectangle, tint } from '../kit/mark.ts'
import { darker, metals, woods } from '../kit/palette.ts'
import type { Random } from '../kit/random.ts'
import type { Part } from '../kit/scene.ts'
import type { Holes } from './hole-patterns.ts'

/**
 * An upright plate facing +y with real openings, through which one sees what is behind. Its lower
 * left back corner is at the origin; `thick` cm of the cut edge show in each opening.
 */
export function pierced(b: Builder, [w, h]: Point, holes: Holes, color: string) {
  const edge = darker(color, 0.38)
  layer(b, w, h, 1.44, edge, holes)
  layer(b.at(0, 1.44), w, h, 0.96, color, holes)
}

function layer(b: Builder, w: number, h: number, t: number, color: string, holes: Holes) {
  // Against the outline's direction, so that they are openings.
  const rings = [rectangle(0, 0, 1, 1), ...holes.map(ring => [...ring].reverse())]
  const side = [tint(0, 0, 1, 1, color)]
  const { parts } = b.scene
  b.box(0, [w, t, h], color)
  const facets = parts.pop()?.solids[0]?.facets ?? []
  const front: Mark[] = [() => [{ rings, fill: color, edge: true }]]
  b.clear(0, [w, t, h], { front, right: side, top: side })
  const shown = parts.pop() as Part
  parts.push({ ...shown, solids: shown.solids.map(solid => ({ ...solid, facets })) })
}

/** Sheets lying in a rack, 240 by 130 cm, its corner at the origin. */
export function sheetRack(b: Builder, color: string) {
  b.box([[0, 228], [0, 118], 0], [12, 12, 256], color)
  for (let i = 0; i < 5; i++) {
    b.box([12, 0, 26 + i * 46], [216, 130, 6], metals.graphite)
    b.box([18, 6, 32 + i * 46], [204, 118, 6 + (i % 3) * 5], i % 2 ? '#bcc8cd' : metals.steel)
  }
}

/** A pallet of 150 by 108 cm with finished parts in piles, its corner at the origin. */
export function partsPallet(b: Builder, random: Random) {
  const colors = ['#bcc8cd', metals.steel, '#8d999f']
  b.box([0, [0, 50, 96], 0], [150, 12, 10], '#b08a5a')
  b.box(10, [150, 108, 5], woods.oak)
  for (const [j, i] of grid(2, 6))
    b.box([8 + i * 48, 8 + j * 50, 15], [38, 42, random.between(10, 44)], random.pick(colors))
}
