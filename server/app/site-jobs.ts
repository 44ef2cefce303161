import type { Log } from '../base/log.ts'
import type { OpenMedia } from '../features/media/open-media.ts'
import { type BackupWatchOptions, watchBackups } from '../features/operations/notices/backups.ts'
import type { Stores } from '../features/operations/stores/index.ts'
import { backUpNightly, type NightlyOptions } from '../features/operations/volume/nightly.ts'
import type { Cluster } from '../scale/index.ts'
import type { Leader } from '../scale/leader.ts'
import { retainDaily } from '../storage/bin/retain-daily.ts'

interface DailyOptions {
  leader: Leader
  stores: Pick<Stores, 'inquiries'>
  media: Pick<OpenMedia, 'applyRetention'>
  log: Log
}

/** Deletes expired entries of the bin and unused files, by one process of the site. */
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
