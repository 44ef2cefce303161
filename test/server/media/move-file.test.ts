import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { moveFile } from '../../../server/media/move-file.ts'
import type { ActivityPage } from '../../../web/activity-entries.ts'
import type { BinPage, KnownContent, MediaSlot } from '../../../web/admin/contract.ts'
import { api, posterOf } from '../../../web/routes.ts'
import { picture, sample } from '../../support/samples.ts'
import { type RunningSite, startSite } from '../../support/site.ts'

const test = suite('moving a file to another place')

const chair = (n: number) => `executive-furniture/chairs/products/image-${n}.jpg`
const film = 'prefab-units/hero/video-1.mp4'
const otherFilm = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
const stored = ({ uploadsDir }: RunningSite, path: string) =>
  readFile(join(uploadsDir, path)).catch(() => undefined)

async function slotOf(site: RunningSite, path: string): Promise<MediaSlot> {
  const slots: MediaSlot[] = []
  JSON.parse(await (await site.ask('GET', api.media)).text(), (_, value) => {
    if (value?.path === path) slots.push(value)
    return value
  })
  return slots[0] as MediaSlot
}

interface Move {
  from: string
  to: string
  ifVersion: string
  ifTargetVersion: string
}

/** As a browser asks that has just read the list. */
async function seen(site: RunningSite, from: string, to: string): Promise<Move> {
  const [ifVersion = '', ifTargetVersion = ''] = [
    (await slotOf(site, from)).version,
    (await slotOf(site, to)).version,
  ]
  return { from, to, ifVersion, ifTargetVersion }
}

const post = (site: RunningSite, move: object) => site.ask('POST', api.moveFile, move)
const move = async (site: RunningSite, from: string, to: string) =>
  post(site, await seen(site, from, to))
const binOf = async (site: RunningSite) => (await json<BinPage>(site.ask('GET', api.bin))).entries

test('into an empty one takes its version and its content id along, and is in the activity', async () => {
  const site = await startSite()
  const bytes = await picture('jpeg', 60, 40)
  await site.upload(chair(1), bytes)
  await site.ask('PATCH', api.slotDetails, { slots: { [chair(1)]: { productName: 'Nyota' } } })
  const [before, file] = [await slotOf(site, chair(1)), await stored(site, chair(1))]
  const answer = await move(site, chair(1), chair(2))
  assert.equal([answer.status, await answer.json()], [200, { success: true, swapped: false }])
  assert.equal(await stored(site, chair(2)), file)
  assert.is(await stored(site, chair(1)), undefined)
  assert.is((await slotOf(site, chair(2))).version, before.version)
  assert.is((await slotOf(site, chair(1))).present, false)
  const { contents } = await json<{ contents: KnownContent[] }>(site.ask('GET', api.mediaContents))
  assert.equal(
    contents.map(({ path }) => path),
    [chair(2)],
  )
  const again = await json<{ status: string }>(site.upload(chair(2), bytes))
  assert.is(again.status, 'unchanged')
  // The name is that of the place.
  const details = await json<{ own: { productName: string } }>(
    site.ask('GET', `${api.slotDetails}?path=${chair(1)}`),
  )
  assert.is(details.own.productName, 'Nyota')
  assert.equal(await binOf(site), [])
  const { entries } = await json<ActivityPage>(site.ask('GET', api.activity))
  const [{ who, action, subject } = {}] = entries.filter(({ action }) => action === 'moved')
  assert.equal([who, action, subject], ['admin', 'moved', `${chair(1)} to ${chair(2)}`])
})

test('into one with a file swaps the two, twice as before; the public page shows it at once', async () => {
  const site = await startSite()
  await site.upload(chair(1), await picture('jpeg', 60, 40))
  await site.upload(chair(2), await picture('jpeg', 70, 40))
  const before = [await slotOf(site, chair(1)), await slotOf(site, chair(2))]
  const files = [await stored(site, chair(1)), await stored(site, chair(2))]
  const shown = async (n: number) => {
    const text = await (await fetch(site.url + api.page('/services/furniture/chairs'))).text()
    const { media } = JSON.parse(text) as { media: Record<string, { version: string }> }
    return media[chair(n)]?.version
  }
  assert.is(await shown(1), before[0]?.version)
  assert.equal(await json(move(site, chair(1), chair(2))), { success: true, swapped: true })
  assert.equal([await stored(site, chair(2)), await stored(site, chair(1))], files)
  assert.equal([await shown(2), await shown(1)], [before[0]?.version, before[1]?.version])
  const served = await fetch(`${site.url}/uploads/${chair(1)}?v=${before[1]?.version}`)
  assert.equal(Buffer.from(await served.arrayBuffer()), files[1])

  assert.is((await move(site, chair(1), chair(2))).status, 200)
  assert.equal([await slotOf(site, chair(1)), await slotOf(site, chair(2))], before)
  assert.equal([await stored(site, chair(1)), await stored(site, chair(2))], files)
  assert.equal(await binOf(site), [])
})

