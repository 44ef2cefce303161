import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../support/until.ts'

const here = import.meta.dirname

/** What a machine needs to build and run the image without an engine; the missing ones. */
export function missingTools(): string[] {
  const tools = ['buildah', 'debootstrap', 'unshare'].filter(
    tool => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
  )
  return process.getuid?.() === 0 ? tools : ['root', ...tools]
}

/** Runs a program to its end and gives its output; what it complains about is shown. */
export function run(command: string, ...args: string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  return execFileSync(command, args, { encoding: 'utf8', stdio: [...stdio] }).trim()
}

/** The base image of this machine's own Node, made where it is not there yet. */
export function localBase(): string {
  const name = 'localhost/node-of-this-machine'
  const has = spawnSync('buildah', ['inspect', '--type', 'image', name]).status === 0
  if (!has) run('sh', join(here, 'base.sh'), name)
  return name
}

export const build = (name: string, base: string) => run('sh', join(here, 'build.sh'), name, base)

export interface ImageConfig {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  StopSignal: string
  Volumes: Record<string, object>
  Labels: Record<string, string>
}

interface Inspected {
  Docker: { config: ImageConfig & { Healthcheck?: { Test: string[] } } }
}

/** The files of an image as a folder, and its settings. */
export function unpack(name: string) {
  const container = run('buildah', 'from', '--pull-never', name)
  const root = run('buildah', 'mount', container)
  const { config } = (JSON.parse(run('buildah', 'inspect', container)) as Inspected).Docker
  const bytes = Number(run('du', '-sb', root).split('\t')[0])
  return { root, config, bytes, remove: () => run('buildah', 'rm', container) }
}

export type UnpackedImage = ReturnType<typeof unpack>

/** A volume as an engine makes it: empty, owned by the image's user. */
export function newVolume({ root }: UnpackedImage): string {
  const volume = mkdtempSync(join(tmpdir(), 'showyard-volume-'))
  run('cp', '-a', `${root}/volume/.`, volume)
  run('chown', `--reference=${root}/volume`, volume)
  return volume
}

/** Starts a program of the image as its user, read-only but for the volume. */
export function inside({ root, config }: UnpackedImage, volume: string, args: string[], env = {}) {
  const set = config.Env.map(pair => pair.split(/=(.*)/s).slice(0, 2))
  const enter = ['/bin/sh', '-c', `cd ${config.WorkingDir} && exec "$@"`, 'sh']
  const child = spawn(
    join(here, 'run.sh'),
    [root, volume, `${config.User}:${config.User}`, ...enter, ...args],
    {
      env: { ...Object.fromEntries(set), PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  process.once('exit', () => child.kill('SIGKILL'))
  let out = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  return {
    ended,
    out: () => out,
    /** The process that runs the program: what `docker stop` sends its signal to. */
    async pid(): Promise<number> {
      const file = `/proc/${child.pid}/task/${child.pid}/children`
      const list = await until('the program', () => readFile(file, 'utf8').catch(() => ''))
      return Number(list.split(' ')[0])
    },
  }
}
