/**
 * npx tsx test/bench/mutations/run.ts [COUNT] [--seed HASH]: changes the production source of HEAD
 * in COUNT places, one at a time, and says which of them the tests notice. The places are drawn
 * by the hash of the commit, or the one given. What survives is a behaviour that no test holds,
 * or a change that nothing shows. It works in a temporary folder and keeps nothing.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
// Where no browser is found, its tests fail without a mutation and would be left out.
import '../../support/install-chromium.ts'
import { openCheckout } from './checkout.ts'
import { draw, type Mutation } from './draw.ts'
import { sourcesOf } from './sources.ts'
import { lineOf, sumOf } from './told.ts'
import { createTrial, type Killer } from './trial.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' } },
})
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
const seed = values.seed ?? commit
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())

const sources = sourcesOf(commit)
const mutations = await draw(sources, Number(positionals[0] ?? 50), seed)
console.log(`${mutations.length} mutations of ${commit}, drawn by ${seed}`)
const killers: (Killer | undefined)[] = []
await tryAll().catch(error => {
  if (!stop.signal.aborted) throw error
})
console.log(sumOf(killers))

async function tryAll(): Promise<void> {
  const checkout = await openCheckout(commit, stop.signal)
  try {
    const trial = createTrial(checkout, sources)
    const left: Mutation[] = []
    for (const mutation of mutations) {
      const killer = await trial.bySource(mutation)
      if (killer) tell(mutation, killer)
      else left.push(mutation)
    }
    console.log(`${left.length} are left for the build and all other tests`)
    await checkout.buildUnchanged()
    for (const mutation of left) tell(mutation, await trial.byBuild(mutation))
  } finally {
    await checkout.close()
  }
}

function tell(mutation: Mutation, killer: Killer | undefined): void {
  killers.push(killer)
  console.log(lineOf(mutation, killer))
}
