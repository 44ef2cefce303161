import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { installFromDebian } from './install-from-debian.ts'
import { madeOnce } from './made-once.ts'
import { temporaryFolder } from './temporary-folder.ts'

const VERSIONS = '/usr/lib/postgresql'

/** A PostgreSQL server of its own, which can be killed and started again. */
export interface PostgresServer {
  /** Of an empty database. */
  newDatabase(): Promise<string>
  /** As a machine that loses its power: no connection is ended in order. */
  kill(): void
  start(): Promise<void>
  stop(): void
}

/** Installs PostgreSQL from Debian's packages where it is missing. */
export async function startPostgres(): Promise<PostgresServer> {
  if (!existsSync(VERSIONS)) installFromDebian('postgresql')
  if (!existsSync(VERSIONS)) throw new Error('Install the package postgresql of Debian as root.')
  const bin = join(VERSIONS, readdirSync(VERSIONS).sort().at(-1) ?? '', 'bin')
  // PostgreSQL refuses to run as root.
  const user = userOfServer()
  const asUser = { ...user, stdio: 'ignore' } as const
  const empty = await madeOnce('postgres', async made => {
    const draft = join(await folderFor(user), 'postgres')
    const init = ['-D', draft, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']
    execFileSync(join(bin, 'initdb'), [...init, '--no-sync'], asUser)
    execFileSync('mv', [draft, made])
  })
  const folder = join(await folderFor(user), 'postgres')
  execFileSync('cp', ['-a', join(empty, 'postgres'), folder])
  const port = await freePort()
  const settings = ['-D', folder, '-p', `${port}`, '-c', 'listen_addresses=127.0.0.1']
  let server: ReturnType<typeof spawn> | undefined
  let lastWords = ''
  let databases = 0
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`

  async function ask(statement: string): Promise<void> {
    const client = new Client({ connectionString: url('postgres') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  function launch(): void {
    const sockets = ['-c', `unix_socket_directories=${folder}`]
    server = spawn(join(bin, 'postgres'), [...settings, ...sockets], {
      ...asUser,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    server.stderr?.setEncoding('utf8').on('data', (said: string) => {
      lastWords = said
    })
  }

  async function start(): Promise<void> {
    launch()
    for (let tries = 0; ; tries += 1) {
      const isUp = await ask('select 1').then(
        () => true,
        () => false,
      )
      if (isUp) return
      if (tries > 300)
        throw new Error(`PostgreSQL did not start within half a minute: ${lastWords}`)
      await new Promise(resolve => setTimeout(resolve, 100))
      // It ends at once while a killed one has not quite gone: its lock file names a living process.
      if (typeof server?.exitCode === 'number') launch()
    }
  }

  /** Of the server and what it has started. */
  function end(signal: NodeJS.Signals): void {
    if (server?.pid) spawnSync('kill', [`-${signal.slice(3)}`, '--', `-${server.pid}`])
    server = undefined
  }

  await start()
  return {
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    async newDatabase() {
      const name = `site_${++databases}`
      await ask(`create database ${name}`)
      return url(name)
    },
  }
}

/** A temporary folder in which this user may write. */
async function folderFor(user: ReturnType<typeof userOfServer>): Promise<string> {
  const folder = await temporaryFolder()
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

/** Undefined where the tests do not run as root. */
function userOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
