/**
 * npx tsx test/bench/mutations/run.ts [COUNT] [--seed HASH]: changes the production source of HEAD
 * in COUNT places, one at a time, and says which of them the tests notice. The places are drawn
 * by the hash of the commit, or the one given. What survives is a behaviour that no test holds,
 * or a change that nothing shows. Each is tried by the tests that execute its line, which a first
 * run of `npm test`'s own notes in test/.output. All else is in a temporary folder and goes.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
// Where no browser is found, its tests fail without a mutation and would be left out.
import '../../support/install-chromium.ts'
import { openCheckout } from './checkout.ts'
import { draw, type Mutation } from './draw.ts'
import { measure } from './executed.ts'
import { sourcesOf } from './sources.ts'
import { measured } from './tests-of-mutation.ts'
import { lineOf, type Result, sumOf } from './told.ts'
import { createTrial, groupsOf, type Killers } from './trial.ts'

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
const results: Result[] = []
await tryAll().catch(error => {
  if (!stop.signal.aborted) throw error
})
console.log(sumOf(results))

async function tryAll(): Promise<void> {
  const checkout = await openCheckout(commit, stop.signal)
  try {
    await checkout.buildUnchanged()
    const executed = await measure(checkout, measured, `test/.output/executed-${commit}`)
    const trial = createTrial(checkout, sources, executed)
    const left: Mutation[] = []
    for (const group of groupsOf(mutations, 12)) {
      const killers = await trial.byOwn(group)
      tell([...killers.keys()], killers)
      left.push(...group.filter(mutation => !killers.has(mutation)))
    }
    console.log(`${left.length} are left for all other tests`)
    for (const group of groupsOf(left, 24)) tell(group, await trial.byOthers(group))
  } finally {
    await checkout.close()
  }
}

function tell(group: readonly Mutation[], killers: Killers): void {
  for (const mutation of group) {
    const result = { mutation, killer: killers.get(mutation) }
    results.push(result)
    console.log(lineOf(result))
  }
}
