/** How long the drawings take: each family's median, and all slots of the site in a row. */
import { draw, families } from '../../../server/drawings/index.ts'
import { publicPages } from '../../support/public-pages.ts'

const slots = [
  ...new Map(publicPages.flatMap(page => page.slots).map(slot => [slot.path, slot])).values(),
]
for (const slot of slots.slice(0, 300)) draw(slot)

const times = new Map<string, number[]>(Object.keys(families).map(family => [family, []]))
const begun = performance.now()
for (const slot of slots) {
  const start = performance.now()
  draw(slot)
  times.get(slot.family)?.push(performance.now() - start)
}
const all = (performance.now() - begun) / 1000

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0
const rows = [...times]
  .filter(([, one]) => one.length > 0)
  .map(([name, one]) => [name, median(one), one.length] as const)
for (const [name, ms, count] of rows.sort(([, a], [, b]) => b - a)) {
  console.log(`${name.padEnd(24)} ${ms.toFixed(2).padStart(7)} ms  x ${count}`)
}
const tiles = slots.filter(({ shape }) => shape !== 'wide').map(({ family }) => family)
const tileTimes = [...new Set(tiles)].flatMap(family => times.get(family) ?? [])
console.log(
  `median of tiles ${median(tileTimes).toFixed(2)} ms; all ${slots.length} in ${all.toFixed(1)} s`,
)
