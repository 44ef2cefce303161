import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { use } from '#test'

export interface Program {
  /**
   * What it writes to its standard output, its errors, and a third stream where one is asked for.
   */
  streams: [out: Readable, errors: Readable, third: Readable]
  stop(): Promise<void>
}

/** A program that ends with this process at the latest, however this one ends. */
export function startProgram(args: string[], env: Record<string, string> = {}): Program {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [, out, errors, third] = child.stdio as unknown as [null, Readable, Readable, Readable]
  return use({
    streams: [out, errors, third],
    async stop() {
      child.kill()
      await ended
    },
  })
}

/** The first match in a stream's output; everything after it is discarded. */
export function saidOn(stream: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = ''
    stream.on('data', data => {
      said += data
      const match = pattern.exec(said)
      if (match) resolve(match)
    })
    stream.on('close', () => reject(new Error(`It ended and never said ${pattern}:\n${said}`)))
  })
}
