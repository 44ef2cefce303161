import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { moveFile } from '../../../../server/features/media/move-file.ts'
import type { BinPage, KnownContent, MediaSlot } from '../../../../web/admin/contract.ts'
import type { ActivityPage } from '../../../../web/base/activity-entries.ts'
import { api, posterOf } from '../../../../web/base/routes.ts'
import { picture, sample } from '../../../support/samples.ts'
import { startSite } from '../../../support/site.ts'
import { valuesOf } from '../../../support/values-of.ts'

const test = suite('moving a file to another place')

// Each test has places of its own.
const site = await startSite()

const chair = (n: number) => `executive-furniture/chairs/products/image-${n}.jpg`
const film = 'prefab-units/hero/video-1.mp4'
const otherFilm = 'home/hero/prefab-units/home-hero-prefab-units-video-1.mp4'

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
const stored = (path: string) => readFile(join(site.uploadsDir, path)).catch(() => undefined)

async function slotOf(path: string): Promise<MediaSlot> {
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
async function seen(from: string, to: string): Promise<Move> {
  const [ifVersion = '', ifTargetVersion = ''] = [
    (await slotOf(from)).version,
    (await slotOf(to)).version,
  ]
  return { from, to, ifVersion, ifTargetVersion }
}

const post = (move: object) => site.ask('POST', api.moveFile, move)
const move = async (from: string, to: string) => post(await seen(from, to))
const binOf = async () => (await json<BinPage>(site.ask('GET', api.bin))).entries

test('into an empty one takes its version and its content id along, and is in the activity', async () => {
  const bytes = await picture('jpeg', 60, 40)
  await site.upload(chair(1), bytes)
  await site.ask('PATCH', api.slotDetails, { slots: { [chair(1)]: { productName: 'Nyota' } } })
  const [before, file] = [await slotOf(chair(1)), await stored(chair(1))]
  const answer = await move(chair(1), chair(2))
  assert.equal([answer.status, await answer.json()], [200, { success: true, swapped: false }])
  assert.equal(await stored(chair(2)), file)
  assert.is(await stored(chair(1)), undefined)
  assert.is((await slotOf(chair(2))).version, before.version)
  assert.is((await slotOf(chair(1))).present, false)
  const { contents } = await json<{ contents: KnownContent[] }>(site.ask('GET', api.mediaContents))
  assert.equal(valuesOf(contents, 'path'), [chair(2)])
  const again = await json<{ status: string }>(site.upload(chair(2), bytes))
  assert.is(again.status, 'unchanged')
  // The name is that of the place.
  const details = await json<{ own: { productName: string } }>(
    site.ask('GET', `${api.slotDetails}?path=${chair(1)}`),
  )
  assert.is(details.own.productName, 'Nyota')
  assert.equal(await binOf(), [])
  const { entries } = await json<ActivityPage>(site.ask('GET', api.activity))
  const [{ who, action, subject } = {}] = entries.filter(({ action }) => action === 'moved')
  assert.equal([who, action, subject], ['admin', 'moved', `${chair(1)} to ${chair(2)}`])
})

test('into one with a file swaps the two, twice as before; the public page shows it at once', async () => {
  await site.upload(chair(3), await picture('jpeg', 60, 40))
  await site.upload(chair(4), await picture('jpeg', 70, 40))
  const before = [await slotOf(chair(3)), await slotOf(chair(4))]
  const files = [await stored(chair(3)), await stored(chair(4))]
  const shown = async (n: number) => {
    const text = await (await fetch(site.url + api.page('/services/furniture/chairs'))).text()
    const { media } = JSON.parse(text) as { media: Record<string, { version: string }> }
    return media[chair(n)]?.version
  }
  assert.is(await shown(3), before[0]?.version)
  assert.equal(await json(move(chair(3), chair(4))), { success: true, swapped: true })
  assert.equal([await stored(chair(4)), await stored(chair(3))], files)
  assert.equal([await shown(4), await shown(3)], [before[0]?.version, before[1]?.version])
  const served = await fetch(`${site.url}/uploads/${chair(3)}?v=${before[1]?.version}`)
  assert.equal(Buffer.from(await served.arrayBuffer()), files[1])

  assert.is((await move(chair(3), chair(4))).status, 200)
  assert.equal([await slotOf(chair(3)), await slotOf(chair(4))], before)
  assert.equal([await stored(chair(3)), await stored(chair(4))], files)
  assert.equal(await binOf(), [])
})

test('a video takes its poster along, and its place forgets the poster', async () => {
  await site.upload(film, await readFile(sample('clip-720p.mp4')))
  await site.upload(posterOf(film), await picture('jpeg', 60, 40))
  const poster = await stored(posterOf(film))
  const before = await slotOf(film)
  assert.is((await move(film, otherFilm)).status, 200)
  assert.equal(await stored(posterOf(otherFilm)), poster)
  assert.is(await stored(posterOf(film)), undefined)
  const after = await slotOf(otherFilm)
  assert.equal([after.version, after.poster], [before.version, before.poster])
  assert.is((await slotOf(film)).poster, undefined)
})

test('is refused where either place has changed, by which of the two, and changes nothing', async () => {
  await site.upload(chair(5), await picture('jpeg', 60, 40))
  const asSeen = await seen(chair(5), chair(6))
  const refused = async (path: string, what: RegExp) => {
    const files = [await stored(chair(5)), await stored(chair(6))]
    const answer = await post(asSeen)
    const { error, slot } = (await answer.json()) as { error: string; slot: MediaSlot }
    assert.equal([answer.status, slot], [409, await slotOf(path)], error)
    assert.match(error, what)
    assert.equal([await stored(chair(5)), await stored(chair(6))], files)
  }
  await site.upload(chair(6), await picture('jpeg', 70, 40))
  await refused(chair(6), /image-6\.jpg has got another file/)
  await site.upload(chair(5), await picture('jpeg', 80, 40))
  await refused(chair(5), /image-5\.jpg has got another file/)
  await site.ask('DELETE', `${api.media}?path=${chair(5)}`)
  await refused(chair(5), /the file of image-5\.jpg has left/)
})

test('of two administrators who move one file to two places, one is refused', async () => {
  await site.upload(chair(7), await picture('jpeg', 60, 40))
  const file = await stored(chair(7))
  const moves = [await seen(chair(7), chair(8)), await seen(chair(7), chair(9))]
  const answers = await Promise.all(moves.map(one => post(one)))
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409])
  const found = await Promise.all([7, 8, 9].map(n => stored(chair(n))))
  assert.equal(
    found.filter(one => one !== undefined),
    [file],
  )
})

