import { inBytes } from '../../../../web/admin/ui/in-bytes.ts'
import { minute } from '../../../../web/base/units.ts'
import { type ReadDiskSpace, reservedBytes } from '../../../base/disk/disk-space.ts'
import type { Log } from '../../../base/log.ts'
import type { Notices } from './index.ts'

export interface DiskOptions {
  /** The volumes to watch, by name, such as `uploads`. */
  volumes: Record<string, ReadDiskSpace>
  notices: Pick<Notices, 'isWrong' | 'isWell'>
  clock?: () => Date
}

/**
 * The time for which space has to stay free until the problem counts as solved: usage fluctuates.
 */
const longEnough = 60 * minute

/**
 * Checks the free space every ten minutes.
 * @returns a function that stops it
 */
export function watchDisk({ log, ...options }: DiskOptions & { log: Log }): () => void {
  const check = diskCheck(options)
  const checkAndLog = () =>
    check().catch(err => log.warn({ err }, 'the disk could not be looked at'))
  const timer = setInterval(checkAndLog, 10 * minute).unref()
  void checkAndLog()
  return () => clearInterval(timer)
}

/**
 * Nearly full is less than twice the reserve in which uploads are rejected, as in the admin area;
 * well is three times the reserve.
 */
export function diskCheck({ volumes, notices, clock = () => new Date() }: DiskOptions) {
  let wellSince: number | undefined
  return async (): Promise<void> => {
    const readings = Object.entries(volumes).map(async ([name, read]) => {
      const { free, total } = await read()
      return { name, free, total, reserves: free / reservedBytes(total) }
    })
    const [fullest] = (await Promise.all(readings)).sort((a, b) => a.reserves - b.reserves)
    if (!fullest) return
    const { name, free, total, reserves } = fullest
    const now = clock().getTime()
    wellSince = reserves >= 3 ? (wellSince ?? now) : undefined
    if (reserves < 2) {
      const room = `${inBytes(free)} of ${inBytes(total)}`
      notices.isWrong('disk', `Only ${room} are free on the disk of the ${name}.`)
    } else if (wellSince !== undefined && now - wellSince >= longEnough) {
      notices.isWell('disk')
    }
  }
}
