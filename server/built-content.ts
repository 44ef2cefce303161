import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Content, contentOf } from './content/content.ts'
import type { ContentPage } from './content/page.ts'

/** What the pages are once they are checked: as data they are there at once. */
interface BuiltContent {
  pages: readonly ContentPage[]
  notFound: ContentPage
}

const fileIn = (builtFolder: string) => join(builtFolder, 'content.json')

/** For build.ts: checking the pages takes the server longer than all else that it does at start. */
export async function writeBuiltContent(folder: string, content: Content): Promise<void> {
  const { pages, notFound }: BuiltContent = content
  await writeFile(fileIn(folder), JSON.stringify({ pages, notFound }))
}

export async function readBuiltContent(folder: string): Promise<Content> {
  const { pages, notFound }: BuiltContent = JSON.parse(await readFile(fileIn(folder), 'utf8'))
  return contentOf(
    pages.map(page => Object.freeze(page)),
    notFound,
  )
}
