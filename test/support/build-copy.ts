import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Builds a copy of the sources, of this commit or another. Nothing is compressed, which takes a third of
 * the time, so that there are no sizes for budgets either.
 */
export async function buildCopy(folder: string): Promise<void> {
  const build = join(folder, 'build.ts')
  const text = await readFile(build, 'utf8')
  await writeFile(build, text.replace(/^await (compressAssets|checkBudgets)\(.*$/gm, ''))
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
