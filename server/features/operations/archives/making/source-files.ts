import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { SUMS } from './pack.ts'

const run = promisify(execFile)

/** Data of a running site, not sources; only `.gitignore` is packed. */
const VOLUMES = ['data', 'uploads', 'packages']
const MADE = ['node_modules', 'dist', '.git']

/**
 * The paths of the source tree: the tracked files. In a tree without git, such as an unpacked one,
 * all files except those installed, built, written by the site, or secret.
 */
export async function sourceFiles(root: string): Promise<string[]> {
  const files = (await trackedFiles(root)) ?? (await allFiles(root))
  return files.filter(isSource).sort()
}

async function trackedFiles(root: string): Promise<string[] | undefined> {
  // An unpacked tree inside another repository is not part of that one.
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
  // The checksums of the archive that the tree was unpacked from.
  if (path === SUMS) return false
  if (VOLUMES.includes(top)) return path === `${top}/.gitignore`
  return !MADE.includes(top) && !/^\.env|^\.DS_Store$|\.(log|pem|key)$/.test(name)
}
