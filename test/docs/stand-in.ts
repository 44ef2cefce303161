import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { use } from '#test'
import { bundle } from '../support/node-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

export interface Typed {
  status: number
  out: string
  errors: string
}

export interface Machine {
  /** Where the owner types, with compose.yaml in it. */
  folder: string
  /** Where volumes are folders. */
  volumes: string
  /** Types a line in a folder, this one unless told. */
  type(line: string, folder?: string): Promise<Typed>
  /** Another folder with the project. */
  anotherFolder(): Promise<string>
  /** Where a container answers. */
  addressOf(name: string): Promise<string>
}

/** The files of the project that its owner's commands read. */
const PROJECT = [
  ...['compose.yaml', 'deploy', 'Dockerfile', 'build', 'build.ts', 'package-lock.json'],
  ...['package.json', 'server', 'tsconfig.json', 'web'],
]

/** A machine of an owner, on which `docker` is the stand-in for it. */
export async function ownersMachine(): Promise<Machine> {
  const home = await temporaryFolder()
  const [bin, volumes] = [join(home, 'bin'), join(home, 'volumes')]
  await mkdir(bin)
  await mkdir(volumes)
  const standIn = await bundle('test/docs/processes/docker.ts')
  await writeFile(join(bin, 'docker'), `#!/bin/sh\nexec ${process.execPath} ${standIn} "$@"\n`)
  await chmod(join(bin, 'docker'), 0o755)
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    STAND_IN: volumes,
    STAND_IN_PROGRAM: resolve('dist/server/main.js'),
  }
  use(async () => {
    for (const name of await readdir(volumes)) {
      if (name.endsWith('.state')) stopNow((await stateIn(volumes, name)).pid)
    }
  })
  const anotherFolder = async () => {
    const folder = await temporaryFolder()
    for (const name of PROJECT) await cp(name, join(folder, name), { recursive: true })
    return folder
  }
  const folder = await anotherFolder()
  return {
    folder,
    volumes,
    anotherFolder,
    type: (line, cwd = folder) =>
      new Promise(resolve => {
        execFile('sh', ['-c', line], { cwd, env }, (error, out, errors) => {
          const status = error ? Number(error.code) : 0
          resolve({ status, out, errors })
        })
      }),
    async addressOf(name) {
      const { env } = await stateIn(volumes, `${name}.state`)
      return `http://127.0.0.1:${env.PORT}`
    },
  }
}

async function stateIn(folder: string, name: string) {
  const text = await readFile(join(folder, name), 'utf8')
  return JSON.parse(text) as { pid: number; env: Record<string, string> }
}

function stopNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
