import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Processes that together may take so much memory, as in a container. */
export interface MemoryGroup {
  kind: 'cgroup v1' | 'cgroup v2'
  /** Words of a shell that join it; every process begun from there is in it, too. */
  join: string
  reading(): {
    /** The most that was taken at one time, files that the kernel keeps in memory counted. */
    peakMb: number
    killed: number
    /** How often a page had to be read from the disk, code that was thrown out among them. */
    majorFaults: number
  }
  /** Once nothing runs in it any more. */
  remove(): Promise<void>
}

const megabyte = 1024 * 1024

/** Needs root. Without swap: a container on a machine that has some would only get slower. */
export function memoryGroup(megabytes: number): MemoryGroup {
  const limit = String(megabytes * megabyte)
  return existsSync('/sys/fs/cgroup/cgroup.controllers') ? second(limit) : first(limit)
}

function second(limit: string): MemoryGroup {
  writeFileSync('/sys/fs/cgroup/cgroup.subtree_control', '+memory')
  const { folder, ...group } = open('/sys/fs/cgroup', 'cgroup v2')
  writeFileSync(join(folder, 'memory.max'), limit)
  if (existsSync(join(folder, 'memory.swap.max'))) {
    writeFileSync(join(folder, 'memory.swap.max'), '0')
  }
  return {
    ...group,
    reading: () => ({
      peakMb: numberIn(folder, 'memory.peak') / megabyte,
      killed: numberIn(folder, 'memory.events', 'oom_kill'),
      majorFaults: numberIn(folder, 'memory.stat', 'pgmajfault'),
    }),
  }
}

function first(limit: string): MemoryGroup {
  const { folder, ...group } = open('/sys/fs/cgroup/memory', 'cgroup v1')
  writeFileSync(join(folder, 'memory.limit_in_bytes'), limit)
  // Memory and swap together.
  const both = join(folder, 'memory.memsw.limit_in_bytes')
  if (existsSync(both)) writeFileSync(both, limit)
  return {
    ...group,
    reading: () => ({
      peakMb: numberIn(folder, 'memory.max_usage_in_bytes') / megabyte,
      killed: numberIn(folder, 'memory.oom_control', 'oom_kill'),
      majorFaults: numberIn(folder, 'memory.stat', 'total_pgmajfault'),
    }),
  }
}

function open(above: string, kind: MemoryGroup['kind']) {
  const folder = join(above, `showyard-${process.pid}`)
  mkdirSync(folder)
  const join_ = `echo 0 > ${join(folder, 'cgroup.procs')}`
  return { folder, kind, join: join_, remove: () => removeSoon(folder) }
}

/** What worked beside a process ends a moment after it. */
async function removeSoon(folder: string, tries = 50): Promise<void> {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (tries === 0) throw error
    await pause(100)
    await removeSoon(folder, tries - 1)
  }
}

/** The number of a file, or the one behind a word at the beginning of one of its lines. */
function numberIn(folder: string, name: string, word = ''): number {
  const text = readFileSync(join(folder, name), 'utf8')
  return Number(new RegExp(`^${word}\\s*(\\d+)$`, 'm').exec(text)?.[1])
}
