/**
 * npm run bench [SECONDS [ROUNDS]]: the built server against a bare node:http server that gives the
 * same answers, and against nginx with the same files. Each round asks all of them in turn, so that
 * a busy machine is as busy for all; what counts is the ratio. Keeps what it found in
 * baseline.json.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { untilWorkBesideEnds } from '../../support/child-process-work.ts'
import { freePort } from '../../support/free-port.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../support/temporary-folder.ts'
import { type Ask, load } from './load.ts'
import { nginxFor } from './nginx.ts'
import { end, has, startBuilt, startPinned, untilItAnswers } from './pinned.ts'
import { record } from './record.ts'
import { askedOf } from './scenarios.ts'
import { summary, table } from './table.ts'

/** Rounds that do not count: V8 compiles what is asked, on the same core, for some 6 s. */
const WARM_UP = 3

const [seconds = 2, rounds = 5] = process.argv.slice(2).map(Number)
const folder = await temporaryFolder()
await mkdir(join(folder, 'uploads'))
const [ownPort, barePort, nginxPort] = [await freePort(), await freePort(), await freePort()]
const address = (port: number) => `http://127.0.0.1:${port}`
const log = join(folder, 'log')
const own = startBuilt(folder, ownPort, log)
await untilItAnswers(`${address(ownPort)}/healthz`)
const asks = await askedOf(address(ownPort))
await untilWorkBesideEnds(own.pid ?? 0)
const recorded = await Promise.all(Object.values(asks).map(ask => record(address(ownPort), ask)))
await writeFile(join(folder, 'recorded.json'), JSON.stringify(recorded))
const bareWords = ['--import', 'tsx', 'test/bench/speed/bare-server.ts']
const bare = startPinned(
  [process.execPath, ...bareWords, join(folder, 'recorded.json'), String(barePort)],
  {},
  log,
)
await untilItAnswers(address(barePort))
const rivals = [{ name: 'bare', url: address(barePort) }]
const started = [own, bare]
if (has('nginx')) {
  const config = await nginxFor(folder, nginxPort, recorded)
  started.push(startPinned(['nginx', '-c', config], {}, log))
  await untilItAnswers(address(nginxPort))
  rivals.push({ name: 'nginx', url: address(nginxPort) })
}

const results = []
for (const [name, ask] of Object.entries(asks)) {
  const options = { seconds, clients: ask.clients, folder }
  const figures = []
  for (let round = -WARM_UP; round < rounds; round++) {
    const ours = await load(address(ownPort), ask, options)
    const others: Record<string, number> = {}
    for (const rival of rivals.filter(({ name }) => name === 'bare' || canNginx(ask))) {
      others[rival.name] = (await load(rival.url, ask, options)).perSecond
    }
    if (round >= 0) figures.push({ ...ours, others })
  }
  results.push(summary(name, figures))
}
const place = join(import.meta.dirname, 'baseline.json')
const before = JSON.parse(await readFile(place, 'utf8').catch(() => '[]'))
console.log(
  `${cpus()[0]?.model}, Node ${process.version}, ${rounds} rounds of ${seconds} s after ${WARM_UP}\n`,
)
console.log(table(results, before))
await writeFile(place, `${JSON.stringify(results, null, 2)}\n`)
for (const child of started) await end(child)
await removeTemporaryFolders()

function canNginx({ body, headers }: Ask): boolean {
  return body === undefined && headers['if-none-match'] === undefined
}
