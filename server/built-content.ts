import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StarterPages } from './content/index.ts'

const fileIn = (builtFolder: string) => join(builtFolder, 'content.json')

/** For build.ts: checking the pages takes longer than the rest of the server's start. */
export async function writeBuiltContent(
  folder: string,
  { pages, notFound }: StarterPages,
): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify({ pages, notFound }))
}

export async function readBuiltContent(folder: string): Promise<StarterPages> {
  return JSON.parse(await readFile(fileIn(folder), 'utf8'))
}
