import type { Builder } from '../../../kit/builder.ts'
import { lines, type Mark, panel } from '../../../kit/mark.ts'
import { coats } from '../../../kit/palette.ts'
import { flangedPipe, ladder, valve } from '../../../props/pipework.ts'
import type { Plan } from './parts.ts'

/** A box of pressed panels on beams. */
export function sections(b: Builder, { brief, r, color, steel }: Plan): void {
  const [nx, ny, nz] = [brief.int(2, 4), brief.int(2, 3), brief.int(1, 3)]
  const cell = r * 0.95
  const [w, d, h] = [nx * cell, ny * cell, nz * cell]
  const high = brief.between(60, 260)
  b.slab([-50, -50, -8], [w + 110, d + 120, 8], '#d3d6d1')
  for (let i = 0; i <= nx; i++)
    for (const y of [0, d - 12]) b.box([Math.min(w - 12, i * cell), y, 0], [12, 12, high], steel)
  for (const y of [0, d - 12]) b.box([0, y, high], [w, 12, 14], steel)
  b.box([0, 0, high + 14], [w, d, 10], steel)
  const plates = (columns: number): Mark[] => [panels(columns, nz)]
  b.box([0, 0, high + 24], [w, d, h], color, {
    front: plates(nx),
    right: plates(ny),
    top: [rim()],
  })
  b.cylinder([w * 0.3, d * 0.4, high + 24 + h], 22, 12, steel)
  flangedPipe(b.at(w * 0.7, d + 16, 0), high + h * 0.4, steel, { r: 6 })
  valve(b.at(w * 0.7, d + 16, 50), coats.orange)
  ladder(b.at(w * 0.2, d + 12, 0), high + h + 30, steel)
}

/** Pressed panels of a sectional tank: a cross in each and bolted joints between them. */
function panels(columns: number, rows: number): Mark {
  return face => {
    const marks: Mark[] = []
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const [u, v, w, h] = [i / columns, j / rows, 1 / columns, 1 / rows]
        marks.push(
          panel(u + w * 0.12, v + h * 0.12, w * 0.76, h * 0.76, '#ffffff', { opacity: 0.12 }),
        )
        marks.push(
          lines(
            [
              [
                [u + w * 0.12, v + h * 0.12],
                [u + w * 0.88, v + h * 0.88],
              ],
              [
                [u + w * 0.12, v + h * 0.88],
                [u + w * 0.88, v + h * 0.12],
              ],
            ],
            '#10262b',
            1.6,
            0.22,
          ),
        )
        marks.push(
          lines(
            [
              [
                [u, v],
                [u + w, v],
                [u + w, v + h],
                [u, v + h],
                [u, v],
              ],
            ],
            '#10262b',
            2.6,
            0.3,
          ),
        )
      }
    return marks.flatMap(mark => mark(face))
  }
}

function rim(): Mark {
  return panel(0.03, 0.03, 0.94, 0.94, '#10262b', { opacity: 0.06 })
}
