import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { listen } from '../listen.ts'
import { createLog } from '../log.ts'
import { openSite } from '../site.ts'

/** Serves the site until SIGTERM or SIGINT, then finishes what is running and ends with 0. */
export async function serve(): Promise<void> {
  const config = readConfig()
  const log = createLog(config)
  const site = await openSite({ config, log, builtFolder: join(import.meta.dirname, '..') })
  const server = await listen(site.app.callback(), config, log)

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await server.stop()
    await site.close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(fault, err => {
      log.fatal({ err }, fault)
      process.exit(1)
    })
  }
}
