import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { slotsOf } from './slots-of.ts'

/** The drawings of a commit by the paths of its slots, drawn by its own source. */
export async function drawingsOfCommit(commit: string): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'drawings-'))
  try {
    const archive = execFileSync('git', ['archive', commit, 'server', 'web', 'package.json'], {
      maxBuffer: 1024 ** 3,
    })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    const { draw } = await import(pathToFileURL(join(folder, 'server/drawings/index.ts')).href)
    return new Map((await slotsOf(folder)).map(slot => [slot.path, draw(slot)]))
  } finally {
    await rm(folder, { recursive: true })
  }
}
