import { createLog } from '../../../../base/log.ts'
import { StartError } from '../../../../base/start-error.ts'
import type { Database } from '../../../../storage/postgres/database.ts'
import { damagedStores } from '../../stores/damaged.ts'
import type { Folders } from '../archive.ts'

export interface StoresReport {
  /** The fault that would prevent the next start. */
  fault?: string
  /** Files that the next start would set aside: a line each. */
  damaged: string[]
}

/**
 * Reads every store as the next start would, without changing anything, because the site may be
 * using them, and the disk may be full.
 */
export async function checkStores(
  { dataDir }: Pick<Folders, 'dataDir'>,
  database?: Database,
): Promise<StoresReport> {
  try {
    return { damaged: await damagedStores(dataDir, createLog({ logLevel: 'silent' }), database) }
  } catch (error) {
    if (error instanceof StartError) return { fault: error.message, damaged: [] }
    throw error
  }
}
