import { ngon, type Point, pairs, partsOf, times } from '../kit/geometry.ts'

/** Openings in a plate of 0..1 by 0..1, each a ring of corners. */
export type Holes = readonly (readonly Point[])[]

/** An opening around 0, 0 in shares of the pitch; every other row is shifted by half a pitch. */
interface Opening {
  ring: readonly Point[]
  shifted?: true
}

const box = (u: number, v: number): Point[] => pairs('-1 -1, 1 -1, 1 1, -1 1', [u, v])

const openings = {
  round: { ring: ngon(10, [0.34, 0.34]) },
  slots: { ring: box(0.4, 0.2), shifted: true },
  squares: { ring: box(0.34, 0.34) },
  hexagons: { ring: ngon(6, [0.46, 0.5], Math.PI / 6), shifted: true },
  diamonds: { ring: ngon(4, [0.44, 0.86]), shifted: true },
  waves: { ring: pairs('-0.4 -0.1, 0 -0.36, 0.4 -0.1, 0.4 0.2, 0 -0.06, -0.4 0.2') },
  leaves: {
    ring: pairs('0 -0.7, 0.32 -0.15, 0.26 0.3, 0 0.75, -0.26 0.3, -0.32 -0.15'),
    shifted: true,
  },
} satisfies Record<string, Opening>

export type Pattern = keyof typeof openings

/** A repeating pattern of openings over a plate in cm, `pitch` cm apart, with a rim left whole. */
export function patternHoles(
  pattern: Pattern,
  plate: readonly [w: number, h: number],
  pitch: number,
  rim = 8,
): Holes {
  const { ring, shifted }: Opening = openings[pattern]
  const [across, up] = plate.map(size => {
    const count = partsOf(size - 2 * rim, pitch)
    return { count, from: rim / size, step: (1 - (2 * rim) / size) / count }
  }) as [Axis, Axis]
  return times(up.count, j => {
    const shift = shifted && j % 2 === 1 ? 1 : 0.5
    return times(Math.ceil(across.count - shift), i =>
      ring.map(([x, y]): Point => [placed(across, i + shift + x), placed(up, j + 0.5 + y)]),
    )
  }).flat()
}

interface Axis {
  count: number
  from: number
  step: number
}

const placed = ({ from, step }: Axis, at: number) => from + at * step
