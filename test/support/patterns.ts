import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@babel/parser'
import { type Node, traverseFast } from '@babel/types'
import * as z from 'zod'

export interface Pattern {
  /** `server/base/mail/problem.ts:21`. */
  place: string
  regExp: RegExp
}

/** Code without input from outside: pages as data and drawings, which the build checks. */
const ownTexts = ['server/starters/', 'server/drawings/']

/**
 * Every regular expression of the server and the browser's script, and those of the zod formats in
 * use.
 * @throws Error where one is built at run time, since its source is unknown here
 */
export async function patternsOf(folders: readonly string[]): Promise<Pattern[]> {
  const inFolders = await Promise.all(folders.map(sourcesIn))
  const found = await Promise.all(
    inFolders.flat().map(async file => patternsIn(await readFile(file, 'utf8'), file)),
  )
  return [...found.flat(), ...ofZod]
}

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  return names
    .filter(name => /\.tsx?$/.test(name))
    .map(name => join(folder, name))
    .filter(file => !ownTexts.some(start => file.startsWith(start)))
}

/** The regular expressions in the source of one file. */
export function patternsIn(text: string, file: string): Pattern[] {
  const found: Pattern[] = []
  traverseFast(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), node => {
    const place = `${file}:${node.loc?.start.line}`
    if (node.type === 'RegExpLiteral') {
      found.push({ place, regExp: new RegExp(node.pattern, node.flags) })
    }
    if (isMadeAtRunTime(node)) throw new Error(`${place} makes a regular expression at run time.`)
  })
  return found
}

const isMadeAtRunTime = (node: Node): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'RegExp'

/** The expressions of `z.email()`, `z.uuid()` and the like. */
const formats: Record<string, z.ZodStringFormat> = {
  'z.email': z.email(),
  'z.uuid': z.uuid(),
  'z.iso.date': z.iso.date(),
  'z.iso.datetime': z.iso.datetime({ offset: true }),
}

const ofZod = Object.entries(formats).flatMap(([place, { _zod }]): Pattern[] =>
  _zod.def.pattern ? [{ place, regExp: _zod.def.pattern }] : [],
)
