import { join } from 'node:path'
import { second } from '../../web/base/units.ts'
import { ensureFree, listen } from '../app/listen.ts'
import { openSite } from '../app/site.ts'
import type { Command } from '../base/command.ts'
import { hasUnknownTimeZone, likelySettings, readConfig } from '../base/config.ts'
import { createLog } from '../base/log.ts'
import { readBuiltStarters } from '../starters/built-starter.ts'
import { makeOwnFolder } from '../storage/own-folder.ts'
import { parseArguments } from './parse-arguments.ts'

/**
 * Serves the site until SIGTERM or SIGINT, then finishes running requests and exits with 0. SIGHUP
 * rescans the volume for files copied by hand.
 */
export const serve: Command = {
  usage: '',
  about: 'runs the site; this is what a container does by itself',
  help: 'Each setting with its default: docs/owner.md.',
  async run(args) {
    parseArguments(args, [], {})
    await start()
  },
}

async function start(): Promise<void> {
  const config = readConfig()
  const { backupDir: folder, backupKeep: keep } = config
  if (folder) await makeOwnFolder('BACKUP_DIR', folder)
  await ensureFree(config)
  const log = createLog(config)
  for (const { name, similar: meant } of likelySettings()) {
    log.warn(`${name} is no setting of this site, and is ignored. What is meant may be ${meant}.`)
  }
  if (hasUnknownTimeZone()) {
    log.warn(
      'TZ is no time zone that is known here, so nightly backups go by UTC. Set it to one such as Africa/Nairobi.',
    )
  }
  const builtFolder = join(import.meta.dirname, '..')
  const starters = await readBuiltStarters(builtFolder)
  const site = await openSite({ config, log, builtFolder, starters })
  const server = await listen(site.answer, config, log)
  if (process.stdout.isTTY) tellPeople(server.url)
  // Requests that waited for the start come first.
  const warmUp = config.makesAhead ? setTimeout(site.warmUp, second) : undefined
  const stopBackups = folder ? site.backUpNightly({ folder, keep }) : undefined

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    clearTimeout(warmUp)
    await Promise.all([server.stop(), stopBackups?.()])
    await site.close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  process.on('SIGHUP', () => {
    site.rescan().catch(err => log.error({ err }, 'volume not looked through'))
  })
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(fault, err => {
      log.fatal({ err }, fault)
      process.exit(1)
    })
  }
}

/**
 * Prints the URL below the first password, where there is one: on a terminal the log has warnings
 * alone.
 */
function tellPeople(url: string): void {
  console.log(`The site is open:             ${url}`)
  console.log(`Administrators sign in here:  ${url}/admin`)
}
