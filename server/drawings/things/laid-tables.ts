import type { Builder } from '../kit/builder.ts'
import { type Point, pairs, times } from '../kit/geometry.ts'
import { disc, type Mark, panel } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { table } from './table.ts'

interface Laid {
  top: string
  napkin: string
}

/** A restaurant table along x, centred, laid for `places` guests at -y and as many at +y. */
export function laidTable(
  b: Builder,
  { w, d, places, top, napkin }: Laid & { w: number; d: number; places: number },
) {
  const shares = times(places, i => (i + 0.5) / places)
  const covers = shares.flatMap(u => [0.24, 0.76].map(v => cover([u, v], napkin)))
  const legs = w < 100 ? 'pedestal' : 'tees'
  table(b, { w, d, legs, top, leg: metals.black, marks: covers })
  candle(b, napkin)
}

export function laidRound(b: Builder, r: number, top: string, napkin: string) {
  const places: readonly Point[] = pairs('0.5 0.14, 0.14 0.5, 0.86 0.5, 0.5 0.86')
  const marks = places.map(place => cover(place, napkin))
  table(b, { shape: 'round', w: 2 * r, legs: 'pedestal', top, leg: metals.black, marks })
  candle(b, napkin)
}

function cover([u, v]: Point, napkin: string): Mark {
  return face => [
    ...disc(u, v, 10, brand.paper, 16)(face),
    ...disc(u, v, 6.5, '#ece5d6', 14)(face),
    ...panel(u + 13 / face.w, v - 8 / face.h, 5 / face.w, 16 / face.h, napkin)(face),
  ]
}

function candle(b: Builder, color: string) {
  b.quiet.cylinder(74, 3, 9, color, { top: '#fff3cf' })
}
