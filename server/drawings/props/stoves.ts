import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { metals } from '../kit/palette.ts'

/** A wood stove with its flue pipe up to a ceiling at `ceiling` cm, centred, facing +y. */
export function stove(b: Builder, ceiling: number): void {
  for (const x of [-22, 17]) for (const y of [-16, 11]) b.box([x, y, 0], [5, 5, 12], metals.black)
  b.box([-26, -20, 12], [52, 40, 62], metals.black, {
    front: [
      panel(0.12, 0.28, 0.76, 0.56, '#3a2a22'),
      panel(0.2, 0.32, 0.6, 0.2, '#d8572a', { edge: false, glows: true }),
      panel(0.32, 0.32, 0.34, 0.34, '#e9b44c', { edge: false, glows: true }),
      panel(0.12, 0.1, 0.76, 0.08, metals.graphite, { edge: false }),
    ],
  })
  b.box([-29, -23, 74], [58, 46, 4], metals.graphite)
  b.cylinder([0, -4, 78], 7, Math.max(10, ceiling - 82), metals.graphite, { casts: false })
}
