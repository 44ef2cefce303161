import { lockFolder, lockIfPossible } from '../store/folder-lock.ts'
import type { Folders } from './archive.ts'

/**
 * Makes this the only process on both folders.
 * @returns how to give them back
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
