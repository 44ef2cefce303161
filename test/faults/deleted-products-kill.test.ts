import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { KILLS } from '../support/kill-at-random.ts'
import { deleteAndRestore, faultsOf, sumOf } from '../support/product-deletions.ts'
import { picture } from '../support/samples.ts'
import { underKills } from '../support/under-kills.ts'

const test = suite('deleted products under SIGKILL')

const codes = ['Ch1', 'Ch2', 'Ch3', 'Ch4']

test('none is lost, nor its photo, and each is where it was acknowledged to be', async () => {
  const photos = new Map<string, { slot: string; sum: string }>()
  const prepare = async (folder: string) => {
    for (const [index, code] of codes.entries()) {
      const slot = `executive-furniture/chairs/products/image-${index + 1}.jpg`
      const file = join(folder, 'uploads', slot)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await picture('jpeg', 40 + index))
      photos.set(code, { slot, sum: await sumOf(file) })
    }
  }
  const begin = ({ url }: { url: string }) => deleteAndRestore(url, codes, 40 * KILLS)
  const options = { prepare, most: KILLS, longestPause: 300 }
  const { folder, load: work, kills } = await underKills(begin, options)
  assert.is(kills, KILLS, `only ${kills} kills`)
  assert.equal(await faultsOf(folder, work.known, photos), [])
  assert.ok(work.acknowledged >= 40 * KILLS)
})

test.run()
