import { readFile } from 'node:fs/promises'

/** The commands that a document shows: its indented lines, as they are typed. */
export async function commandsOf(document: string): Promise<string[]> {
  const text = await readFile(document, 'utf8')
  return [...text.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line)
}

/** What of them is typed behind the program's name, with what they read or write left out. */
export function programWords(command: string): string[] | undefined {
  const [, words] = /(?:^| )showyard(?: showyard)? ([^<>|']+)/.exec(command) ?? []
  if (!/^docker (exec|run --rm)/.test(command) || words === undefined) return undefined
  return words.trim().split(/ +/)
}
