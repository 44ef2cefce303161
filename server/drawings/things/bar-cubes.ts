import type { Builder } from '../kit/builder.ts'
import { darker } from '../kit/light.ts'
import { stock } from '../props/bar-things.ts'
import type { ShelfPlan } from './bar-shelves.ts'

/** Stacks of open cubes with bottles; centred on x, their back at y = 0. */
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
