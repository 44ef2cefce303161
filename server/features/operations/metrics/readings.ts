import { majorUnits } from '../../../../web/base/money/amount-text.ts'
import type { Config } from '../../../base/config.ts'
import { diskSpaceReader } from '../../../base/disk/disk-space.ts'
import type { Inquiries } from '../../inquiries/store/index.ts'
import type { Derivatives } from '../../media/derivatives/index.ts'
import type { Library } from '../../media/library-types.ts'
import type { Quotes } from '../../quotes/store/index.ts'
import type { LastBackups } from '../volume/last-backup.ts'
import type { Reading } from './index.ts'

export interface ReadingsSource {
  config: Pick<Config, 'dataDir' | 'uploadsDir'>
  library: Pick<Library, 'coverage'>
  derivatives: Pick<Derivatives, 'waiting'>
  inquiries: Pick<Inquiries, 'counts' | 'mailCounts'>
  quotes: Pick<Quotes, 'figures' | 'unsent'>
  lastBackup: Pick<LastBackups, 'read'>
}

/** Gauges that an owner may set alerts on, besides slow requests. */
export function readingsOf(source: ReadingsSource): Reading[] {
  const { config, library, derivatives, inquiries, quotes, lastBackup } = source
  const readDiskSpace = diskSpaceReader(config.uploadsDir)
  return [
    {
      name: 'showyard_volume_free_bytes',
      help: 'Free on the volume of the uploads',
      read: async () => (await readDiskSpace()).free,
    },
    {
      name: 'showyard_volume_size_bytes',
      help: 'Size of the volume of the uploads',
      read: async () => (await readDiskSpace()).total,
    },
    {
      name: 'showyard_pictures_waiting',
      help: 'Photos whose smaller sizes are still to be made',
      read: derivatives.waiting,
    },
    {
      name: 'showyard_mails_waiting',
      help: 'Mails about inquiries that are still to be sent',
      read: () => inquiries.mailCounts().queued,
    },
    ...(['new', 'read', 'archived', 'spam'] as const).map(status => ({
      name: `showyard_inquiries_${status}`,
      help: `Inquiries that are ${status}`,
      read: () => inquiries.counts()[status] ?? 0,
    })),
    ...(['draft', 'sent', 'undelivered', 'changed', 'accepted', 'void'] as const).flatMap(state => [
      {
        name: `showyard_quotes_${state}`,
        help: `Quotes that are ${state}`,
        read: () => quotes.figures().counts[state],
      },
      {
        name: `showyard_quotes_${state}_amount`,
        help: `What quotes that are ${state} come to`,
        label: 'currency',
        read: () =>
          new Map(
            Object.entries(quotes.figures().sums[state]).map(([currency, amount]) => [
              currency,
              majorUnits(amount, currency),
            ]),
          ),
      },
    ]),
    {
      name: 'showyard_quotes_unsent',
      help: 'Quotes whose mail was refused, or perhaps not sent',
      read: quotes.unsent,
    },
    {
      name: 'showyard_slots',
      help: 'Places for a photo, a video or a catalog',
      read: () => library.coverage.total,
    },
    {
      name: 'showyard_slots_filled',
      help: 'Places that hold a file of their own',
      read: () => library.coverage.present,
    },
    {
      name: 'showyard_last_backup_timestamp_seconds',
      help: 'When the last backup began, in seconds since 1970',
      read: async () => {
        const last = await lastBackup.read()
        return last && Date.parse(last.at) / 1000
      },
    },
  ]
}
