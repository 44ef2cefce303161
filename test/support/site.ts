import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type Koa from 'koa'
import { use } from '#test'
import { type Listening, listen } from '../../server/app/listen.ts'
import { type OpenSiteOptions, openSite, type Site } from '../../server/app/site.ts'
import { readConfig } from '../../server/base/config.ts'
import { createLog } from '../../server/base/log.ts'
import { checkedStarters } from '../../server/starters/checked-starter.ts'
import type { Starters } from '../../server/starters/load-starter.ts'
import { quickPasswords } from './api-server.ts'
import { builtAssets } from './built-assets.ts'
import { late } from './late-answers.ts'
import { makeCatalogOnce } from './make-catalog-once.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const PASSWORD = 'a password for tests'

export interface RunningSite {
  url: string
  app: Koa
  dataDir: string
  uploadsDir: string
  /** Of the user `admin`. */
  password: string
  /** The cookie of a fresh sign-in as `admin`. */
  signIn(): Promise<string>
  /** Uploads a file to a slot by the API. */
  upload(slotPath: string, file: Buffer, fields?: Record<string, string>): Promise<Response>
  /** Sends a request as `admin`; an object becomes the JSON body. */
  ask(method: string, path: string, body?: object): Promise<Response>
  stop(): Promise<void>
}

interface Running {
  site: Site
  server: Listening
}

interface Options extends Partial<OpenSiteOptions> {
  env?: Record<string, string>
  /** Receives the lines of the log, which is off without it. */
  logTo?: { write(line: string): void }
}

let checked: Starters | undefined

/** All sites of a process share them. */
function allStarters(): Starters {
  checked ??= checkedStarters()
  return checked
}

/**
 * Starts the whole site on a free port, over an empty volume. Password hashes have a minimal cost
 * unless a test passes its own; the built server has the real cost.
 */
export async function startSite({
  env = {},
  logTo,
  ...options
}: Options = {}): Promise<RunningSite> {
  const folder = await temporaryFolder()
  const uploadsDir = join(folder, 'uploads')
  await mkdir(uploadsDir)
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    UPLOADS_DIR: uploadsDir,
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: logTo ? 'info' : 'silent',
    ...env,
  })
  const log = createLog(config, logTo)
  const own = options.pageSources ? options : { starters: allStarters(), ...options }
  const site = await openSite({
    config,
    log,
    builtFolder: 'dist',
    assets: await builtAssets(),
    passwords: quickPasswords(),
    makeCatalog: makeCatalogOnce,
    ...own,
  })
  const server = await listen(late(site.answer), config, log)
  const { url } = server
  // Variables of test modules outlive the site, which is some megabytes with its search.
  let running: Running | undefined = { site, server }

  async function signIn(): Promise<string> {
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    })
    return answer.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ')
  }

  let cookie: Promise<string> | undefined
  let stopped: Promise<void> | undefined
  return use({
    url,
    get app() {
      if (!running) throw new Error('This site is stopped')
      return running.site.app
    },
    dataDir: config.dataDir,
    uploadsDir,
    password: PASSWORD,
    signIn,
    async ask(method, path, body) {
      cookie ??= signIn()
      const headers = {
        cookie: await cookie,
        ...(body && { 'content-type': 'application/json' }),
      }
      const json = body && { body: JSON.stringify(body) }
      return fetch(url + path, { method, headers, ...json })
    },
    async upload(slotPath, file, fields = {}) {
      cookie ??= signIn()
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('targetPath', slotPath.slice(0, slotPath.lastIndexOf('/')))
      form.set('fileName', slotPath.slice(slotPath.lastIndexOf('/') + 1))
      form.set('file', new Blob([new Uint8Array(file)]), 'file')
      const headers = { cookie: await cookie }
      return fetch(`${url}/api/admin/upload-file`, { method: 'POST', headers, body: form })
    },
    stop() {
      stopped ??= close(running)
      running = undefined
      return stopped
    },
  })
}

async function close(running: Running | undefined): Promise<void> {
  await running?.server.stop()
  await running?.site.close()
}
