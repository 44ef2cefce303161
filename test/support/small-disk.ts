import { execFileSync } from 'node:child_process'
import { mkdir, open, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { use } from '#test'
import { bundle } from './node-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface SmallDisk {
  /** Where its files are. */
  folder: string
  /** `tmpfs`, or `stand-in` where nothing may be mounted: faults that are injected into writing. */
  kind: 'tmpfs' | 'stand-in'
  /** The environment in which a server sees it. */
  env: Record<string, string>
  /** Makes it visible to this process too. */
  showHere(): Promise<void>
  /** Leaves that many bytes free, none by default. */
  fill(leave?: number): Promise<void>
  /** Frees the space again. */
  empty(): Promise<void>
}

const megabyte = 1024 * 1024

/** A small disk that a test can fill. */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = join(await temporaryFolder(), 'disk')
  await mkdir(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    const why = String((error as { stderr?: unknown }).stderr ?? error).trim()
    console.log(`No tmpfs can be mounted here (${why}): writing fails by injected faults instead.`)
    return standIn(folder)
  }
  const ballast = join(folder, 'ballast')
  const remove = () => execFileSync('umount', ['--lazy', folder])
  use(remove)
  return {
    folder,
    kind: 'tmpfs',
    env: {},
    showHere: async () => undefined,
    async fill(leave = 0) {
      const handle = await open(ballast, 'a')
      try {
        await fillUp(handle, folder, leave)
      } finally {
        await handle.close()
      }
    },
    empty: () => rm(ballast, { force: true }),
  }
}

async function fillUp(handle: Awaited<ReturnType<typeof open>>, folder: string, leave: number) {
  for (;;) {
    const { bavail, bsize } = await statfs(folder)
    const surplus = bavail * bsize - leave
    if (surplus < bsize) return
    const { bytesWritten } = await handle.write(Buffer.alloc(Math.min(surplus, megabyte)))
    if (bytesWritten === 0) return
  }
}

/** The stand-in alone: nothing is mounted, so it can be full for a moment only. */
export async function standIn(folder: string): Promise<SmallDisk> {
  const marker = join(folder, '..', 'free-bytes')
  const preload = await bundle('test/faults/processes/full-disk.ts')
  const names = { SMALL_DISK_FOLDER: folder, SMALL_DISK_MARKER: marker }
  return {
    folder,
    kind: 'stand-in',
    env: { NODE_OPTIONS: `--import=${preload}`, ...names },
    async showHere() {
      Object.assign(process.env, names)
      await import(preload)
    },
    fill: (leave = 0) => writeFile(marker, String(leave)),
    empty: () => rm(marker, { force: true }),
  }
}
