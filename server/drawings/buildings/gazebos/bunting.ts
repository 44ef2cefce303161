import type { Point } from '../../kit/geometry.ts'
import { times } from '../../kit/lists.ts'
import { type Mark, polygon } from '../../kit/mark.ts'
import { coats } from '../../kit/palette.ts'
import type { HouseThing } from '../wing.ts'

/** Little flags on a line along the front of a pavilion, below its beam. */
export const bunting: HouseThing = (b, { accent, size: [w, , h] }) => {
  const [length, colors] = [w - 16, [accent, '#fbf6ea', coats.sky, coats.sun]]
  const count = Math.round(length / 34)
  const flags: Mark = face =>
    times(count, i => {
      const sag = Math.sin(Math.PI * ((i + 0.5) / count)) * 0.45
      const corners: Point[] = [
        [(i + 0.1) / count, 1 - sag],
        [(i + 0.9) / count, 1 - sag],
        [(i + 0.5) / count, 0.42 - sag],
      ]
      return polygon(corners, colors[i % colors.length] as string)
    }).flatMap(mark => mark(face))
  b.quiet.box(h - 66, [length, 0.5, 48], '#ffffff', { open: true, front: [flags] })
}
