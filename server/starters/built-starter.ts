import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Starters } from './load-starter.ts'

const fileIn = (builtFolder: string) => join(builtFolder, 'starter.json')

/** For build.ts: checking the pages takes longer than the rest of the server's start. */
export async function writeBuiltStarters(folder: string, starters: Starters): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify(starters))
}

export async function readBuiltStarters(folder: string): Promise<Starters> {
  return JSON.parse(await readFile(fileIn(folder), 'utf8'))
}
