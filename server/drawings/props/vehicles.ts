import type { Builder } from '../kit/builder.ts'
import { panel } from '../kit/mark.ts'
import { glass, metals } from '../kit/palette.ts'
import { container } from './container.ts'
import { wheels } from './wheels.ts'

/** A flatbed truck driving along +x with a unit on it; the middle of its length is the origin. */
export function truck(b: Builder, look: { cab: string; load?: string }): void {
  const length = 430
  const { cab, load } = look
  const [x, half] = [-length / 2 - 70, 88]
  wheels(b, [x + 40, x + 112, x + length + 66], half - 30, 33, 26)
  b.box([x, -half + 34, 38], [length + 130, 2 * half - 68, 22], metals.graphite)
  b.box([x, -half, 68], [length, 2 * half, 10], metals.black)
  b.box([x + length + 8, -half, 44], [128, 2 * half, 62], cab, {
    right: [
      panel(0.06, 0.1, 0.88, 0.3, metals.graphite),
      panel(0.1, 0.5, 0.14, 0.26, '#fff3cf'),
      panel(0.76, 0.5, 0.14, 0.26, '#fff3cf'),
    ],
    front: [panel(0, 0, 1, 0.16, metals.graphite)],
  })
  b.box([x + length + 8, -half, 106], [112, 2 * half, 88], cab, {
    right: [panel(0.08, 0.14, 0.84, 0.7, glass.pane)],
    front: [panel(0.34, 0.12, 0.56, 0.66, glass.pane)],
  })
  b.box([x + length + 10, -half + 6, 194], [86, 2 * half - 12, 14], cab)
  if (load)
    container(b.at(x + 6, -half + 4, 78), { color: load, size: [length - 14, 2 * half - 8, 176] })
}
