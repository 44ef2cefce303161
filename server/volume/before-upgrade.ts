import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Log } from '../log.ts'
import { release } from '../release.ts'
import { readText, replaceDurably } from '../store/durable-file.ts'
import type { Folders } from './archive.ts'

const note = z.object({ release: z.string() })
const kept = 3

const fileIn = (dataDir: string) => join(dataDir, 'release.json')

/**
 * Opening the stores of an older release migrates them. So that the owner can downgrade, the data
 * is archived before that; the last three archives stay.
 * @param current the release that is about to open them
 */
export async function backupBeforeUpgrade(folders: Folders, log: Log, current = release) {
  const isNew = (await readText(join(folders.dataDir, 'admin-users.json'))) === null
  const last = await lastRelease(folders.dataDir)
  if (isNew || last === current) return
  const folder = join(folders.dataDir, 'backups')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const file = join(folder, `${moment}-before-${current}.tar.gz`)
  const { backupToFile } = await import('./backup-file.ts')
  const { bytes } = await backupToFile(folders, file, ['data'])
  log.info({ from: last ?? 'unknown', to: current, file, bytes }, 'data backed up before upgrade')
  const names = (await readdir(folder)).filter(name => /^\d{8}T\d{6}Z-before-/.test(name)).sort()
  for (const name of names.slice(0, -kept)) await rm(join(folder, name))
}

/** Call once the stores are open: this release needs no further backup before an upgrade. */
export async function noteRelease(dataDir: string, current = release): Promise<void> {
  if ((await lastRelease(dataDir)) === current) return
  await replaceDurably(fileIn(dataDir), JSON.stringify({ release: current }))
}

/** Undefined where no release has noted that it ran. */
export async function lastRelease(dataDir: string): Promise<string | undefined> {
  const text = await readText(fileIn(dataDir))
  try {
    return note.parse(JSON.parse(text ?? 'null')).release
  } catch {
    return undefined
  }
}
