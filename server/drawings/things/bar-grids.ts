import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { panel } from '../kit/mark.ts'
import { stock } from '../props/bar-things.ts'
import type { ShelfPlan } from './bar-shelves.ts'

/** A lattice for wine, bottles above it; centred on x, its back at y = 0. */
export function wineRack(b: Builder, { brief, wood }: ShelfPlan): void {
  const [columns, rows, each] = [brief.int(3, 5), brief.int(3, 5), 30]
  const [w, h] = [columns * each, rows * each]
  const at = b.at(-w / 2, 0, 8)
  at.box([-4, 0, -8], [w + 8, 34, 8], wood)
  at.box([0, 0, 0], [w, 4, h], darker(wood, 0.4))
  for (const x of [-4, w]) at.box([x, 0, 0], [4, 34, h], wood)
  for (let j = 0; j < rows; j++) {
    if (j > 0) at.box([0, 4.1, j * each - 1.2], [w, 28, 2.4], wood)
    for (let i = 0; i < columns; i++) {
      const cell = at.at(i * each, 0, j * each)
      if (i > 0) cell.box([-1.2, 4.1, 1.2], [2.4, 28, each - 2.4], wood)
      for (const x of [8, 21])
        if (brief.chance(0.75))
          lying(cell.at(x, 8, 5.2), brief.pick(['#3f6650', '#2a3238', '#7a2f35']))
    }
  }
  at.box([-6, 0, h], [w + 12, 38, 4], wood)
  stock(at.at(5, 12, h + 4), brief, w - 10, 16, 32)
}

/** Stacks of open cubes. */
export function cubes(b: Builder, { brief, wood, color }: ShelfPlan): void {
  const [size, stacks] = [42, brief.int(3, 4)]
  for (let i = 0; i < stacks; i++) {
    const at = b.at((i - stacks / 2) * size, 0)
    const count = brief.int(2, 5)
    for (let k = 0; k < count; k++) {
      cube(at.at(0, 0, k * size), size - 0.4, brief.chance(0.3) ? color : wood)
      if (brief.chance(0.85)) stock(at.at(4, 12, k * size + 2.5), brief, size - 6, 12, size - 9)
    }
    if (brief.chance(0.6)) stock(at.at(4, 12, count * size), brief, size - 6, 12, 32)
  }
}

function cube(b: Builder, size: number, color: string): void {
  b.box([0, 0, 0], [size, 2, size], darker(color, 0.35))
  for (const z of [0, size - 2.4]) b.box([0, 2.1, z], [size, 30, 2.4], color)
  for (const x of [0, size - 2.4]) b.box([x, 2.1, 2.4], [2.4, 30, size - 4.8], color)
}

/** A bottle lying with its neck to the front. */
function lying(b: Builder, color: string): void {
  const foil = [panel(0, 0, 1, 1, '#c29a4b', { edge: false })]
  b.rod('y', [0, 0, 0], 4.4, 17, color, { casts: false })
  b.rod('y', [0, 17.1, 0], 1.6, 8, color, { casts: false, ends: foil })
}
