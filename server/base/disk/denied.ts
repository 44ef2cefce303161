import { constants, type Stats } from 'node:fs'
import { access, lstat, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ignoreMissing } from './stored-file.ts'

/** A file that this process may not read, or a folder that it may not read or write. */
export interface Denied {
  path: string
  /** User id. */
  owner: number
  lacks: 'read' | 'write'
  /** Folders also need the permission to enter them after `chown`, which `mode` decides. */
  isFolder: boolean
  mode: number
}

/** Tells a missing permission from every other fault of the disk. */
export const isDenied = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')

/** A handler for `catch`: a denied path is undefined, every other error is thrown. */
export function ignoreDenied(error: unknown): undefined {
  if (!isDenied(error)) throw error
}

/** Describes a path that this process may not use; undefined also where nothing is there. */
export async function deniedAt(path: string, stats?: Stats): Promise<Denied | undefined> {
  const status = stats ?? (await lstat(path).catch(ignoreUnreachable))
  if (!status?.isDirectory() && !status?.isFile()) return undefined
  const isFolder = status.isDirectory()
  const { uid: owner, mode } = status
  const lacksAccess = (mode: number) => access(path, mode).then(() => false, isDenied)
  const reading = isFolder ? constants.R_OK | constants.X_OK : constants.R_OK
  // Most files belong to this user and need no further call.
  const requiredMode = isFolder ? 0o700 : 0o400
  if (owner === process.getuid?.() && (mode & requiredMode) === requiredMode) return undefined
  if (await lacksAccess(reading)) return { path, owner, lacks: 'read', isFolder, mode }
  if (isFolder && (await lacksAccess(constants.W_OK)))
    return { path, owner, lacks: 'write', isFolder, mode }
  return undefined
}

/**
 * Finds the obstacle to reading or replacing a file: the file itself, or the nearest existing
 * folder.
 */
export async function deniedFor(file: string): Promise<Denied | undefined> {
  for (let path = file; ; path = dirname(path)) {
    const stats = await lstat(path).catch(ignoreUnreachable)
    const denied = stats && (await deniedAt(path, stats))
    if (denied || stats?.isDirectory() || path === dirname(path)) return denied
  }
}

export const isAtOrBelow = (path: string, top: string) => path === top || path.startsWith(`${top}/`)

/**
 * Lists all denied paths in a folder and below it, except those that a file system puts there
 * itself.
 */
export async function deniedBelow(folder: string): Promise<Denied[]> {
  const denied = await deniedAt(folder)
  if (denied?.lacks === 'read') return [denied]
  const names = (await readdir(folder).catch(ignoreMissing)) ?? []
  const all = denied ? [denied] : []
  for (const name of names.filter(name => name !== 'lost+found')) {
    const path = join(folder, name)
    const stats = await lstat(path).catch(ignoreUnreachable)
    const deniedFile = stats?.isFile() ? await deniedAt(path, stats) : undefined
    all.push(...(deniedFile ? [deniedFile] : stats?.isDirectory() ? await deniedBelow(path) : []))
  }
  return all
}

/** A sentence for each that is denied, with its cure; many files of a folder have one. */
export function curesOf(denied: readonly Denied[]): string[] {
  const folders = new Map<string, Denied[]>()
  for (const item of denied) {
    const folder = item.isFolder ? item.path : dirname(item.path)
    folders.set(folder, [...(folders.get(folder) ?? []), item])
  }
  return [...folders].map(([folder, [first, ...more]]) =>
    more.length === 0 && first
      ? cureOf(first)
      : cureOf(asFolder(folder, [first as Denied, ...more])),
  )
}

/** Names the file's owner, and the command to type. */
export function cureOf({ path, owner, lacks, isFolder, mode }: Denied): string {
  const [user, group] = [process.getuid?.(), process.getgid?.()]
  const requiredMode = isFolder ? 0o700 : 0o400
  const steps = [
    ...(owner === user ? [] : [`chown -R ${user}:${group} ${path}`]),
    ...((mode & requiredMode) === requiredMode ? [] : [`chmod -R u+rwX ${path}`]),
  ]
  const ownerName = owner === 0 ? 'root' : owner === user ? 'that user' : `user ${owner}`
  return (
    `The site runs as user ${user}, who may not ${lacks} ${path}, which belongs to ${ownerName}. ` +
    `As root: ${steps.join(' && ')}`
  )
}

/** The folder itself may be fine, while the files in it are not. */
const asFolder = (path: string, all: readonly Denied[]): Denied => {
  const [first] = all as [Denied]
  return all.find(item => item.path === path) ?? { ...first, path }
}

/** A handler for `catch`: a path that is missing or below a denied folder is undefined. */
export function ignoreUnreachable(error: NodeJS.ErrnoException): undefined {
  if (!isDenied(error)) ignoreMissing(error)
}
