import { spawnSync } from 'node:child_process'
import { installFromDebian } from './install-from-debian.ts'

type Tool = 'pdfimages' | 'pdfinfo' | 'pdftotext' | 'pdftoppm'

/** Runs one of Debian's poppler-utils, which are installed where that is possible. */
export function poppler(tool: Tool, words: string[]): string {
  return run(tool, words)
}

/**
 * The output of each call, all of them run by one shell: for a worker with a gigabyte of memory it
 * is dearer to start a process than for poppler to read a document.
 */
export function popplerEach(calls: readonly (readonly [Tool, ...string[]])[]): string[] {
  const commands = calls.map(call => call.map(quoted).join(' '))
  return run('sh', ['-c', commands.join(" && printf '\\0' && ")]).split('\0')
}

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`

function run(program: string, words: string[]): string {
  installOnce()
  const { status, stdout, stderr } = spawnSync(program, words, MUCH)
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stderr}`)
  return stdout
}

/** More than the megabyte that Node reads by default. */
const MUCH = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const

/** Asked once by each worker of a run; asking takes a process. */
let installed = false

function installOnce(): void {
  installed ||= isInstalled()
  if (installed) return
  installFromDebian('poppler-utils')
  installed = isInstalled()
  if (!installed) throw new Error('These tests need poppler-utils: apt-get install it.')
}

const isInstalled = () => spawnSync('pdfinfo', ['-v']).status === 0
