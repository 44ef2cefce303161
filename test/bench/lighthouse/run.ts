/**
 * npm run lighthouse [-- --runs N] [-- PATH...]: what Lighthouse says of every public page of the
 * built server, or of those named: medians of three runs, the three times behind the speed, what the
 * largest paint shows, and all findings. Ends with 1 where a page misses an aim. A busy machine costs points of speed.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtServer } from '../../support/built-server.ts'
import { publicPages } from '../../support/public-pages.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../support/temporary-folder.ts'
import { type Audit, type Judged, judge, type Scores } from './lighthouse.ts'

const AIMS: Scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const pages = publicPages.filter(
  ({ path }) => positionals.length === 0 || positionals.includes(path),
)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const server = await builtServer(folder, { MAKE_AHEAD: 'on' })
await server.start()
await server.settled()
const found = new Map<string, { audit: Audit; paths: Set<string> }>()
console.log(`| page | ${[...Object.keys(AIMS), ...TIMES].join(' | ')} | largest paint |`)
console.log(`|---|${'---:|'.repeat(Object.keys(AIMS).length + TIMES.length)}---|`)
for (const { path, index } of pages) {
  const runs: Judged[] = []
  for (let run = 0; run < Number(values.runs); run += 1) {
    runs.push(await judge(server.url + path, { isListed: index }))
  }
  report(path, runs)
}
await server.end('SIGTERM')
await removeTemporaryFolders()
for (const [id, { audit, paths }] of found) {
  const where = paths.size === pages.length ? 'everywhere' : [...paths].join(' ')
  console.log(`${id}: ${audit.title} ${audit.displayValue ?? ''} (${where})`)
}

function report(path: string, runs: readonly Judged[]): void {
  const scores = Object.entries(AIMS).map(([name, aim]) => {
    const score = median(runs.map(({ scores }) => scores[name as keyof Scores]))
    if (score < aim) process.exitCode = 1
    return score < aim ? `**${score}**` : score
  })
  const times = TIMES.map(id => {
    const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    return id.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`
  })
  const largest = [...new Set(runs.map(({ largest }) => largest))].join('; ')
  console.log(`| ${[path, ...scores, ...times, largest].join(' | ')} |`)
  for (const audit of runs.flatMap(({ findings }) => findings)) {
    const known = found.get(audit.id) ?? { audit, paths: new Set<string>() }
    found.set(audit.id, known)
    known.paths.add(path)
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
}
