import type { Cluster } from './cluster/index.ts'
import type { Leader } from './cluster/leader.ts'
import type { Log } from './log.ts'
import type { OpenMedia } from './media/open-media.ts'
import { type BackupWatchOptions, watchBackups } from './notices/backups.ts'
import { retainDaily } from './store/bin/retain-daily.ts'
import type { Stores } from './stores/index.ts'
import { backUpNightly, type NightlyOptions } from './volume/nightly.ts'

interface DailyOptions {
  leader: Leader
  stores: Pick<Stores, 'inquiries'>
  media: Pick<OpenMedia, 'applyRetention'>
  log: Log
}

/** Deletes what was in the bin for its time, and files that nothing needs, by one process of the site. */
export function runDaily({ leader, stores, media, log }: DailyOptions): void {
  leader.whileLeading(() =>
    retainDaily(
      async limit => {
        await stores.inquiries.bin.removeBefore(limit)
        await media.applyRetention(limit)
      },
      err => log.error({ err }, 'bin not emptied'),
    ),
  )
}

interface NightlyJob extends Omit<BackupWatchOptions, 'lastBackup'> {
  leader: Leader
  nights: Cluster['nights'] | undefined
  stores: Pick<Stores, 'lastBackup'>
}

/**
 * Makes a backup each night, by one process of the site.
 * @returns a function that stops it before the leader ends
 */
export function runNightly(
  archives: Pick<NightlyOptions, 'folder' | 'keep'>,
  { leader, nights, stores, ...watching }: NightlyJob,
): () => Promise<void> {
  const watched = watchBackups({ ...watching, lastBackup: stores.lastBackup })
  const options = { ...archives, ...watched, leader, nights, log: watching.log }
  let stop = async () => {}
  leader.whileLeading(() => {
    stop = backUpNightly(options)
    return stop
  })
  return () => stop()
}
