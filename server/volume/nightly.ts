import { spawn } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { setPriority, constants as system } from 'node:os'
import { join } from 'node:path'
import type { Log } from '../log.ts'

const minute = 60_000
const hourOfNight = 3

export interface NightlyOptions {
  /** Where the archives go: `showyard-2026-11-22.tar.gz`. */
  folder: string
  /** How many stay. */
  keep: number
  log: Log
  /** Milliseconds between two looks at whether a night has passed. */
  every?: number
  clock?: () => Date
  /** Writes one archive; in a process of its own unless a test says otherwise. */
  write?: (file: string, signal: AbortSignal) => Promise<void>
  /** Is told of each archive that lies there whole; the next night waits for it. */
  onMade?: (file: string, signal: AbortSignal) => Promise<void>
  onFailed?: (error: unknown) => Promise<void>
}

/**
 * Makes a backup each night after three, by the machine's clock. A night that the machine slept
 * through is made up for when it is awake again.
 * @returns how to stop
 */
export function backUpNightly(options: NightlyOptions): () => Promise<void> {
  const { log, every = 10 * minute } = options
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  const timer = setInterval(() => {
    running ??= makeMissingBackup(options, stopping.signal)
      .catch(async err => {
        if (stopping.signal.aborted) return
        log.error({ err }, 'nightly backup failed')
        await options.onFailed?.(err)
      })
      .finally(() => {
        running = undefined
      })
  }, every).unref()

  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** Makes the backup of the last night where it is not there yet, and removes those too many. */
export async function makeMissingBackup(
  options: Omit<NightlyOptions, 'every'>,
  signal: AbortSignal,
): Promise<void> {
  const { folder, keep, log, clock = () => new Date(), write = inProcessOfItsOwn } = options
  const name = `showyard-${nightOf(clock())}.tar.gz`
  const names = await readdir(folder)
  if (names.includes(name)) return
  const begun = performance.now()
  await write(join(folder, name), signal)
  log.info({ file: name, ms: Math.round(performance.now() - begun) }, 'nightly backup made')
  const archives = [...names.filter(name => archiveName.test(name)), name].sort()
  for (const old of archives.slice(0, -keep)) await rm(join(folder, old), { force: true })
  await options.onMade?.(join(folder, name), signal)
}

const archiveName = /^showyard-\d{4}-\d{2}-\d{2}\.tar\.gz$/

/** The day of the last three o'clock in the morning. */
function nightOf(now: Date): string {
  const night = new Date(now.getTime() - hourOfNight * 60 * minute)
  const parts = [night.getFullYear(), night.getMonth() + 1, night.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}

/** Packing takes a processor for minutes; there it yields to the visitors. */
function inProcessOfItsOwn(file: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = [process.argv[1] ?? '', 'backup', file]
    const child = spawn(process.execPath, args, { signal, stdio: ['ignore', 'ignore', 'pipe'] })
    if (child.pid) setPriority(child.pid, system.priority.PRIORITY_BELOW_NORMAL)
    let said = ''
    child.stderr.setEncoding('utf8').on('data', text => {
      said += text
    })
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new Error(said.trim()))))
  })
}
