import type { Builder } from '../kit/builder.ts'
import type { Point, Vec } from '../kit/geometry.ts'
import { lines, type Mark, panel } from '../kit/mark.ts'
import { glass, metals } from '../kit/palette.ts'
import { type ContainerLook, container, roofHeight, unitSize } from './container.ts'

export interface CraneLook {
  /** Height of the slewing ring above the ground. */
  readonly height: number
  /** Distance of the hook from the mast, along -x. */
  readonly reach: number
  /** How high the load rests above the place where it is set down, and that place's height. */
  readonly hook: number
  readonly to: number
  readonly load: ContainerLook
}

/** A tower crane whose mast stands on the origin; the unit on its hook is set down and lifted. */
export function towerCrane(b: Builder, look: CraneLook): void {
  const color = '#e3ab41'
  const { height, reach } = look
  const jib = reach + 110
  const mast = 46
  b.box([-60, -60, 0], [120, 120, 26], '#b9bcb6')
  const upright = [bracing(color, 9)]
  const lying = [bracing(color, 9, true)]
  b.box([-mast / 2, -mast / 2, 26], [mast, mast, height - 26], color, {
    open: true,
    front: upright,
    right: upright,
  })
  b.box([-44, -44, height], [88, 88, 16], metals.graphite, { casts: false })
  b.box([26, 4, height - 74], [52, 60, 72], '#f1ece1', {
    casts: false,
    front: [panel(0.12, 0.4, 0.76, 0.46, glass.pane)],
    right: [panel(0.12, 0.4, 0.76, 0.46, glass.pane)],
  })
  const girder = { open: true, casts: false, front: lying, top: lying }
  b.box([-jib, -18, height + 16], [jib, 36, 40], color, girder)
  b.box([0, -18, height + 16], [230, 36, 40], color, girder)
  b.box([160, -30, height - 46], [64, 60, 62], '#8d979a', { casts: false })
  b.box([-16, -16, height + 56], [32, 32, 96], color, {
    open: true,
    casts: false,
    front: upright,
    right: upright,
  })
  const stay: Vec[] = [
    [-jib * 0.84, 0, height + 56],
    [0, 0, height + 150],
    [200, 0, height + 56],
  ]
  b.wire(stay, 4, metals.graphite)
  hanging(b.at(-reach, 0), look)
}

function hanging(b: Builder, { height, hook, to, load }: CraneLook): void {
  const [w, d, h] = load.size ?? unitSize
  const foot = to + hook
  b.box([-30, -22, height + 2], [60, 44, 12], metals.graphite, { casts: false })
  const up: Vec = [0, 0, 0]
  const down: Vec = [0, 0, -hook]
  const moments = [
    { at: 0, move: up },
    { at: 10, move: up },
    { at: 44, move: down },
    { at: 62, move: down },
    { at: 96, move: up },
    { at: 100, move: up },
  ]
  b.wire(
    [
      [0, 0, foot + h + 110 - hook],
      [0, 0, height],
    ],
    4,
    metals.black,
  )
  b.moving({ seconds: 20, moments }, g => {
    const corners = [
      [-w / 2 + 8, -d / 2 + 8],
      [w / 2 - 8, -d / 2 + 8],
      [-w / 2 + 8, d / 2 - 8],
      [w / 2 - 8, d / 2 - 8],
    ] as const
    container(g.at(-w / 2, -d / 2, foot), load)
    for (const [x, y] of corners)
      g.wire(
        [
          [x, y, foot + h + roofHeight],
          [0, 0, foot + h + 110],
        ],
        4,
        metals.black,
      )
    g.box([-12, -9, foot + h + 96], [24, 18, 16], '#d2562b', { casts: false })
  })
}

/** Lattice lines over a face: chords at its edges and diagonals, about `width` cm thick. */
function bracing(color: string, width: number, lying = false): Mark {
  return ({ w, h }) => {
    const [long, short] = lying ? [w, h] : [h, w]
    const bays = Math.max(2, Math.round(long / short / 1.1))
    const at = (along: number, across: number): Point => (lying ? [along, across] : [across, along])
    const zigzag = Array.from({ length: bays + 1 }, (_, i) => at(i / bays, i % 2))
    return lines([[at(0, 0), at(1, 0)], [at(0, 1), at(1, 1)], zigzag], color, width * 0.7)({ w, h })
  }
}
