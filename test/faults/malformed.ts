/**
 * The long form: `npx tsx test/faults/malformed.ts 20000 [seed]` sends 20,000 malformed requests to
 * every route of a site, and exits with 1 at a violation.
 */
import { makeQuote } from '../support/sent-quote.ts'
import { startSite } from '../support/site.ts'
import { openLimits, runMalformed } from './malformed/run.ts'

const count = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const site = await startSite({ env: openLimits })
const quote = await (await makeQuote(site)).send()
const begun = performance.now()
const { tried, byClass, slowest, growth, faults } = await runMalformed(site, count, seed, quote)
const seconds = Math.round((performance.now() - begun) / 1000)
for (const fault of faults.slice(0, 20)) console.error(fault.slice(0, 1200))
console.log(`${tried} malformed requests in ${seconds} s (seed ${seed}), ${faults.length} faults`)
console.log(`by class ${JSON.stringify(byClass)}, slowest ${Math.round(slowest)} ms`)
console.log(`the heap grew by ${growth.toFixed(1)} MB in the second half`)
await site.stop()
process.exit(faults.length > 0 ? 1 : 0)
