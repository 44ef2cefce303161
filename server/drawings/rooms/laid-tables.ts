import { type Point, pairs, times } from '../kit/geometry.ts'
import { disc, type Mark, panel } from '../kit/mark.ts'
import { brand, metals } from '../kit/palette.ts'
import { type TableLook, table } from '../things/table.ts'
import type { RoomThing } from './plan.ts'

/** A restaurant table with a candle, laid at some places of its top. */
const laid =
  (look: TableLook, places: readonly Point[]): RoomThing =>
  (b, { scheme }) => {
    const marks = places.map(place => cover(place, scheme.accent))
    table(b, { ...look, top: scheme.wood, leg: metals.black, marks })
    b.quiet.cylinder(74, 3, 9, scheme.accent, { top: '#fff3cf' })
  }

/** For so many guests at both long sides. */
export const laidTable = (places: number, w: number, d: number) => {
  const shares = times(places, i => (i + 0.5) / places)
  const covers = shares.flatMap(u => [0.24, 0.76].map((v): Point => [u, v]))
  return laid({ w, d, legs: w < 100 ? 'pedestal' : 'tees' }, covers)
}

export const laidRound = laid(
  { shape: 'round', w: 100, legs: 'pedestal' },
  pairs('0.5 0.14, 0.14 0.5, 0.86 0.5, 0.5 0.86'),
)

function cover([u, v]: Point, napkin: string): Mark {
  return face => [
    ...disc(u, v, 10, brand.paper, 16)(face),
    ...disc(u, v, 6.5, '#ece5d6', 14)(face),
    ...panel(u + 13 / face.w, v - 8 / face.h, 5 / face.w, 16 / face.h, napkin)(face),
  ]
}