test('a video takes its poster along, and its place forgets the poster', async () => {
  const site = await startSite()
  await site.upload(film, await readFile(sample('clip-720p.mp4')))
  await site.upload(posterOf(film), await picture('jpeg', 60, 40))
  const poster = await stored(site, posterOf(film))
  const before = await slotOf(site, film)
  assert.is((await move(site, film, otherFilm)).status, 200)
  assert.equal(await stored(site, posterOf(otherFilm)), poster)
  assert.is(await stored(site, posterOf(film)), undefined)
  const after = await slotOf(site, otherFilm)
  assert.equal([after.version, after.poster], [before.version, before.poster])
  assert.is((await slotOf(site, film)).poster, undefined)
})

test('is refused where either place has changed, by which of the two, and changes nothing', async () => {
  const site = await startSite()
  await site.upload(chair(1), await picture('jpeg', 60, 40))
  const asSeen = await seen(site, chair(1), chair(2))
  const refused = async (path: string, what: RegExp) => {
    const files = [await stored(site, chair(1)), await stored(site, chair(2))]
    const answer = await post(site, asSeen)
    const { error, slot } = (await answer.json()) as { error: string; slot: MediaSlot }
    assert.equal([answer.status, slot], [409, await slotOf(site, path)], error)
    assert.match(error, what)
    assert.equal([await stored(site, chair(1)), await stored(site, chair(2))], files)
  }
  await site.upload(chair(2), await picture('jpeg', 70, 40))
  await refused(chair(2), /image-2\.jpg has got another file/)
  await site.upload(chair(1), await picture('jpeg', 80, 40))
  await refused(chair(1), /image-1\.jpg has got another file/)
  await site.ask('DELETE', `${api.media}?path=${chair(1)}`)
  await refused(chair(1), /the file of image-1\.jpg has left/)
})

test('of two administrators who move one file to two places, one is refused', async () => {
  const site = await startSite()
  await site.upload(chair(1), await picture('jpeg', 60, 40))
  const file = await stored(site, chair(1))
  const moves = [await seen(site, chair(1), chair(2)), await seen(site, chair(1), chair(3))]
  const answers = await Promise.all(moves.map(one => post(site, one)))
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409])
  const found = await Promise.all([1, 2, 3].map(n => stored(site, chair(n))))
  assert.equal(
    found.filter(one => one !== undefined),
    [file],
  )
})

test('a move back is refused once another file has replaced the moved one', async () => {
  const site = await startSite()
  await site.upload(chair(1), await picture('jpeg', 60, 40))
  const { version = '' } = await slotOf(site, chair(1))
  await move(site, chair(1), chair(2))
  await site.upload(chair(2), await picture('jpeg', 70, 40))
  const undo = { from: chair(2), to: chair(1), ifVersion: version, ifTargetVersion: '' }
  assert.is((await post(site, undo)).status, 409)
  assert.equal(
    (await binOf(site)).map(({ subject, cause }) => [subject, cause]),
    [[chair(2), 'replaced']],
  )
})

test('what fits no place is refused with a sentence', async () => {
  const site = await startSite()
  await site.upload(chair(1), await picture('jpeg', 60, 40))
  await site.upload(film, await readFile(sample('clip-720p.mp4')))
  const versions = { ifVersion: 'x-1', ifTargetVersion: '' }
  const cases: [object, RegExp][] = [
    [{ from: chair(1), to: film, ...versions }, /takes no photo/],
    [{ from: film, to: chair(1), ...versions }, /takes no video/],
    [{ from: chair(1), to: chair(1), ...versions }, /in this place already/],
    [{ from: chair(1), to: 'elsewhere/x.jpg', ...versions }, /no place "elsewhere/],
    [{ from: chair(1), to: posterOf(film), ...versions }, /no place/],
    [{ from: chair(1), to: '../../etc/passwd', ...versions }, /no place/],
    [{ from: chair(1), to: chair(2) }, /./],
    [{ from: chair(1), to: chair(2), ifVersion: '', ifTargetVersion: '' }, /./],
  ]
  for (const [body, words] of cases) {
    const answer = await post(site, body)
    assert.is(answer.status, 400, JSON.stringify(body))
    assert.match(((await answer.json()) as { error: string }).error, words)
  }
})

test('of a file that is deleted meanwhile leaves nothing known of its upload', async () => {
  const known = new Map([[chair(1), { version: 'v1' }]])
  const library = {
    move: async () => ({ swapped: false }),
    file: () => undefined,
  }
  const fingerprints = {
    of: async (path: string) => known.get(path),
    put: async (path: string, found?: { version: string }) => {
      if (found) known.set(path, found)
      else known.delete(path)
    },
  }
  const slot = (path: string) => ({ path, kind: 'image' }) as never
  await moveFile(slot(chair(1)), slot(chair(2)), { library, fingerprints } as never, {} as never)
  assert.equal([...known], [])
})

test.run()
