import { type ChildProcess, spawn } from 'node:child_process'
import type { Typed } from './owner.ts'

export interface Running extends Promise<Typed> {
  child: ChildProcess
}

/** Runs a command of the owner's from the source, with settings. */
export function typedHere(args: readonly string[], env: Record<string, string>): Running {
  const program = ['--import', 'tsx', 'server/command-line.ts', ...args]
  const child = spawn(process.execPath, program, { env: { ...process.env, ...env } })
  const texts = { out: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', text => {
    texts.out += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    texts.errors += text
  })
  const ended = new Promise<Typed>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code, ...texts }))
  })
  return Object.assign(ended, { child })
}
