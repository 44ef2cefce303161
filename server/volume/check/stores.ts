import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createLog } from '../../log.ts'
import { StartError } from '../../start-error.ts'
import { openStores } from '../../store/index.ts'
import type { Folders } from '../archive.ts'
import { filesToKeep } from '../files-to-keep.ts'

/**
 * Opens every store as the next start would, on a copy, because the site may be using them.
 * @returns what would stop that start, or undefined
 */
export async function faultOfStores(folders: Folders): Promise<string | undefined> {
  const { dataDir } = folders
  const copy = join(dataDir, `.check.${randomUUID()}`)
  try {
    await copyData(folders, copy)
    const config = { dataDir: copy, adminPassword: undefined, sessionKeys: undefined }
    const stores = await openStores(config, createLog({ logLevel: 'silent' }))
    await stores.close()
    return undefined
  } catch (error) {
    if (error instanceof StartError) return error.message.replaceAll(copy, dataDir)
    throw error
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function copyData(folders: Folders, copy: string): Promise<void> {
  for await (const { name, absolute } of filesToKeep(folders, ['data'])) {
    if (name.startsWith('data/media/')) continue
    const target = join(copy, name.slice('data/'.length))
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(absolute, target)
  }
}
