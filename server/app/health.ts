import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import type { Config } from '../base/config.ts'
import { temporaryOf } from '../base/disk/temporary-files.ts'
import type { Log } from '../base/log.ts'
import type { Stores } from '../features/operations/stores/index.ts'
import type { EngineFaults } from '../scale/engines.ts'
import type { Cluster } from '../scale/index.ts'

export interface HealthOptions {
  config: Pick<Config, 'dataDir' | 'uploadsDir'>
  stores: Pick<Stores, 'isOpen'>
  log: Log
  /** The faults of shared services; absent where the site has one process. */
  cluster?: Pick<Cluster, 'engineFaults'> | undefined
}

/**
 * Answers GET /healthz: 200 `{"status":"ok"}`, or 503 `{"status":"failing","problems":[…]}`; of
 * several processes also `"engines":{"postgresql":"ok","s3":"failing"}`. An engine that is
 * unreachable makes it `degraded`, with 200: all processes miss it, each still serves pages, and a
 * proxy that asks for their health must not be left with none. Folders, hosts and reasons are in
 * the log only, and in the output of `showyard health`. All is tested at most every two seconds.
 */
export function health({ config, stores, log, cluster }: HealthOptions): Middleware {
  let lastCheck = {
    at: Number.NEGATIVE_INFINITY,
    result: Promise.resolve<Tested>({ failing: [], away: [] }),
  }
  let logged = ''

  async function tryAndLog(): Promise<Tested> {
    const [volume, engines] = await Promise.all([volumeFaults(config), cluster?.engineFaults()])
    const faults = [...volume, ...inWords(engines)]
    if (faults.join() !== logged) {
      if (faults.length > 0) log.error({ faults }, 'not well')
      else log.info('well again')
      logged = faults.join()
    }
    const failing = volume.length > 0 ? ['The volume cannot be written'] : []
    if (!engines) return { failing, away: [] }
    const { postgresql, s3 } = engines
    return {
      failing,
      away: [
        ...(postgresql === undefined ? [] : ['The database does not answer']),
        ...(s3 === undefined ? [] : ['The store of uploaded files does not answer']),
      ],
      engines: { postgresql: stateOf(postgresql), s3: stateOf(s3) },
    }
  }

  return async ctx => {
    ctx.set('cache-control', 'no-store')
    if (performance.now() - lastCheck.at > 2000) {
      lastCheck = { at: performance.now(), result: tryAndLog() }
    }
    const { failing: tested, away, ...engines } = await lastCheck.result
    const failing = [...(stores.isOpen ? [] : ['The stores are closed']), ...tested]
    const problems = [...failing, ...away]
    const status = failing.length > 0 ? 'failing' : away.length > 0 ? 'degraded' : 'ok'
    ctx.status = status === 'failing' ? 503 : 200
    ctx.body = { status, ...(problems.length > 0 && { problems }), ...engines }
  }
}

interface Tested {
  /** The reasons why this process cannot do its work. */
  failing: string[]
  /** Faults of the services that all processes share. */
  away: string[]
  /** `ok` or `failing`, by the name of the engine. */
  engines?: Record<keyof EngineFaults, string>
}

const stateOf = (fault: string | undefined) => (fault === undefined ? 'ok' : 'failing')

/** Lists all faults with their variables and reasons, for the owner only. */
export async function currentFaults(
  config: HealthOptions['config'],
  cluster: HealthOptions['cluster'],
): Promise<string[]> {
  const [volume, engines] = await Promise.all([volumeFaults(config), cluster?.engineFaults()])
  return [...volume, ...inWords(engines)]
}

function inWords(engines: EngineFaults | undefined): string[] {
  const { postgresql, s3 } = engines ?? {}
  return [
    ...(postgresql === undefined ? [] : [`DATABASE_URL does not answer (${postgresql})`]),
    ...(s3 === undefined ? [] : [`S3_URL does not answer (${s3})`]),
  ]
}

/** The folders that cannot be written, by their variables, and why: for the owner only. */
export async function volumeFaults({
  dataDir,
  uploadsDir,
}: HealthOptions['config']): Promise<string[]> {
  const tries = Object.entries({ DATA_DIR: dataDir, UPLOADS_DIR: uploadsDir }).map(
    async ([name, folder]) => {
      const code = await writeFault(folder)
      return code ? [`${name} cannot be written (${code})`] : []
    },
  )
  return (await Promise.all(tries)).flat()
}

/** The system's error code if nothing can be written there, or undefined. */
async function writeFault(folder: string): Promise<string | undefined> {
  const file = temporaryOf(join(folder, 'health'))
  try {
    await writeFile(file, 'ok', { flag: 'wx', mode: 0o600 })
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
