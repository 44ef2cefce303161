import { readFile } from 'node:fs/promises'

export interface Section {
  title: string
  /** Its indented lines, those without a line between them together. */
  blocks: string[][]
}

/** The sections of a document with what an owner types or writes into `.env` there. */
export async function sectionsOf(document: string): Promise<Section[]> {
  const [, ...parts] = (await readFile(document, 'utf8')).split(/^## /m)
  return parts.map(part => {
    const [title = '', ...lines] = part.split('\n')
    const blocks: string[][] = []
    for (const [at, line] of lines.entries()) {
      const [, typed] = /^ {4}(\S.*)$/.exec(line) ?? []
      if (typed === undefined) continue
      if (lines[at - 1]?.startsWith('    ')) blocks.at(-1)?.push(typed)
      else blocks.push([typed])
    }
    return { title, blocks }
  })
}

export const isSettings = (block: string[]) => block.every(line => /^[A-Z_]+=/.test(line))
