import type { Config } from '../config.ts'
import { momentOf } from '../mail/message.ts'
import { readLastBackup } from '../volume/last-backup.ts'
import type { NightlyOptions } from '../volume/nightly.ts'
import type { Notices } from './index.ts'

export interface BackupWatchOptions {
  config: Pick<Config, 'dataDir'>
  notices: Pick<Notices, 'isWrong' | 'isWell'>
}

/** What follows on each nightly backup: a word to the owner. */
export function watchBackups(options: BackupWatchOptions) {
  const { config, notices } = options
  const { dataDir } = config

  return {
    async onMade() {
      notices.isWell('backup')
    },
    async onFailed(error) {
      const last = await readLastBackup(dataDir)
      const good = last ? `The last good one began ${momentOf(last.at)}.` : 'There is none yet.'
      notices.isWrong('backup', `${firstLine(error)}\n${good}`)
    },
  } satisfies Pick<NightlyOptions, 'onMade' | 'onFailed'>
}

/** Below it may be where in our code it happened. */
const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n')[0]
    ?.slice(0, 300) ?? ''
