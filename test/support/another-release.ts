import { execFileSync } from 'node:child_process'
import { appendFile, cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildCopy } from './build-copy.ts'
import { madeOnce } from './made-once.ts'

/** Changes the script, and with it the names of its files. */
const MARK = "\ndocument.documentElement.dataset.release = '99'\n"

/**
 * Builds the next release: its version is another one, and its script and styles have other names.
 * @returns the program of its server
 */
export async function anotherRelease(): Promise<string> {
  const folder = await madeOnce('another-release', async folder => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { maxBuffer: 1e8 })
    const sources = tracked
      .toString()
      .split('\0')
      .filter(name => /^(build|server|web|packages|deploy)\b|^[^/]+\.(ts|json)$/.test(name))
    for (const name of sources) await cp(name, join(folder, name))
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    const about = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ ...about, version: '99.0.0' }, null, 2),
    )
    await appendFile(join(folder, 'web/entry-browser.tsx'), MARK)
    await appendFile(
      join(folder, 'web/styles/base.css'),
      '\n.another-release { color: inherit; }\n',
    )
    await buildCopy(folder)
  })
  return join(folder, 'dist/server/main.js')
}
