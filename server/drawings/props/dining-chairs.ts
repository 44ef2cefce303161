import type { Builder } from '../kit/builder.ts'
import { boards } from './cladding.ts'
import {
  backs,
  bar,
  D,
  type DiningChair,
  type DiningChairStyle,
  flat,
  SEAT,
  W,
} from './dining-backs.ts'

/** A side chair of few parts, to stand in numbers: centred on the origin, facing +y. */
export function diningChair(b: Builder, style: DiningChairStyle, look: DiningChair): void {
  b.group(g => {
    const { frame, fabric, top } = look
    const soft = style === 'padded' || style === 'shell'
    const splay = soft ? 2 : 0
    for (const x of [-1, 1]) {
      bar(
        g,
        [x * (W / 2 - 3 + splay), D / 2 - 3 + splay, 0],
        [x * (W / 2 - 2.4), D / 2 - 2.4, SEAT - 7],
        3,
        4.2,
        frame,
      )
      bar(
        g,
        [x * (W / 2 - 3 + splay), -D / 2 - 1 - splay, 0],
        [x * (W / 2 - 2.4), -D / 2 + 2.4, SEAT - 7],
        3,
        4.2,
        frame,
      )
    }
    g.box([-W / 2, -D / 2, SEAT - 7], [W, D, 3], frame)
    g.loft(flat(W, D, SEAT - 4), flat(W, D, SEAT - 1.5), fabric)
    g.loft(flat(W, D, SEAT - 1.5), flat(W - 4, D - 4, SEAT + 1), fabric)
    backs[style](g, look, top)
  })
}

/** A bench of a length along x, for two or three. */
export function diningBench(
  b: Builder,
  w: number,
  { frame, fabric }: DiningChair,
  padded: boolean,
): void {
  for (const x of [-w / 2 + 6, w / 2 - 10]) b.box([x, -15, 0], [4, 30, SEAT - 5], frame)
  b.box([-w / 2 + 10, -2, 14], [w - 20, 4, 4], frame)
  b.box([-w / 2, -18, SEAT - 5], [w, 36, 3.4], frame, { top: [boards(3, false, '#10262b', 0.14)] })
  if (padded) b.box([-w / 2, -18, SEAT - 1.6], [w, 36, 4], fabric)
}
