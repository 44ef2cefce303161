import { createLog } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import { lookThroughStores } from '../../store/index.ts'
import type { Folders } from '../archive.ts'

/**
 * Reads every store as the next start would, and changes nothing, because the site may be using
 * them, and the disk may be full.
 * @returns what would stop that start, or undefined
 */
export async function faultOfStores({ dataDir }: Folders): Promise<string | undefined> {
  try {
    await lookThroughStores(dataDir, createLog({ logLevel: 'silent' }))
    return undefined
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}
