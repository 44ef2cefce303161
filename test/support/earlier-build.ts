import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildCopy } from './build-copy.ts'
import { madeOnce } from './made-once.ts'

/**
 * Builds an earlier commit of this repository, which takes a minute and, where it has other packages, the
 * registry.
 * @returns the program of its server; undefined where the history has no such commit
 */
export async function earlierBuild(commit: string): Promise<string | undefined> {
  const lookup = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' })
  if (lookup.status !== 0) return undefined
  const folder = await madeOnce(`build-of-${commit}`, async folder => {
    const sources = execFileSync('git', ['archive', commit], { maxBuffer: 1e9 })
    execFileSync('tar', ['-x', '-C', folder], { input: sources })
    const [its, ours] = await Promise.all(
      [folder, '.'].map(root => readFile(join(root, 'package-lock.json'), 'utf8')),
    )
    if (its === ours) await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    else {
      const stdio: StdioOptions = ['ignore', 'ignore', 'inherit']
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio })
    }
    await buildCopy(folder)
  })
  return join(folder, 'dist/server/main.js')
}
