import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { type Compose, environmentOf, type Service } from '../compose.ts'

interface Container {
  site: Service
  volumes: Compose['volumes']
  dotenv: string
}

type Env = Record<string, string>

/**
 * Runs processes of the built server instead of containers; their volumes are folders in `home`.
 */
export function containers({ home, program }: { home: string; program: string }) {
  const stateOf = (name: string) => join(home, `${name}.state`)
  const logOf = (name: string) => join(home, `${name}.log`)
  const read = (name: string): { pid: number; env: Env } | undefined =>
    existsSync(stateOf(name)) ? JSON.parse(readFileSync(stateOf(name), 'utf8')) : undefined

  async function stop(name: string): Promise<void> {
    const { pid = 0 } = read(name) ?? {}
    if (isRunning(pid)) process.kill(pid, 'SIGTERM')
    while (isRunning(pid)) await pause(20)
  }

  /** Programs of the image; their paths on volumes are led to the folders. */
  function inside([first = '', ...args]: string[], env: Env): void {
    const ours: Record<string, string[]> = {
      showyard: [process.execPath, program],
      node: [process.execPath],
    }
    const [file = '', ...before] = ours[first] ?? [first]
    const typed = args.map(each => onVolume(each, env))
    process.exitCode = spawnSync(file, [...before, ...typed], { env, stdio: 'inherit' }).status ?? 1
  }

  async function environment({ site, volumes, dotenv }: Container, port: number): Promise<Env> {
    const env: Env = { PATH: process.env.PATH ?? '' }
    for (const each of site.volumes) {
      const [from = '', path = ''] = each.split(':')
      const folder = join(home, volumes[from]?.name ?? from)
      await mkdir(folder, { recursive: true })
      env[`MOUNTED${path}`] = folder
    }
    for (const [name, value = ''] of Object.entries(environmentOf(site, dotenv))) {
      env[name] = onVolume(value, env)
    }
    return { ...env, PORT: String(port) }
  }

  return {
    stop,
    log: (name: string) => readFile(logOf(name)),
    /** Resolves when the site answers, or has ended. */
    async start(name: string, container: Container): Promise<void> {
      await stop(name)
      const env = await environment(container, await freePort())
      const log = await open(logOf(name), 'w')
      const stdio = ['ignore', log.fd, log.fd] as const
      const child = spawn(process.execPath, [program, 'serve'], {
        env,
        detached: true,
        stdio: [...stdio],
      })
      child.unref()
      await writeFile(stateOf(name), JSON.stringify({ pid: child.pid, env }))
      while (isRunning(child.pid) && !(await readFile(logOf(name), 'utf8')).includes('"listening"'))
        await pause(50)
    },
    async runOnce(container: Container, args: string[]): Promise<void> {
      inside(args, await environment(container, 0))
    },
    async execute([name = '', ...args]: string[]): Promise<void> {
      const running = read(name)
      if (!isRunning(running?.pid)) throw new Error(`No container ${name} is running`)
      inside(args, running?.env ?? {})
    },
  }
}

function onVolume(path: string, env: Env): string {
  const mount = Object.keys(env).find(
    name => name.startsWith('MOUNTED/') && path.startsWith(name.slice(7)),
  )
  return mount ? env[mount] + path.slice(mount.length - 7) : path
}

/** A zombie counts as ended: its parent may never reap it. */
function isRunning(pid = 0): boolean {
  const file = `/proc/${pid}/stat`
  return pid > 0 && existsSync(file) && !/\) [ZX] /.test(readFileSync(file, 'utf8'))
}
