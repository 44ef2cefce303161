import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { postInquiries } from '../support/inquiry-load.ts'
import { KILLS } from '../support/kill-at-random.ts'
import { editPages, faultsOfPages } from '../support/page-edits.ts'
import { deleteAndRestore, faultsOf, sumOf } from '../support/product-deletions.ts'
import { compareEdits, editProducts } from '../support/product-edits.ts'
import { compareQuotes, makeQuotes } from '../support/quote-load.ts'
import { picture } from '../support/samples.ts'
import { compareStored } from '../support/stored-inquiries.ts'
import { underKills } from '../support/under-kills.ts'

/* Visitors and administrators work on everything at once, so that each kill falls into several writes. */

const test = suite('all stores under SIGKILL')

const [inquiries, quotes, changes, texts, deletions] = [200, 50, 30, 8, 30].map(
  each => each * KILLS,
) as [number, number, number, number, number]

/** Products that nobody edits meanwhile, each with a photo. */
const DELETED = [21, 22, 23, 24]
const slotOf = (number: number) => `executive-furniture/chairs/products/image-${number}.jpg`

test('nothing acknowledged is lost, done twice or half done', async () => {
  const photos = new Map<string, { slot: string; sum: string }>()
  const prepare = async (folder: string) => {
    for (const number of DELETED) {
      const file = join(folder, 'uploads', slotOf(number))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, await picture('jpeg', 40 + number))
      photos.set(`Ch${number}`, { slot: slotOf(number), sum: await sumOf(file) })
    }
  }
  const begin = ({ url }: { url: string }) => {
    const loads = {
      posted: postInquiries(url, inquiries),
      made: makeQuotes(url, quotes),
      edited: editProducts(url, changes),
      pages: editPages(url, texts),
      deleted: deleteAndRestore(url, [...photos.keys()], deletions),
    }
    return { ...loads, done: Promise.all(Object.values(loads).map(({ done }) => done)) }
  }
  const { folder, load, kills, seconds } = await underKills(begin, {
    prepare,
    env: { CONTACT_LIMIT: 'off', CONTACT_LIMIT_TOTAL: 'off' },
    most: 2 * KILLS,
    // Shorter in total than the fastest server takes for all of it.
    longestPause: 300,
  })
  assert.is(kills, 2 * KILLS, `only ${kills} kills`)
  const { posted, made, edited, pages, deleted } = load

  const { kept, ...ofInquiries } = await compareStored(folder, posted.acknowledged)
  assert.equal(ofInquiries, { lost: [], twice: [], otherId: [] })
  assert.is(kept, inquiries)

  const { stored, ...ofQuotes } = await compareQuotes(folder, made.acknowledged)
  assert.equal(ofQuotes, { lost: [], twice: [], sameNumber: 0, gaps: [] })
  assert.is(stored, quotes)

  const file = join(folder, 'data/products.json')
  assert.equal(await compareEdits({ file }, edited.acknowledged), { lost: [], overwritten: [] })
  assert.is(edited.acknowledged.length, 2 * changes)
  assert.ok(edited.refused > 0, 'the two never met')

  assert.equal(await faultsOfPages({ folder: join(folder, 'data/pages') }, pages), [])
  assert.ok(pages.published.size > 0)

  assert.equal(await faultsOf(folder, deleted.known, photos), [])
  assert.ok(deleted.acknowledged >= deletions)
  const counts = `${kept} inquiries, ${stored} quotes, ${2 * changes} changes of products`
  const more = `${pages.sent.length} drafts, ${deleted.acknowledged} deletions and restorations`
  console.log(`${kills} kills in ${seconds} s: ${counts}, ${more}`)
})

test.run()
