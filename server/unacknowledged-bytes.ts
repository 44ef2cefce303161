import { readFile } from 'node:fs/promises'

/**
 * What the other side has not acknowledged of each connection of this machine, by
 * `<own port> <other port>`, in the system's own words: only whether it changes is of interest.
 * Two connections of the same ports stand together. Empty where the system does not say so.
 */
export async function unacknowledgedBytes(): Promise<Map<string, string>> {
  const held = new Map<string, string>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const text = await readFile(table, 'latin1').catch(() => '')
    for (const line of text.split('\n').slice(1)) {
      const [, own = '', other = '', , queues = ''] = line.trim().split(' ')
      const ports = `${portOf(own)} ${portOf(other)}`
      held.set(ports, `${held.get(ports) ?? ''}${queues.split(':')[0]} `)
    }
  }
  return held
}

/** Of `0100007F:1F90`. */
const portOf = (address: string) => Number.parseInt(address.slice(address.lastIndexOf(':') + 1), 16)
