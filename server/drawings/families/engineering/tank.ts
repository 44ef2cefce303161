import type { Brief, Family } from '../../brief.ts'
import type { Builder } from '../../kit/builder.ts'
import { points, triples } from '../../kit/geometry.ts'
import { disc } from '../../kit/mark.ts'
import { coats, metals } from '../../kit/palette.ts'
import { flangedPipe, ladder, valve, waterTank } from '../../props/water-tank.ts'

interface Look {
  r: number
  h: number
  color: string
  steel: string
}

type Make = (b: Builder, brief: Brief, look: Look) => void

export const tank: Family = (b, brief) => {
  const size = { r: brief.between(70, 120), h: brief.between(180, 300) }
  const { teal, sun, blue, orange, sage } = coats
  const color = brief.pick(['#b9c4c9', metals.steel, '#d9dcd8', teal, sun, blue, orange, sage])
  const steel = brief.pick([metals.graphite, '#7d8b93', '#a8503c', '#4d7391'])
  brief.make({ tower, lying })(b, brief, { ...size, color, steel })
}

const tower: Make = (b, brief, look) => {
  const { r, h, steel } = look
  const [stand, shell] = [brief.between(160, 320), brief.pick(['dished', 'conical'])]
  b.slab([-r - 55, -r - 55, -8], [2 * r + 130, 2 * r + 110, 8], '#d3d6d1')
  waterTank(b, { ...look, stand, shell })
  flangedPipe(b.at(r * 0.4, 0, 0), stand, steel)
  valve(b.at(r * 0.4, 0, stand * 0.3), coats.orange)
  ladder(b.at(-r * 0.3, r * 0.95 + 8, 0), stand + h * 0.8, steel)
}

/** A tank that lies on saddles. */
const lying: Make = (b, brief, { r, h, color, steel }) => {
  const [long, foot] = [h * brief.between(1.2, 1.7), brief.between(30, 90)]
  const [middle, top] = [foot + r, foot + 2 * r]
  b.slab([-long / 2 - 60, -r - 60, -8], [long + 120, 2 * r + 120, 8], '#d3d6d1')
  for (const x of [-long * 0.3, long * 0.3 - 14]) saddle(b, x, r, foot, steel)
  b.rod('x', [-long / 2, 0, middle], r, long, color)
  for (const [out, share, thick] of triples('0 0.9 9, 9 0.7 8, 17 0.42 5'))
    b.rod('x', [long / 2 + out, 0, middle], r * share, thick, color)
  const manholes = [-long * 0.34, long * 0.1]
  b.cylinder([manholes, 0, top - 1], 20, 16, steel)
  b.cylinder([manholes, 0, top + 15], 26, 5, steel)
  flangedPipe(b.at(long * 0.32, 0, top - 1), r * 0.5, steel)
  ladder(b.at(-long * 0.1, r + 6, 0), top, steel)
  b.rod('y', [long * 0.36, r + 2, foot + r * 0.4], 6, 34, steel)
  const opening = [disc(0.5, 0.5, 4, '#26323a')]
  b.rod('y', [long * 0.36, r + 36, foot + r * 0.4], 11, 5, steel, { ends: opening })
}

function saddle(b: Builder, x: number, r: number, foot: number, color: string) {
  const [w, high] = [r * 0.82, foot + r * 0.16]
  b.box([x, -w, 0], [14, 2 * w, high], color)
  for (const side of [-w, w]) {
    const horn = points([side, high], [side * 0.7, high], [side, foot + r * 0.4])
    b.extrude(horn, 'x', [x, 0, 0], 14, color)
  }
}
