import { mkdir, readdir, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Catalog } from '../../../../../server/features/documents/catalogs/catalog.ts'
import {
  type CatalogVariant,
  openCatalogCache,
} from '../../../../../server/features/documents/catalogs/catalog-cache.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'

const test = suite('catalogs on disk')

const catalog = { title: 'Chairs' } as Catalog
const variant = (fields: Partial<CatalogVariant> = {}): CatalogVariant => ({
  ...{ slotPath: 'gallery/chairs.pdf', version: 'v1', size: 'full' as const },
  ...fields,
})

interface Made {
  target: string
  isAwaited: () => boolean
}

/** A cache whose catalogs are written after `before`. */
async function open(before: (made: Made) => unknown = () => undefined, rest = 30_000) {
  const folder = await realpath(await temporaryFolder())
  const made: Made[] = []
  const { log, lines } = readableLog()
  const cache = openCatalogCache({
    ...{ folder, log, rest },
    async make({ target }, isAwaited) {
      made.push({ target, isAwaited })
      await before({ target, isAwaited })
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, '%PDF')
    },
  })
  const names = async () => (await readdir(join(folder, variant().slotPath))).sort()
  return { cache, made, lines, folder, names }
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => assert.unreachable(),
    error => [error.status, error.message],
  )

const FAILED = [503, 'This catalog could not be made just now. Please try again in a minute.']

test('are awaited once a visitor asks, also while they are being made', async () => {
  let go = () => {}
  const { cache, made } = await open(() => new Promise<void>(resolve => (go = resolve)))
  const first = cache.get(variant(), catalog, false)
  const work = await until('the catalog to be begun', () => made[0])
  assert.is(work.isAwaited(), false)
  const second = cache.get(variant(), catalog, true)
  assert.is(work.isAwaited(), true)
  go()
  await Promise.all([first, second])
  assert.is(work.isAwaited(), false)
})

test('that could not be made are answered with 503, and tried again after a rest', async () => {
  let isBroken = true
  const breaking = () => {
    if (isBroken) throw new Error('of the process')
  }
  const { cache, made } = await open(breaking)
  assert.equal(await failureOf(cache.get(variant(), catalog, true)), FAILED)
  assert.equal(await failureOf(cache.get(variant(), catalog, true)), FAILED)
  assert.is(made.length, 1)
  assert.equal(await failureOf(cache.get(variant({ version: 'v2' }), catalog, true)), FAILED)
  assert.is(made.length, 2)
  const quick = await open(breaking, 0)
  assert.equal(await failureOf(quick.cache.get(variant(), catalog, true)), FAILED)
  isBroken = false
  await quick.cache.get(variant(), catalog, true)
  assert.is(quick.made.length, 2)
})

test.run()
