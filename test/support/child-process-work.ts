import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** Processes that a server started, by their number. */
export async function childrenOf(pid: number): Promise<string[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return list.split(' ').filter(Boolean)
}

/**
 * Resolves when the processes that a server started have nothing to do. After a start it makes the
 * catalogs ahead, for half a minute, on the very cores that a measurement is made on.
 */
export async function untilWorkBesideEnds(pid: number): Promise<void> {
  for (let before = '', same = 0; same < 2; ) {
    await pause(1500)
    const now = (await Promise.all((await childrenOf(pid)).map(timeOf))).join()
    same = now === before ? same + 1 : 0
    before = now
  }
}

/** A process by its number, and the time that it has worked. */
async function timeOf(pid: string): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, , , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')')).split(' ')
  return `${pid}:${user}:${system}`
}
