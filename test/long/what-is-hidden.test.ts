import * as assert from 'uvu/assert'
import { suite } from '#test'
import { hideableSite } from '../support/hidden/hideable-site.ts'
import { createMarks } from '../support/hidden/marks.ts'
import { readTold } from '../support/hidden/read-told.ts'
import { versionsOf, walk } from '../support/hidden/walk.ts'
import { startSite } from '../support/site.ts'

/** Seen by nobody before it is hidden either: the draft of a new page. */
const NEVER_SEEN =
  / of (?:the film of )?\/zq-draft| of a draft| of a hidden section| of a sent quote/

interface Walks {
  /** Marks that no address showed before the hiding; the later walks would miss them. */
  unseen(): Promise<string[]>
  /** Hides everything that can be hidden; then the addresses that still show a mark. */
  warm(): Promise<string[]>
  /** The addresses that were sent before and show no mark any more. */
  ended(): Promise<string[]>
  /** Addresses that show a mark at a process that began afterwards. */
  cold(): Promise<string[]>
}

const test = suite<{ walks: Walks }>('what is hidden')

test.before(async context => {
  context.walks = await openWalks()
})

test('every field and file is seen at a public address before it is hidden', async ({ walks }) => {
  assert.equal(await walks.unseen(), [])
})

test('no address tells it from caches that had it', async ({ walks }) => {
  assert.equal(await walks.warm(), [])
})

test('quotes and links to previews that were sent go on', async ({ walks }) => {
  assert.equal(await walks.ended(), [])
})

test('no address of a server tells it that started afterwards', async ({ walks }) => {
  assert.equal(await walks.cold(), [])
})

/** Walks through a site, in this order. */
async function openWalks(): Promise<Walks> {
  const site = await startSite()
  const marks = createMarks()
  const hideable = await hideableSite(site, marks)
  const options = { hideable, marks, wordsApart: 40, versions: await versionsOf(site, hideable) }
  return {
    async unseen() {
      const before = await walk({ ...options, site })
      return marks
        .labels()
        .filter(label => !NEVER_SEEN.test(label))
        .filter(label => !before.some(told => told.endsWith(`: ${label}`)))
    },
    async warm() {
      await hideable.hide()
      return walk({ ...options, site, isHidden: true })
    },
    async ended() {
      const ended: string[] = []
      for (const address of hideable.sent.values()) {
        const answer = await fetch(site.url + address)
        const told = await marks.toldBy(address, await readTold(answer))
        if (answer.status !== 200 || told.length === 0) ended.push(`${address}: ${answer.status}`)
      }
      return ended
    },
    async cold() {
      await site.stop()
      const again = await startSite({
        env: { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir },
      })
      return walk({ ...options, site: again, isHidden: true })
    },
  }
}

test.run()
