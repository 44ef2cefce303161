/**
 * designs.ts [COUNT]: draws COUNT (20,000) random units, with their roof on and off and in all
 * views, and prints processor time and bytes as sent.
 */

import { compress } from '../../../server/base/http/compress.ts'
import { drawPlan } from '../../../server/features/design/drawing/index.ts'
import { planText } from '../../../web/features/design/plan-text.ts'
import { viewOfTurn } from '../../server/features/design/drawing/faults.ts'
import { randomPlans } from '../../support/random-plans.ts'

const plans = randomPlans(Number(process.argv[2] ?? 20_000), 2029)
for (const [i, plan] of plans.slice(0, 300).entries()) drawPlan(plan, viewOfTurn(i))

const figures: { times: number[]; bytes: number[] } = { times: [], bytes: [] }
let slowest = { ms: 0, text: '' }
for (const [i, plan] of plans.entries()) {
  const begun = process.cpuUsage()
  const svg = drawPlan(plan, viewOfTurn(i))
  const { user, system } = process.cpuUsage(begun)
  const ms = (user + system) / 1000
  if (ms > slowest.ms) slowest = { ms, text: planText(plan) }
  figures.times.push(ms)
  figures.bytes.push((await compress(Buffer.from(svg), 'br')).length)
}

for (const [name, values] of Object.entries(figures)) {
  values.sort((a, b) => a - b)
  const [median, p95, p99] = [0.5, 0.95, 0.99].map(
    share => values[Math.floor(values.length * share)],
  )
  console.log(`${name}: median ${median}, 95 in 100 at most ${p95}, 99 in 100 ${p99}`)
}
console.log(`slowest: ${slowest.ms} ms, ${slowest.text}`)
