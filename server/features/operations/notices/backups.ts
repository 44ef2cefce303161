import { type Config, environmentWithoutSettings } from '../../../base/config.ts'
import type { Log } from '../../../base/log.ts'
import { momentOf } from '../../../base/mail/message.ts'
import { runBackupCommand } from '../volume/backup-command.ts'
import type { LastBackups } from '../volume/last-backup.ts'
import type { NightlyOptions } from '../volume/nightly.ts'
import type { Notices } from './index.ts'

export interface BackupWatchOptions {
  config: Pick<Config, 'backupCommand'>
  lastBackup: Pick<LastBackups, 'read'>
  notices: Pick<Notices, 'isWrong' | 'isWell'>
  log: Log
}

/** Runs after each nightly backup: the owner's command, and notices to the owner. */
export function watchBackups(options: BackupWatchOptions) {
  const { config, lastBackup, notices, log } = options
  const { backupCommand: command } = config

  return {
    async onMade(archive, signal, lacking) {
      if (lacking === undefined) notices.isWell('backup')
      else notices.isWrong('backup', lacking)
      if (!command) return
      const env = environmentWithoutSettings()
      const startedAt = performance.now()
      const { problem, output } = await runBackupCommand({ command, archive, env, signal })
      const ms = Math.round(performance.now() - startedAt)
      if (problem === undefined) {
        log.info({ file: archive, ms, output }, 'backup command done')
        notices.isWell('backup-command')
      } else {
        log.error({ file: archive, ms, why: problem, output }, 'backup command failed')
        // Killed because the site stops, so not a failure.
        if (!signal.aborted) notices.isWrong('backup-command', wordsOf(archive, problem, output))
      }
    },
    async onFailed(error) {
      const last = await lastBackup.read()
      const good = last ? `The last good one began ${momentOf(last.at)}.` : 'There is none yet.'
      notices.isWrong('backup', `${firstLine(error)}\n${good}`)
    },
  } satisfies Pick<NightlyOptions, 'onMade' | 'onFailed'>
}

const wordsOf = (archive: string, problem: string, output: string[]) =>
  [`${problem}. The archive is ${archive}.`, ...output.map(line => `> ${line}`)].join('\n')

/** The stack, which may follow, is cut off. */
const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.slice(0, 300) ?? ''