test('a move back is refused once another file has replaced the moved one', async () => {
  await site.upload(chair(10), await picture('jpeg', 60, 40))
  const { version = '' } = await slotOf(chair(10))
  await move(chair(10), chair(11))
  await site.upload(chair(11), await picture('jpeg', 70, 40))
  const undo = { from: chair(11), to: chair(10), ifVersion: version, ifTargetVersion: '' }
  assert.is((await post(undo)).status, 409)
  const former = (await binOf()).filter(({ subject }) => subject === chair(11))
  assert.equal(valuesOf(former, 'cause'), ['replaced'])
})

test('what fits no place is refused with a sentence', async () => {
  await site.upload(chair(12), await picture('jpeg', 60, 40))
  await site.upload(film, await readFile(sample('clip-720p.mp4')))
  const versions = { ifVersion: 'x-1', ifTargetVersion: '' }
  const cases: [object, RegExp][] = [
    [{ from: chair(12), to: film, ...versions }, /takes no photo/],
    [{ from: film, to: chair(12), ...versions }, /takes no video/],
    [{ from: chair(12), to: chair(12), ...versions }, /in this place already/],
    [{ from: chair(12), to: 'elsewhere/x.jpg', ...versions }, /no place "elsewhere/],
    [{ from: chair(12), to: posterOf(film), ...versions }, /no place/],
    [{ from: chair(12), to: '../../etc/passwd', ...versions }, /no place/],
    [{ from: chair(12), to: chair(13) }, /./],
    [{ from: chair(12), to: chair(13), ifVersion: '', ifTargetVersion: '' }, /./],
  ]
  for (const [body, words] of cases) {
    const answer = await post(body)
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
