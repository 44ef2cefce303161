import { inBytes } from '../../web/admin/ui/in-bytes.ts'
import { type ReadDiskSpace, reservedBytes } from '../disk/disk-space.ts'
import type { Log } from '../log.ts'
import type { Notices } from './index.ts'

export interface DiskOptions {
  /** What may fill up: what lies there, such as `uploads`, and its room. */
  volumes: Record<string, ReadDiskSpace>
  notices: Pick<Notices, 'isWrong' | 'isWell'>
  clock?: () => Date
}

const minute = 60_000

/** How long space has to stay free until a disk counts as well: what fills it may come and go. */
const longEnough = 60 * minute

/**
 * Checks the free space every ten minutes, from now on.
 * @returns how to stop
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
 * Nearly full means less than twice the reserve in which uploads are refused, as in the area of the
 * administrators; well is thrice.
 */
export function diskCheck({ volumes, notices, clock = () => new Date() }: DiskOptions) {
  let wellSince: number | undefined
  return async (): Promise<void> => {
    const readings = Object.entries(volumes).map(async ([name, read]) => {
      const { free, total } = await read()
      return { name, free, total, reserves: free / reservedBytes(total) }
    })
    const [least] = (await Promise.all(readings)).sort((a, b) => a.reserves - b.reserves)
    if (!least) return
    const { name, free, total, reserves } = least
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
