import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The least memory limit of the control groups that this process is in, in bytes; 0 without one.
 * `process.constrainedMemory()` reads the innermost group alone, while the limit of a service or a
 * container may be that of a group around it.
 * @param root of the file system
 */
export function memoryLimit(root = '/'): number {
  const lines = textOf(join(root, 'proc/self/cgroup')).split('\n')
  const limits = lines.flatMap(line => {
    const [, controllers = '', group = ''] = /^\d+:([^:]*):(\/.*)$/.exec(line) ?? []
    if (group === '') return []
    const files = filesOf(controllers.split(','))
    return files.flatMap(({ below, name }) =>
      outwardFrom(group).map(one => Number(textOf(join(root, below, one, name)))),
    )
  })
  const positive = limits.filter(limit => limit > 0)
  return positive.length === 0 ? 0 : Math.min(...positive)
}

/** The files that have the limits: of version 2, whose line names no controller, or of version 1. */
function filesOf(controllers: readonly string[]): { below: string; name: string }[] {
  if (controllers.includes('memory')) {
    return [{ below: 'sys/fs/cgroup/memory', name: 'memory.limit_in_bytes' }]
  }
  if (controllers.join() !== '') return []
  return ['memory.max', 'memory.high'].map(name => ({ below: 'sys/fs/cgroup', name }))
}

/**
 * Lists a group and its parents. A container's group may have the host's name, of which only the
 * outermost part exists.
 */
const outwardFrom = (group: string): string[] =>
  group === '/' ? [group] : [group, ...outwardFrom(dirname(group))]

/** The text is '' for a file that is not there, as on other systems, or may not be read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}
