import type { Config } from '../../../server/base/config.ts'
import { s3Url } from '../../../server/base/settings/s3-url.ts'
import type { CephServer } from '../../support/ceph.ts'
import type { PostgresServer } from '../../support/postgres.ts'

export interface SharedSite {
  /** As settings. */
  env: { DATABASE_URL: string; S3_URL: string }
  shared: NonNullable<Config['shared']>
}

/** An empty database and an empty bucket. */
export async function newSharedSite(
  postgres: PromiseLike<PostgresServer>,
  ceph: PromiseLike<CephServer>,
): Promise<SharedSite> {
  const env = {
    DATABASE_URL: await (await postgres).newDatabase(),
    S3_URL: await (await ceph).newBucket(),
  }
  return { env, shared: { database: env.DATABASE_URL, objects: s3Url.parse(env.S3_URL) } }
}
