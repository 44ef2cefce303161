import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Content, contentOf } from './content/content.ts'
import type { ContentPage } from './content/page.ts'

/** The pages after their checks, as data that loads fast. */
interface BuiltContent {
  pages: readonly ContentPage[]
  notFound: ContentPage
}

const fileIn = (builtFolder: string) => join(builtFolder, 'content.json')

/** For build.ts: checking the pages takes longer than the rest of the server's start. */
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
