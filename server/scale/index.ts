import { randomBytes } from 'node:crypto'
import type { Config } from '../base/config.ts'
import type { Log } from '../base/log.ts'
import type { Together } from '../features/accounts/index.ts'
import { type Database, openDatabase } from '../storage/postgres/database.ts'
import { createClaims, removeOldClaims } from './claims.ts'
import { countedTogether } from './counted-together.ts'
import { type EngineFaults, engineFaults } from './engines.ts'
import type { Leader } from './leader.ts'
import { createNights, type Nights } from './nights.ts'
import type { Objects } from './objects/objects.ts'
import { openS3 } from './objects/s3.ts'
import { openLeader } from './postgres-leader.ts'
import { reachDatabase } from './reach-database.ts'

/** The services that the processes of a site on several machines share. */
export interface Cluster extends Together {
  database: Database
  /** The bucket of uploaded files. */
  objects: Objects
  leader: Leader & { close(): Promise<void> }
  nights: Nights
  /** A random name of this process. */
  node: string
  /** Resolves within seconds. */
  engineFaults(): Promise<EngineFaults>
  close(): Promise<void>
}

/** @throws StartError where database or bucket cannot be used */
export async function openCluster(
  shared: NonNullable<Config['shared']>,
  log: Log,
): Promise<Cluster> {
  await reachDatabase(shared.database, { log })
  const objects = openS3(shared.objects)
  await objects.check()
  const onLate = (err: unknown) => log.warn({ err }, 'changes of other processes are read late')
  const database = await openDatabase(shared.database, { onLate, servesSite: true })
  await removeOldClaims(database)
  const node = randomBytes(6).toString('base64url')
  const leader = openLeader(shared.database, {
    claim: createClaims(database),
    onChange: isLeader =>
      log.info({ node }, isLeader ? 'this process leads' : 'this process leads no longer'),
    onError: err => log.warn({ err }, 'cannot lead for now'),
  })
  return {
    database,
    objects,
    engineFaults: () => engineFaults(database, objects),
    leader,
    nights: createNights(database),
    node,
    ...countedTogether(database),
    async close() {
      await leader.close()
      objects.close()
      await database.close()
    },
  }
}
