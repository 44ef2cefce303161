import type { Builder } from '../../../kit/builder.ts'
import { metals } from '../../../kit/palette.ts'
import { homeWindow, walls } from '../../../props/dwellings.ts'
import { glazing } from '../../../props/openings.ts'
import { pitchedRoof } from '../../../props/roofs/pitched.ts'
import type { Cabin } from './clearing.ts'

/** Colour of a gable that is all glass. */
export const GLASS = '#c3e3e8'

/** A house with its glass gable towards +y. */
export function longHouse(
  b: Builder,
  { brief, dark }: Cabin,
  [w, d, h]: readonly [number, number, number],
  rise: number,
  eave = 12,
): void {
  walls(b, [w, d, h], {
    color: dark,
    skin: 'upright',
    front: [glazing([0.08, 0.02, 0.84, 0.98], 3, { door: 1 })],
    right: [
      homeWindow([0.14, 0.3, 0.2, 0.5], { frame: '#2b3a40', panes: 1 }),
      homeWindow([0.56, 0.44, 0.32, 0.3], { frame: '#2b3a40', panes: 3 }),
    ],
  })
  pitchedRoof(b.at(0, 0, h), [w, d], {
    rise,
    along: 'y',
    color: brief.pick(['#4b555b', dark]),
    gable: GLASS,
    gableMarks: [mullions],
    trim: '#2f363b',
    eave,
    verge: 30,
  })
}

const mullions = () => [
  {
    fill: '#2b3a40',
    width: 6,
    rings: [0.3, 0.5, 0.7].map(
      u =>
        [
          [u, 0],
          [u, 0.96 * (1 - Math.abs(u - 0.5) * 2)],
        ] as const,
    ),
  },
]

/** Seams of a steel roof, up the slope. */
export const seams = ({ w }: { w: number }) => {
  const count = Math.round(w / 34)
  return [
    {
      fill: '#0b1a2a',
      opacity: 0.3,
      width: 1.2,
      rings: Array.from(
        { length: count - 1 },
        (_, i) =>
          [
            [(i + 1) / count, 0],
            [(i + 1) / count, 1],
          ] as const,
      ),
    },
  ]
}

/** Glass in timber between the two slopes of an A: posts, a floor beam, a door. */
export const frameOfA = () => [
  {
    fill: '#d8b686',
    rings: [
      [
        [0, 0],
        [0.5, 1],
        [1, 0],
        [0.93, 0],
        [0.5, 0.87],
        [0.07, 0],
      ] as const,
      [
        [0.2, 0.4],
        [0.8, 0.4],
        [0.78, 0.44],
        [0.22, 0.44],
      ] as const,
    ],
  },
  {
    fill: '#2b3a40',
    width: 6,
    rings: [
      [
        [0.3, 0],
        [0.3, 0.58],
      ] as const,
      [
        [0.5, 0],
        [0.5, 0.86],
      ] as const,
      [
        [0.7, 0],
        [0.7, 0.58],
      ] as const,
    ],
  },
]

/** The pipe of a stove, standing on the roof. */
export function stovepipe(b: Builder, h: number): void {
  b.cylinder([0, 0, 0], 9, h, metals.graphite)
  b.cylinder([0, 0, h], 15, 10, metals.black, { r2: 4 })
}
