import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from './imports.ts'

const BUILT = 'dist/manifest.json'

/** Tells whether a test opens what the build has made, itself or by what supports it. */
export function usesBuild(file: string): boolean {
  return [file, ...importsOf(file)].some(
    path => path.startsWith('test/') && /['`]dist\b/.test(readFileSync(path, 'utf8')),
  )
}

/**
 * Builds where dist/ is older than a source that tests use in its built form: those of the browser
 * and of the programs beside the server. The server itself they import as it is written.
 */
export function buildIfStale(): void {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Math.max(...inputs().map(path => statSync(path).mtimeMs)) <= built) return
  console.log('Building, since dist/ is older than its sources')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
}

function inputs(): string[] {
  const programs = filesIn('server').filter(path => path.endsWith('-process.ts'))
  const beside = programs.flatMap(path => [path, ...importsOf(path)])
  return ['build.ts', 'package-lock.json', ...filesIn('web'), ...filesIn('build'), ...beside]
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => statSync(path).isFile())
