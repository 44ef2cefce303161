import { createHash } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type MakeCatalog,
  makeInChildProcess,
} from '../../server/features/documents/catalogs/making/make-in-child-process.ts'
import { madeOnce } from './made-once.ts'

const make = makeInChildProcess('dist/server/catalog-process.js')

/** Renders each catalog once per test run, shared by all sites; the key is its content and size. */
export const makeCatalogOnce: MakeCatalog = async ({ target, ...job }, signal) => {
  const id = createHash('sha256').update(JSON.stringify(job)).digest('hex')
  const folder = await madeOnce(`catalog-${id}`, folder =>
    make({ ...job, target: join(folder, 'catalog.pdf') }, signal),
  )
  await mkdir(dirname(target), { recursive: true })
  await copyFile(join(folder, 'catalog.pdf'), target)
}
