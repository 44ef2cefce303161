import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ignoreMissing } from '../../../server/base/disk/stored-file.ts'
import { builtServer } from '../../support/built-server.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { until } from '../../support/until.ts'

const test = suite('MAKE_AHEAD')

const catalogsIn = async (folder: string) =>
  (await readdir(join(folder, 'data/catalogs'), { recursive: true }).catch(ignoreMissing)) ?? []

test('off: no catalog is rendered unasked; on: one is rendered after a while', async () => {
  const [without, with_] = [await temporaryFolder(), await temporaryFolder()]
  // Started before the other, so that it would also make its first catalog before.
  await (await builtServer(without, { MAKE_AHEAD: 'off' })).start()
  await (await builtServer(with_, { MAKE_AHEAD: 'on' })).start()
  await until('the first catalog', async () =>
    (await catalogsIn(with_)).some(name => name.endsWith('.pdf')),
  )
  assert.equal(await catalogsIn(without), [])
})

test.run()
