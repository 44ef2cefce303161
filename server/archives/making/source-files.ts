import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { SUMS } from './pack.ts'

const run = promisify(execFile)

/** Below these is what the site has become, not what it is made of; only `.gitignore` travels. */
const VOLUMES = ['data', 'uploads', 'packages']
const MADE = ['node_modules', 'dist', '.git']

/**
 * The paths of the source tree: what is under version control. A tree without it, as it is once
 * unpacked, has all its files taken but what is installed, built, kept or secret.
 */
export async function sourceFiles(root: string): Promise<string[]> {
  const files = (await trackedFiles(root)) ?? (await allFiles(root))
  return files.filter(isSource).sort()
}

async function trackedFiles(root: string): Promise<string[] | undefined> {
  // An unpacked tree inside some other repository is no part of that.
  const names = await readdir(root)
  if (!names.includes('.git')) return undefined
  const { stdout } = await run('git', ['-C', root, 'ls-files', '-z'], { maxBuffer: 64e6 })
  return stdout.split('\0').filter(Boolean)
}

async function allFiles(root: string): Promise<string[]> {
  const names = (await readdir(root)).filter(name => !MADE.includes(name))
  const below = names.map(async name => {
    const entries = await readdir(join(root, name), { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOTDIR') return undefined
        throw error
      },
    )
    return entries
      ? entries.flatMap(entry =>
          entry.isFile() ? [relative(root, join(entry.parentPath, entry.name))] : [],
        )
      : [name]
  })
  return (await Promise.all(below)).flat()
}

function isSource(path: string): boolean {
  const [top = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? top
  // Of the archive that it came from.
  if (path === SUMS) return false
  if (VOLUMES.includes(top)) return path === `${top}/.gitignore`
  return !MADE.includes(top) && !/^\.env|^\.DS_Store$|\.(log|pem|key)$/.test(name)
}
