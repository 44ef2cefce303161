/**
 * One process over a volume, this build beside another one:
 * `npx tsx test/bench/scale/one-process.ts <dist of the other> [starts]`. Says the modules that each
 * loads until it has answered a page (strace, as root), its memory then, and home pages a second.
 */
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { start } from '../../support/node-process.ts'
import { serverEnvironment } from '../../support/server-environment.ts'
import { removeTemporaryFolders, temporaryFolder } from '../../support/temporary-folder.ts'
import { load } from '../speed/load.ts'

const [otherDist = '', starts = '5'] = process.argv.slice(2)
if (!otherDist) throw new Error('Say where the other build is')

async function measure(dist: string) {
  const folder = await temporaryFolder()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const trace = join(folder, 'trace')
  const program = join(dist, 'server/main.js')
  const env = { ...serverEnvironment(folder, port), LOG_LEVEL: 'info', MAKE_AHEAD: 'off' }
  const args = ['-f', '-o', trace, '-e', 'trace=openat', process.execPath, program, 'serve']
  const traced = start('strace', args, env)
  for (let line = ''; !line.includes('"listening"'); ) line = await traced.nextLine()
  await (await fetch(url)).text()
  // What the first page of a start leaves to be loaded.
  await pause(3000)
  const pid = (await readFile(trace, 'utf8')).split(' ', 1)[0] ?? ''
  process.kill(Number(pid), 'SIGTERM')
  await traced.ended
  const named = (await readFile(trace, 'utf8')).matchAll(/"([^"]+\.js)"/g)
  const opened = new Set([...named].map(([, file]) => resolve(file ?? '')))
  const own = [...opened].filter(file => file.startsWith(join(dist, 'server/')))
  const bytes = await Promise.all(own.map(async file => (await stat(file)).size))
  const plain = start(process.execPath, [program, 'serve'], env)
  for (let line = ''; !line.includes('"listening"'); ) line = await plain.nextLine()
  await (await fetch(url)).text()
  const status = await readFile(`/proc/${plain.child.pid}/status`, 'utf8')
  const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  const headers = { 'accept-encoding': 'br' }
  const { perSecond } = await load(url, { path: '/', headers }, { seconds: 5, clients: 32, folder })
  plain.child.kill('SIGTERM')
  await plain.ended
  return {
    modules: own.length,
    kilobytes: Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1024),
    memory: memory.toFixed(1),
    perSecond: Math.round(perSecond),
  }
}

for (let round = 1; round <= Number(starts); round += 1) {
  console.log('this ', await measure(resolve('dist')))
  console.log('other', await measure(resolve(otherDist)))
}
await removeTemporaryFolders()
process.exit(0)
