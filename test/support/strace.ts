import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { installFromDebian } from './install-from-debian.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A successful system call. */
export interface SystemCall {
  name: string
  /** In the format of strace, with the path of each descriptor: `17</volume/data>, "…"`. */
  arguments: string
}

/** Whether programs can be traced here; strace is installed where that is possible. */
export function canTrace(): boolean {
  if (!traces()) installFromDebian('strace')
  return traces()
}

const traces = () => spawnSync('strace', ['-f', 'true']).status === 0

/** Runs a program; resolves to its system calls in the order of their completion. */
export async function trace(names: string[], command: string[]): Promise<SystemCall[]> {
  const file = join(await temporaryFolder(), 'trace.txt')
  const options = ['-f', '-y', '-s', '64', '-o', file, '-e', `trace=${names.join(',')}`]
  const { status, stderr } = spawnSync('strace', [...options, ...command], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the traced program failed: ${stderr}`)
  return parse(await readFile(file, 'utf8'))
}

export interface InjectedFault {
  /** Ends the injection. @returns how many calls failed */
  stop(): Promise<number>
}

/**
 * Makes system calls of a running process fail with EIO.
 * @param calls the name of a call, or a pattern after a slash: `fsync`, `/^rename`
 * @param when in the format of strace: `3` for the third from now, `3+` for the third and all later
 */
export const failCalls = (pid: number, calls: string, when: string): Promise<InjectedFault> =>
  injectAt(pid, calls, `error=EIO:when=${when}`)

/** Kills a running process at a call, the first being 1, as it is asked for. */
export const killAtCall = (pid: number, calls: string, number: number): Promise<InjectedFault> =>
  injectAt(pid, calls, `signal=SIGKILL:when=${number}`, endWithTraced)

/**
 * Ends strace when what it traces is killed. By itself it may wait for ever for threads that it has
 * stopped, which keep the connections of the process open (strace 6.1, Linux 6).
 */
function endWithTraced(child: ChildProcess, file: string): void {
  const timer = setInterval(async () => {
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.includes('killed by SIGKILL')) child.kill('SIGKILL')
  }, 100)
  child.once('close', () => clearInterval(timer))
}

async function injectAt(
  pid: number,
  calls: string,
  fault: string,
  watch?: typeof endWithTraced,
): Promise<InjectedFault> {
  const file = join(await temporaryFolder(), 'faults.txt')
  const inject = `inject=${calls}:${fault}`
  const options = ['-f', '-o', file, '-e', `trace=${calls}`, '-e', inject]
  const child = spawn('strace', [...options, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close')
  watch?.(child, file)
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', text => {
      said += text
      if (said.includes(' attached')) resolve()
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`strace did not attach: ${said}`)))
  })
  return {
    async stop() {
      child.kill('SIGINT')
      await ended
      return (await readFile(file, 'utf8')).match(/\(INJECTED\)/g)?.length ?? 0
    },
  }
}

/** A call interrupted by another thread has two lines; it completes at the second. */
function parse(text: string): SystemCall[] {
  const begun = new Map<string, string>()
  const calls: SystemCall[] = []
  for (const line of text.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? []
    const start = /^(.*) <unfinished \.\.\.>$/.exec(rest)?.[1]
    if (start !== undefined) {
      begun.set(thread, start)
      continue
    }
    const end = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1]
    const whole = end === undefined ? rest : (begun.get(thread) ?? '') + end
    const [, name, args, result] = /^(\w+)\((.*)\) += (-?\d+)/.exec(whole) ?? []
    if (name && args !== undefined && Number(result) >= 0) calls.push({ name, arguments: args })
  }
  return calls
}
