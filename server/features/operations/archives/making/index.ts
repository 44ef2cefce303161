import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Archive } from '../../../../../web/base/contract.ts'
import { INDEX } from '../index.ts'
import { applicationFiles } from './application-files.ts'
import { dockerfileForBuilt } from './dockerfile.ts'
import { pack, SUMS, sumOf } from './pack.ts'
import { sourceFiles } from './source-files.ts'
import { verify } from './verify.ts'

/**
 * Packs the source tree and the application built from it, verifies both, and moves them to where
 * the server finds them. Until all of it succeeds, earlier archives stay.
 */
export async function packAll(root: string, folder: string): Promise<Archive[]> {
  const unfinished = join(folder, '.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  const archives = [
    await packOne('verified', root, unfinished, await applicationFiles(root), {
      Dockerfile: dockerfileForBuilt(await readFile(join(root, 'Dockerfile'), 'utf8')),
    }),
    await packOne('original', root, unfinished, await sourceFiles(root)),
  ]
  const sums = archives.map(({ sha256, file }) => `${sha256}  ${file}\n`)
  await writeFile(join(unfinished, SUMS), sums.join(''))
  await writeFile(join(unfinished, INDEX), JSON.stringify(archives, null, 2))
  for (const name of [...archives.map(({ file }) => file), SUMS, INDEX]) {
    await rename(join(unfinished, name), join(folder, name))
  }
  await rm(unfinished, { recursive: true })
  return archives
}

async function packOne(
  name: Archive['name'],
  root: string,
  folder: string,
  paths: string[],
  texts?: Record<string, string>,
): Promise<Archive> {
  const file = `showyard-${name}.tar.gz`
  const target = join(folder, file)
  const packed = await pack({
    root,
    paths,
    ...(texts && { texts }),
    folder: `showyard-${name}`,
    target,
  })
  const files = await verify(target)
  if (files !== packed) throw new Error(`${file} holds ${files} files in place of ${packed}`)
  return {
    name,
    file,
    bytes: (await stat(target)).size,
    files,
    sha256: sumOf(await readFile(target)),
    packedAt: new Date().toISOString(),
    // sharp is compiled for one platform; sources are for all.
    ...(name === 'verified' && { platform: `${process.platform}-${process.arch}` }),
  }
}
