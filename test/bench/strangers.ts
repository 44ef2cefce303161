/**
 * npx tsx test/bench/strangers.ts [SECONDS]: how long visitors wait while strangers ask 25 times a
 * second each with forwarded addresses full of spaces and with host names that they make up, and
 * without that; three rounds of both in turn. Both may be twice as slow with strangers.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { builtServer } from '../support/built-server.ts'
import { removeTemporaryFolders, temporaryFolder } from '../support/temporary-folder.ts'

const [seconds = 10] = process.argv.slice(2).map(Number)
const PER_SECOND = 25

let made = 0
const attacks: (() => Record<string, string>)[] = [
  () => ({ 'x-forwarded-for': `1${' '.repeat(19_000)}1` }),
  () => ({ host: `made-up-${made++}.example`, 'accept-encoding': 'br, gzip' }),
]

function ask(url: string, headers: Record<string, string>): void {
  get(url, { headers, agent: false }, answer => answer.resume()).on('error', () => undefined)
}

/** What visitors waited for each answer, in milliseconds. */
async function visit(url: string, areThereStrangers: boolean): Promise<number[]> {
  const visitor = fork(`${import.meta.dirname}/visitor.ts`, [url], {
    execArgv: ['--import', 'tsx'],
  })
  const attack = () => {
    for (const headers of attacks) ask(`${url}/gallery`, headers())
  }
  const timer = areThereStrangers ? setInterval(attack, 1000 / PER_SECOND) : undefined
  await pause(seconds * 1000)
  clearInterval(timer)
  visitor.send('over')
  const [taken] = (await once(visitor, 'message')) as [{ milliseconds: number }[]]
  return taken.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
}

const at = (share: number, sorted: number[]) => sorted[Math.floor(share * sorted.length)] ?? 0

const server = await builtServer(await temporaryFolder(), { TRUST_PROXY: '1' })
await server.start()
await visit(server.url, true)
console.log('| strangers | answers | median ms | p95 ms |\n|---|---:|---:|---:|')
for (let round = 0; round < 3; round++) {
  for (const areThere of [false, true]) {
    const taken = await visit(server.url, areThere)
    const figures = [at(0.5, taken), at(0.95, taken)].map(figure => figure.toFixed(1))
    console.log(`| ${areThere ? 'yes' : 'no'} | ${taken.length} | ${figures.join(' | ')} |`)
  }
}
await server.close()
await removeTemporaryFolders()
process.exit()
