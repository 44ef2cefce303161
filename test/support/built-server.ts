import { readdir, readFile } from 'node:fs/promises'
import { use } from '#test'
import { childrenOf, untilWorkBesideEnds } from './child-process-work.ts'
import { freePort } from './free-port.ts'
import { start } from './node-process.ts'
import { serverEnvironment } from './server-environment.ts'

export interface BuiltServer {
  /** The same after each start. */
  url: string
  /** Of the running process. */
  readonly pid: number
  /** Resolves when the server answers. */
  start(): Promise<void>
  /** Ends it, as a power cut would or in order. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Before the test ends, which kills it anyway. */
  close(): Promise<void>
  signal(signal: 'SIGHUP' | 'SIGUSR2'): void
  /** What the server and its image process hold now, in MB. */
  memory(): Promise<{ server: number; images: number }>
  /** How many files and connections the server has open. */
  descriptors(): Promise<number>
  /** Resolves when nothing is being made beside the server. */
  settled(): Promise<void>
  /** What it has logged since it was first started. */
  lines: Record<string, unknown>[]
}

/**
 * The built server as its own process, over the volume in a folder.
 * @param program of another build than the one in dist
 */
export async function builtServer(
  folder: string,
  more: Record<string, string> = {},
  program = 'dist/server/main.js',
): Promise<BuiltServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...serverEnvironment(folder, port),
    LOG_LEVEL: 'info',
    LOGIN_LIMIT: '1000/s',
    // Six catalogs take 20 seconds of a processor; what is about them turns it on.
    MAKE_AHEAD: 'off',
    ...more,
  }
  const lines: Record<string, unknown>[] = []
  let running: ReturnType<typeof start> | undefined
  let isEnding = false
  const end = async (signal: NodeJS.Signals) => {
    isEnding = true
    running?.child.kill(signal)
    await running?.ended
  }
  return use({
    url,
    lines,
    get pid() {
      return running?.child.pid ?? 0
    },
    async start() {
      isEnding = false
      running = start(process.execPath, [program, 'serve'], env)
      running.ended.then(({ code, errors }) => {
        if (!isEnding)
          console.error(`the server ended by itself with ${code}`, lines.at(-1), errors)
      })
      // From the start on: the server may log something in the moment in which it is ready.
      running.onLine(line => lines.push(...parse(line)))
      for (let line = ''; !line.includes('"listening"'); ) line = await running.nextLine()
    },
    end,
    close: () => end('SIGKILL'),
    signal: signal => void running?.child.kill(signal),
    descriptors: async () => (await readdir(`/proc/${running?.child.pid}/fd`)).length,
    settled: () => untilWorkBesideEnds(running?.child.pid ?? 0),
    async memory() {
      const pid = running?.child.pid ?? 0
      const images = await Promise.all((await childrenOf(pid)).map(residentMb))
      return { server: await residentMb(pid), images: images.reduce((sum, mb) => sum + mb, 0) }
    },
  })
}

async function residentMb(pid: number | string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** A first password is printed as it is. */
function parse(line: string): Record<string, unknown>[] {
  try {
    return [JSON.parse(line) as Record<string, unknown>]
  } catch {
    return []
  }
}
