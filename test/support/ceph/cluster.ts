import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Daemon {
  /** Harmless where it runs. */
  start(): void
  end(signal: NodeJS.Signals): Promise<void>
}

export interface Cluster {
  mon: Daemon
  osd: Daemon
  /** The S3 server. */
  gateway: Daemon
  /** Runs one of Ceph's commands. @returns what it printed */
  run(program: string, args: string[]): string
}

/** The programs of a cluster, which has one folder. */
export function cephCluster(folder: string): Cluster {
  const conf = ['-c', join(folder, 'ceph.conf')]
  return {
    mon: daemon('ceph-mon', [...conf, '-f', '-i', 'a']),
    osd: daemon('ceph-osd', [...conf, '-f', '-i', '0']),
    gateway: daemon('radosgw', [...conf, '-f', '-n', 'client.rgw.a']),
    run: (program, args) =>
      execFileSync(program, [...conf, ...args], {
        encoding: 'utf8',
        timeout: 30_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
  }
}

/** It belongs to the test's process group, so that it never outlives it. */
function daemon(program: string, args: string[]): Daemon {
  let running: ChildProcess | undefined
  return {
    start() {
      running ??= spawn(program, args, { stdio: 'ignore' }).once('exit', () => {
        running = undefined
      })
    },
    async end(signal) {
      if (!running) return
      const ended = once(running, 'exit')
      running.kill(signal)
      await ended
    },
  }
}
