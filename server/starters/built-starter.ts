import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StarterPages } from './load-starter.ts'

const fileIn = (builtFolder: string) => join(builtFolder, 'starter.json')

/** For build.ts: checking the pages takes longer than the rest of the server's start. */
export async function writeBuiltStarter(
  folder: string,
  { pages, notFound }: StarterPages,
): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify({ pages, notFound }))
}

export async function readBuiltStarter(folder: string): Promise<StarterPages> {
  return JSON.parse(await readFile(fileIn(folder), 'utf8'))
}
