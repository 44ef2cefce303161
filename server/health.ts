import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Stores } from './stores.ts'

export interface HealthOptions {
  config: Pick<Config, 'dataDir' | 'uploadsDir'>
  stores: Pick<Stores, 'isOpen'>
  log: Log
}

/**
 * Answers GET /healthz: 200 `{"status":"ok"}`, or 503 `{"status":"failing","problems":[…]}`. The
 * folder and the reason are in the log only, and in the output of `showyard health`. The volume is
 * tested at most every two seconds.
 */
export function health({ config, stores, log }: HealthOptions): Middleware {
  let tried = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve<string[]>([]) }
  let logged = ''

  async function tryAndLog(): Promise<string[]> {
    const faults = await volumeFaults(config)
    if (faults.join() !== logged) {
      if (faults.length > 0) log.error({ faults }, 'not well')
      else log.info('well again')
      logged = faults.join()
    }
    return faults
  }

  return async ctx => {
    ctx.set('cache-control', 'no-store')
    if (performance.now() - tried.at > 2000) {
      tried = { at: performance.now(), result: tryAndLog() }
    }
    const problems = [
      ...(stores.isOpen ? [] : ['The stores are closed']),
      ...((await tried.result).length > 0 ? ['The volume cannot be written'] : []),
    ]
    ctx.status = problems.length > 0 ? 503 : 200
    ctx.body = problems.length > 0 ? { status: 'failing', problems } : { status: 'ok' }
  }
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
  const file = join(folder, `.health.${randomUUID()}.tmp`)
  try {
    await writeFile(file, 'ok', { flag: 'wx', mode: 0o600 })
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
