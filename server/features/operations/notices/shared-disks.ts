import { minute } from '../../../../web/base/units.ts'
import type { Log } from '../../../base/log.ts'
import type { Leader } from '../../../scale/leader.ts'
import type { Database } from '../../../storage/postgres/database.ts'
import type { DiskOptions } from './disk.ts'

interface SharedDisksOptions {
  database: Pick<Database, 'sql'>
  /** The name by which the owner knows this machine. */
  machine: string
  leader: Pick<Leader, 'whileLeading'>
  notices: DiskOptions['notices']
  log: Log
  /** Milliseconds between looks at the reports of all machines. */
  every?: number
}

/**
 * Each machine of a site watches its own disks; the leader tells the owner of all of them. A report
 * that a machine has not repeated for an hour is forgotten: the machine may be gone.
 * @returns what the watch of this machine reports to
 */
export function sharedDisks(options: SharedDisksOptions): DiskOptions['notices'] {
  const { database, machine, leader, notices, log, every = 10 * minute } = options
  const { sql } = database

  async function checkReports(): Promise<void> {
    await sql`delete from full_disks where said_at < clock_timestamp() - interval '1 hour'`
    const full = await sql<{ machine: string; why: string }>`
      select machine, why from full_disks order by machine`
    if (full.length === 0) notices.isWell('disk')
    else notices.isWrong('disk', full.map(({ machine, why }) => `${machine}: ${why}`).join('\n'))
  }

  const noted = (change: Promise<unknown>) =>
    void change.catch(err => log.warn({ err }, 'state of the disk not told to others'))

  leader.whileLeading(() => {
    noted(checkReports())
    const timer = setInterval(() => noted(checkReports()), every).unref()
    return () => clearInterval(timer)
  })

  return {
    isWrong: (_, why) =>
      noted(sql`
        insert into full_disks (machine, why, said_at) values (${machine}, ${why}, clock_timestamp())
        on conflict (machine) do update set why = excluded.why, said_at = excluded.said_at`),
    isWell: () => noted(sql`delete from full_disks where machine = ${machine}`),
  }
}
