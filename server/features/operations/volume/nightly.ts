import { spawn } from 'node:child_process'
import { readdir, rename, rm } from 'node:fs/promises'
import { setPriority, constants as system } from 'node:os'
import { join } from 'node:path'
import { minute } from '../../../../web/base/units.ts'
import { endedEarly } from '../../../base/child-processes/ended-early.ts'
import type { Log } from '../../../base/log.ts'
import { type Leader, onlyProcess } from '../../../scale/leader.ts'
import type { Nights } from '../../../scale/nights.ts'

const hourOfNight = 3

export interface NightlyOptions {
  /** The folder of the archives: `showyard-2026-11-22.tar.gz`. */
  folder: string
  /** The number of archives to retain. */
  keep: number
  log: Log
  leader?: Pick<Leader, 'claim'>
  /** The completed jobs of a site of several processes, whose folders of archives may differ. */
  nights?: Nights | undefined
  /** Milliseconds between checks whether a backup is due. */
  every?: number
  clock?: () => Date
  /**
   * Writes one archive; in a child process by default.
   * @returns sentences on the missing files
   */
  write?: (file: string, signal: AbortSignal) => Promise<string | undefined>
  /** Called with each archive, and its missing files; the next night waits for it. */
  onMade?: (file: string, signal: AbortSignal, lacking?: string) => Promise<void>
  onFailed?: (error: unknown) => Promise<void>
}

/**
 * Makes a backup each night after three, by the local time. A missed night is made up for when the
 * machine is running again.
 * @returns a function that stops it
 */
export function backUpNightly(options: NightlyOptions): () => Promise<void> {
  const { log, every = 10 * minute, leader = onlyProcess() } = options
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  const timer = setInterval(() => {
    running ??= makeClaimed()
      .catch(async err => {
        if (stopping.signal.aborted) return
        log.error({ err }, 'nightly backup failed')
        await options.onFailed?.(err)
      })
      .finally(() => {
        running = undefined
      })
  }, every).unref()

  async function makeClaimed(): Promise<void> {
    const claim = await leader.claim('nightly backup')
    try {
      if (claim) await makeMissingBackup(options, stopping.signal)
    } finally {
      await claim?.release()
    }
  }

  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/**
 * Makes the backup of the last night if missing, and removes surplus ones. An incomplete backup has
 * another name and replaces no complete one: the last of them stays until a complete one is made.
 */
export async function makeMissingBackup(
  options: Omit<NightlyOptions, 'every'>,
  signal: AbortSignal,
): Promise<void> {
  const { folder, keep, log, nights, clock = () => new Date() } = options
  const { write = backUpInChildProcess } = options
  const night = nightOf(clock())
  const name = `showyard-${night}.tar.gz`
  const lackingName = `showyard-${night}-lacks-files.tar.gz`
  const names = await readdir(folder)
  if (
    names.includes(name) ||
    names.includes(lackingName) ||
    (await nights?.last('backup')) === night
  )
    return
  const startedAt = performance.now()
  const missingFiles = await write(join(folder, name), signal)
  const finalName = missingFiles === undefined ? name : lackingName
  if (finalName !== name) await rename(join(folder, name), join(folder, finalName))
  await nights?.note('backup', night)
  const ms = Math.round(performance.now() - startedAt)
  if (missingFiles === undefined) log.info({ file: finalName, ms }, 'nightly backup made')
  else log.error({ file: finalName, ms, lacking: missingFiles }, 'nightly backup lacks files')
  const complete = [...names.filter(name => wholeName.test(name)), name].sort()
  const surplus = missingFiles === undefined ? complete.slice(0, -keep) : []
  const former = names.filter(name => lackingOnes.test(name))
  for (const old of [...surplus, ...former]) await rm(join(folder, old), { force: true })
  await options.onMade?.(join(folder, finalName), signal, missingFiles)
}

const wholeName = /^showyard-\d{4}-\d{2}-\d{2}\.tar\.gz$/
const lackingOnes = /^showyard-\d{4}-\d{2}-\d{2}-lacks-files\.tar\.gz$/

/** The exit code of the command backup for an archive that lacks files. */
export const lacksFiles = 3

/** The date of the last three o'clock in the morning. */
function nightOf(now: Date): string {
  const night = new Date(now.getTime() - hourOfNight * 60 * minute)
  const parts = [night.getFullYear(), night.getMonth() + 1, night.getDate()]
  return parts.map(part => String(part).padStart(2, '0')).join('-')
}

/**
 * Compression takes a CPU core for minutes; a low-priority child process yields to the visitors. Not
 * by startProcess, since the command reads the settings from its environment.
 */
function backUpInChildProcess(file: string, signal: AbortSignal): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const args = [process.argv[1] ?? '', 'backup', file]
    // The channel tells the command that its server has ended.
    const child = spawn(process.execPath, args, {
      signal,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    if (child.pid) setPriority(child.pid, system.priority.PRIORITY_BELOW_NORMAL)
    let errors = ''
    child.stderr?.setEncoding('utf8').on('data', text => {
      errors += text
    })
    child.once('error', reject)
    child.once('close', (code, by) => {
      if (code === 0) resolve(undefined)
      else if (code === lacksFiles) resolve(errors.trim())
      else reject(errors.trim() ? new Error(errors.trim()) : endedEarly(code, by))
    })
  })
}
