import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { access, readlink, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ignoreMissing } from '../../server/base/disk/stored-file.ts'

const underWay = new Map<string, Promise<string>>()
let ownFolder: string | undefined

/**
 * A folder that is made once for all processes of a test run, by the first that asks; the others
 * wait for it. Nothing may write into it later. What fails is thrown to the process that made it,
 * and the next one makes it anew, as after a maker that died.
 *
 * @param name of what is made; the same name always gets the same content
 * @param make fills an empty folder, which is moved once it is whole
 */
export function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const asked = underWay.get(name) ?? shared(join(runFolder(), name), make)
  underWay.set(name, asked)
  asked.catch(() => underWay.delete(name))
  return asked
}

async function shared(finished: string, make: (folder: string) => Promise<void>): Promise<string> {
  const [maker, draft] = [`${finished}.maker`, `${finished}.${process.pid}`]
  while (!(await isThere(finished))) {
    if (!(await isFirst(maker))) {
      await pause(50)
      continue
    }
    try {
      // Between the look and the claim, another may have finished it.
      if (await isThere(finished)) break
      mkdirSync(draft)
      await make(draft)
      await rename(draft, finished)
    } finally {
      await rm(draft, { recursive: true, force: true })
      await rm(maker, { force: true })
    }
  }
  return finished
}

/** Whether this process is to make it. A link is there with its text or not at all. */
async function isFirst(maker: string): Promise<boolean> {
  const claimed = symlink(`${process.pid}`, maker).then(() => true)
  if (await claimed.catch(ignoreThere)) return true
  const pid = Number((await readlink(maker).catch(ignoreMissing)) ?? process.pid)
  // The claim of a dead process goes; the first process that takes it over makes the thing.
  if (!isAlive(pid)) await rm(maker, { force: true })
  return false
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function ignoreThere(error: NodeJS.ErrnoException): false {
  if (error.code !== 'EEXIST') throw error
  return false
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    error => ignoreMissing(error) ?? false,
  )
}

/** That of the run; a program outside of the runner has one of its own, which goes with it. */
function runFolder(): string {
  if (process.env.TEST_RUN_FOLDER) return process.env.TEST_RUN_FOLDER
  if (!ownFolder) {
    const folder = mkdtempSync(join(tmpdir(), 'showyard-run-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    ownFolder = folder
  }
  return ownFolder
}
