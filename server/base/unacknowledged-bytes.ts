import { readFile } from 'node:fs/promises'

/**
 * The unacknowledged bytes of each connection of this machine, by `<own port> <other port>`, as the
 * kernel formats them: only whether they change is of interest. Connections with equal ports are
 * combined. Empty where the system does not provide this.
 */
export async function unacknowledgedBytes(): Promise<Map<string, string>> {
  const bytesByPorts = new Map<string, string>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const text = await readFile(table, 'latin1').catch(() => '')
    for (const line of text.split('\n').slice(1)) {
      const [, localAddress = '', remoteAddress = '', , queues = ''] = line.trim().split(' ')
      const ports = `${portOf(localAddress)} ${portOf(remoteAddress)}`
      bytesByPorts.set(ports, `${bytesByPorts.get(ports) ?? ''}${queues.split(':')[0]} `)
    }
  }
  return bytesByPorts
}

/** Reads the port of `0100007F:1F90`. */
const portOf = (address: string) => Number.parseInt(address.slice(address.lastIndexOf(':') + 1), 16)
