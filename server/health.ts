import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Middleware } from 'koa'
import type { Config } from './config.ts'
import type { Stores } from './store/index.ts'

export interface HealthOptions {
  config: Pick<Config, 'dataDir' | 'uploadsDir'>
  stores: Pick<Stores, 'isOpen'>
}

/**
 * Answers GET /healthz: 200 `{"status":"ok"}`, or 503 `{"status":"failing","problems":[…]}`. The
 * volume is tried at most every two seconds, however often it is asked.
 */
export function health({ config, stores }: HealthOptions): Middleware {
  const folders = { DATA_DIR: config.dataDir, UPLOADS_DIR: config.uploadsDir }
  let tried = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve<string[]>([]) }

  return async (ctx, next) => {
    if (ctx.path !== '/healthz' || !['GET', 'HEAD'].includes(ctx.method)) return next()
    ctx.state.route = '/healthz'
    ctx.set('cache-control', 'no-store')
    if (performance.now() - tried.at > 2000) {
      tried = { at: performance.now(), result: problemsOf(folders) }
    }
    const problems = [...(stores.isOpen ? [] : ['The stores are closed']), ...(await tried.result)]
    ctx.status = problems.length > 0 ? 503 : 200
    ctx.body = problems.length > 0 ? { status: 'failing', problems } : { status: 'ok' }
  }
}

async function problemsOf(folders: Record<string, string>): Promise<string[]> {
  const tries = Object.entries(folders).map(async ([name, folder]) => {
    const code = await writeFault(folder)
    return code ? [`${name} cannot be written (${code})`] : []
  })
  return (await Promise.all(tries)).flat()
}

/** The system's code for why nothing can be written there, or undefined. */
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
