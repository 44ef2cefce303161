import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type Database, openDatabase } from '../store/postgres/database.ts'

/** What the processes of a site on several machines share. */
export interface Cluster {
  database: Database
  /** A random name of this process. */
  node: string
  close(): Promise<void>
}

export async function openCluster(
  shared: NonNullable<Config['shared']>,
  log: Log,
): Promise<Cluster> {
  const onLate = (err: unknown) => log.warn({ err }, 'changes of other processes are read late')
  const database = await openDatabase(shared.database, { onLate })
  return {
    database,
    node: randomBytes(6).toString('base64url'),
    close: database.close,
  }
}
