import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { encode } from 'gpt-tokenizer'
import { directImportsOf, importsOf } from '../../runner/imports.ts'

export interface SourceSize {
  files: number
  lines: number
  /** As gpt-tokenizer's default encoding, o200k, counts them. */
  tokens: number
  /** Files that are longer than 200 lines, with their lines. */
  long: string[]
}

const FOLDER = 'server/drawings/'
const MOST_LINES = 200

/** The size of all source and data that only drawings import, whatever its folder. */
export function sizeOfSource(): SourceSize {
  const sizes = onlyOfDrawings().map(file => {
    const text = readFileSync(file, 'utf8')
    return { file, lines: text.split('\n').length - 1, tokens: encode(text).length }
  })
  const sum = (what: 'lines' | 'tokens') => sizes.reduce((sum, size) => sum + size[what], 0)
  const long = sizes.filter(({ lines }) => lines > MOST_LINES)
  return {
    files: sizes.length,
    lines: sum('lines'),
    tokens: sum('tokens'),
    long: long.map(({ file, lines }) => `${file} (${lines})`),
  }
}

function onlyOfDrawings(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', 'server', 'web'], {
    encoding: 'utf8',
  })
  const sources = files.split('\n').filter(file => /\.tsx?$/.test(file))
  const own = sources.filter(file => file.startsWith(FOLDER))
  const others = new Set(
    sources
      .filter(file => !file.startsWith(FOLDER))
      .flatMap(file => [file, ...directImportsOf(file)]),
  )
  const outside = importsOf(`${FOLDER}index.ts`).filter(file => !file.startsWith(FOLDER))
  const data = own.flatMap(directImportsOf).filter(file => !/\.tsx?$/.test(file))
  return [...new Set([...own, ...data, ...outside.filter(file => !others.has(file))])]
}
