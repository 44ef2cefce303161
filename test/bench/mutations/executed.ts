import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ignoreMissing } from '../../../server/base/disk/stored-file.ts'
import type { Checkout } from './checkout.ts'

/** The lines that a test file executes, by the source file. */
export type Lines = Readonly<Record<string, readonly number[]>>

/** What each test file executes. */
export type Executed = ReadonlyMap<string, Lines>

const HOOK = 'test/bench/mutations/coverage.mjs'

/**
 * Runs test files once and notes what they execute, which takes as long as they do. A folder that
 * an earlier run has filled is only read.
 */
export async function measure(
  checkout: Checkout,
  tests: readonly string[],
  folder: string,
): Promise<Executed> {
  const names = await readdir(folder).catch(ignoreMissing)
  if (names) return read(folder, names)
  const unfinished = resolve(`${folder}.unfinished`)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const env = { MUTATIONS_COVERAGE: unfinished, NODE_OPTIONS: `--import ${resolve(HOOK)}` }
  await checkout.run(['test/run.ts', ...tests], { env })
  await rename(unfinished, folder)
  return measure(checkout, tests, folder)
}

async function read(folder: string, names: readonly string[]): Promise<Executed> {
  const entries = names.map(async (name): Promise<[string, Lines]> => {
    const lines: Lines = JSON.parse(await readFile(join(folder, name), 'utf8'))
    return [name.replace(/\.json$/, '').replaceAll('+', '/'), lines]
  })
  return new Map(await Promise.all(entries))
}
