import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEnvironment } from '../../support/server-environment.ts'

/** Server and load generator get a core each, so that neither takes time from the other. */
export const SERVER_CORE = '0'
export const LOAD_CORE = '1'

export const has = (command: string) => spawnSync('which', [command]).status === 0

/** Runs a command on one core (where `taskset` is there); what it prints goes to a file. */
export function startPinned(args: string[], env: Record<string, string>, log: string) {
  const [command = '', ...others] = has('taskset') ? ['taskset', '-c', SERVER_CORE, ...args] : args
  const out = openSync(log, 'a')
  return spawn(command, others, { env: { ...process.env, ...env }, stdio: ['ignore', out, out] })
}

/** The built server over the volume in a folder, with no limit on inquiries. */
export function startBuilt(folder: string, port: number, log: string) {
  const env = {
    ...serverEnvironment(folder, port),
    CONTACT_LIMIT: 'off',
    CONTACT_LIMIT_TOTAL: 'off',
  }
  return startPinned([process.execPath, 'dist/server/main.js', 'serve'], env, log)
}

export async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return void (await answer.arrayBuffer())
    await pause(50)
  }
  throw new Error(`${url} does not answer`)
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
