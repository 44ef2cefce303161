import { lockFolder, lockIfPossible } from '../../../storage/folder-lock.ts'
import type { Folders } from './archive.ts'

/**
 * Locks both folders for this process.
 * @returns a function that unlocks them
 * @throws StartError where another process has one of them
 */
export async function lockVolume({ dataDir, uploadsDir }: Folders): Promise<() => Promise<void>> {
  const data = await lockFolder(dataDir)
  try {
    const uploads = await lockIfPossible(uploadsDir, () => undefined)
    return async () => {
      await uploads.release()
      await data.release()
    }
  } catch (error) {
    await data.release()
    throw error
  }
}
