import { join } from 'node:path'
import type { Config } from '../base/config.ts'
import type { Assets } from '../base/http/assets.ts'
import type { Log } from '../base/log.ts'
import { type Cluster, openCluster } from './index.ts'
import { shareAssets } from './shared-assets.ts'

export interface Joined {
  cluster: Cluster
  /** Finds the assets of other releases. */
  assetsOfOthers: NonNullable<Assets['ofOthers']>
}

/**
 * Makes this process one of a site's. What the pages of its release ask for, whichever process they ask,
 * is in the bucket once this resolves.
 * @throws StartError where database or bucket cannot be used
 */
export async function joinCluster(
  shared: NonNullable<Config['shared']>,
  builtFolder: string,
  log: Log,
): Promise<Joined> {
  const cluster = await openCluster(shared, log)
  try {
    const folder = join(builtFolder, 'assets')
    return { cluster, assetsOfOthers: await shareAssets({ ...cluster, folder, log }) }
  } catch (error) {
    await cluster.close()
    throw error
  }
}
