import { EventEmitter, once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mock } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { openTurns, type Turns } from '../../../../../server/base/child-processes/turns.ts'
import { siteContent } from '../../../../../server/content/site-content.ts'
import { openContactDetails } from '../../../../../server/features/company/contact-details/store.ts'
import {
  type CatalogsOptions,
  openCatalogs,
} from '../../../../../server/features/documents/catalogs/index.ts'
import type { Job } from '../../../../../server/features/documents/catalogs/making/job.ts'
import { openLibrary } from '../../../../../server/features/media/library.ts'
import { openProductStore } from '../../../../../server/features/products/store.ts'
import { readableLog } from '../../../../support/log-lines.ts'
import { picture } from '../../../../support/samples.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'
import { until } from '../../../../support/until.ts'
import { content, manifest, slotPath } from './sources.ts'

const test = suite('catalogs')

/** Milliseconds without a further change before changed catalogs are prerendered. */
const QUIET = 20

const furniture = slotPath.replaceAll('prefab-units', 'executive-furniture')
const photoSlot =
  'Gallery/product-images/prefab-units/gallery-product-images-prefab-units-image-7.jpg'

type Make = NonNullable<CatalogsOptions['make']>

/** Catalogs over a new volume, with a stub that counts renderings and writes a short file. */
async function open(options: { folder?: string; make?: Make; turns?: Turns } = {}) {
  const { folder = await temporaryFolder(), make = async () => undefined, turns } = options
  const [uploadsDir, dataDir] = [join(folder, 'uploads'), join(folder, 'data')]
  await mkdir(dataDir, { recursive: true })
  const library = await openLibrary({ uploadsDir, manifest, drawingsVersion: 'd1' })
  const contactDetails = await openContactDetails({ file: join(dataDir, 'contact-details.json') })
  const store = await openProductStore({ file: join(dataDir, 'products.json') })
  const jobs: Job[] = []
  const { log, lines } = readableLog()
  const catalogs = await openCatalogs({
    content: siteContent(content),
    manifest,
    library,
    contactDetails,
    brand: { value: undefined },
    slotDetails: store.slotDetails,
    dataDir,
    fontFolder: 'fonts',
    log,
    quiet: QUIET,
    ...(turns && { turns }),
    async make(job, signal) {
      jobs.push(job)
      await make(job, signal)
      await mkdir(dirname(job.target), { recursive: true })
      await writeFile(job.target, `${job.size} of ${job.catalog.title}`)
    },
  })
  use(catalogs)
  const uploadTo = async (path: string) => {
    const temporary = join(folder, 'upload')
    await writeFile(temporary, await picture('jpeg'))
    await library.place(path, temporary)
  }
  const kept = (path: string) => readdir(join(dataDir, 'catalogs', path))
  return { catalogs, jobs, lines, library, contactDetails, store, uploadTo, kept, folder }
}

test('concurrent requests share one render', async () => {
  const { catalogs, jobs, lines } = await open()
  const all = await Promise.all([1, 2, 3].map(() => catalogs.get(slotPath, 'full')))
  assert.is(jobs.length, 1)
  assert.is(new Set(all.map(made => made?.file.absolute)).size, 1)
  await catalogs.get(slotPath, 'full')
  assert.is(jobs.length, 1)
  await catalogs.get(slotPath, 'small')
  const made = lines.map(({ msg, slot, size, bytes }) => [msg, slot, size, bytes])
  assert.equal(made, [
    ['catalog made', slotPath, 'full', 28],
    ['catalog made', slotPath, 'small', 29],
  ])
})

test('the download is named after the category and the size', async () => {
  const { catalogs } = await open()
  assert.is((await catalogs.get(slotPath, 'full'))?.fileName, 'Prefab-Units-catalog.pdf')
  assert.is((await catalogs.get(slotPath, 'small'))?.fileName, 'Prefab-Units-catalog-small.pdf')
})

test('a slot that is no category catalog has no generated one', async () => {
  const { catalogs, jobs } = await open()
  for (const path of [photoSlot, 'no/such-slot.pdf']) {
    assert.is(await catalogs.get(path, 'full'), undefined)
    assert.is(catalogs.version(path), undefined)
    assert.is(catalogs.sizes(path), undefined)
  }
  assert.is(jobs.length, 0)
})

test('a catalog contains the current photos, contact details and year', async () => {
  const { catalogs, jobs, uploadTo, contactDetails, library } = await open()
  const first = await catalogs.get(slotPath, 'full')
  await uploadTo(photoSlot)
  const second = await catalogs.get(slotPath, 'full')
  assert.is.not(second?.version, first?.version)
  const shown = jobs[1]?.catalog.items.flatMap(({ number, picture }) =>
    picture.photo ? [number] : [],
  )
  assert.equal(shown, ['7'])
  assert.ok(jobs[1]?.catalog.cover.photo)
  await contactDetails.change(draft => {
    draft.phone = '+254722222222'
  })
  const third = await catalogs.get(slotPath, 'full')
  assert.is.not(third?.version, second?.version)
  assert.is(jobs[2]?.catalog.contact.phone, '+254722222222')
  assert.is(jobs[2]?.catalog.year, new Date().getFullYear())
  await library.remove(photoSlot)
  await catalogs.get(slotPath, 'full')
  assert.ok(jobs[3]?.catalog.items.every(({ picture }) => !picture.photo))
  assert.is(jobs.length, 4)
})

test('a catalog leaves out hidden items and shows the edited details of the others', async () => {
  const { catalogs, jobs, store } = await open()
  await catalogs.get(slotPath, 'full')
  const kiosk = { productName: 'Kiosk', title: 'With awning', alt: 'A kiosk' }
  await store.change({
    products: new Map([
      ['PU7', { details: { isVisible: false } }],
      ['PU8', { details: kiosk }],
    ]),
    slots: new Map([[slotPath, { title: 'Units of 2031', description: 'All of them.' }]]),
  })
  await catalogs.get(slotPath, 'full')
  const [before, after] = jobs.map(({ catalog }) => catalog)
  assert.is(after?.items.length, (before?.items.length ?? 0) - 1)
  assert.not.ok(after?.items.some(({ number }) => number === '7'))
  const renamed = after?.items.find(({ number }) => number === '8')
  assert.is(renamed?.title, 'Kiosk · With awning')
  assert.is(renamed?.alt, 'A kiosk')
  assert.is(after?.title, 'Units of 2031')
  assert.is(after?.text, 'All of them.')
})

test('changes that a catalog does not show keep its version', async () => {
  const { catalogs, uploadTo, contactDetails } = await open()
  const before = catalogs.version(slotPath)
  await uploadTo(photoSlot.replaceAll('prefab-units', 'executive-furniture'))
  await contactDetails.change(draft => {
    draft.takesInquiries = true
    draft.updatedAt = '2031-01-01T00:00:00Z'
  })
  assert.is(catalogs.version(slotPath), before)
})

test('files survive a restart; outdated and unfinished ones are removed', async () => {
  const { catalogs, kept, folder } = await open()
  const made = await catalogs.get(slotPath, 'full')
  const inFolder = (name: string) => join(folder, 'data', 'catalogs', slotPath, name)
  await writeFile(inFolder('0123456789ab-full.pdf'), 'old')
  await writeFile(inFolder('0123456789ab-small.pdf.77'), 'unfinished')
  await writeFile(inFolder('notes.txt'), 'of the owner')
  await catalogs.close()
  const again = await open({ folder })
  assert.equal((await kept(slotPath)).sort(), [`${made?.version}-full.pdf`, 'notes.txt'].sort())
  assert.is((await again.catalogs.get(slotPath, 'full'))?.version, made?.version)
  assert.is(again.jobs.length, 0)
})

test('the file of the previous version stays, older ones are removed', async () => {
  const { catalogs, contactDetails, kept } = await open()
  const versions: (string | undefined)[] = []
  for (const city of ['Nairobi', 'Mombasa', 'Kisumu']) {
    await contactDetails.change(draft => {
      draft.city = city
    })
    versions.push((await catalogs.get(slotPath, 'full'))?.version)
  }
  const expected = versions.slice(1).map(version => `${version}-full.pdf`)
  assert.equal((await kept(slotPath)).sort(), expected.sort())
})

test('a deleted file is rendered again', async () => {
  const { catalogs, jobs, folder } = await open()
  await catalogs.get(slotPath, 'full')
  await rm(join(folder, 'data', 'catalogs'), { recursive: true })
  await catalogs.get(slotPath, 'full')
  assert.is(jobs.length, 2)
})

test('a failure is a 503 that is cached for a while, and affects no other catalog', async () => {
  const make: Make = async ({ catalog }) => {
    if (catalog.category === 'Prefab Units') throw new Error('no room')
  }
  const { catalogs, jobs } = await open({ make })
  const refusals = await Promise.allSettled([
    catalogs.get(slotPath, 'full'),
    catalogs.get(slotPath, 'full'),
  ])
  refusals.push(...(await Promise.allSettled([catalogs.get(slotPath, 'full')])))
  for (const refusal of refusals) {
    const { status, message, cause } = (refusal as PromiseRejectedResult).reason
    assert.is(status, 503)
    assert.is(message, 'This catalog could not be made just now. Please try again in a minute.')
    assert.is(cause.message, 'no room')
  }
  assert.is(jobs.length, 1)
  assert.ok(await catalogs.get(furniture, 'full'))
})

test('a failure in the background is logged once per file and not retried', async () => {
  const make: Make = async () => {
    throw new Error('no room')
  }
  const { catalogs, jobs, lines } = await open({ make })
  catalogs.prerender()
  await until('six jobs', () => jobs.length === 6)
  await setTimeout(150)
  assert.is(jobs.length, 6)
  assert.is(lines.filter(line => line.msg === 'no catalog made').length, 6)
})

test('sizes are known, and listeners notified, once both files are made', async () => {
  const { catalogs } = await open()
  const told: string[] = []
  catalogs.onMade(path => told.push(path))
  await catalogs.get(slotPath, 'full')
  assert.is(catalogs.sizes(slotPath), undefined)
  assert.equal(told, [])
  await catalogs.get(slotPath, 'small')
  assert.equal(catalogs.sizes(slotPath), { full: 28, small: 29 })
  assert.equal(told, [slotPath])
})

test('nothing is rendered unasked before prerender(), everything after it', async () => {
  const { catalogs, jobs, uploadTo } = await open()
  await uploadTo(photoSlot)
  await setTimeout(60)
  assert.is(jobs.length, 0)
  catalogs.prerender()
  await until('six jobs', () => jobs.length === 6)
  await until('both furniture files', () => catalogs.sizes(furniture))
  assert.is(new Set(jobs.map(({ target }) => target)).size, 6)
})

test('after changes a catalog is rendered again once, debounced', async () => {
  const { catalogs, jobs, uploadTo, contactDetails } = await open()
  // Asking for the sizes sets the timer as well, so it is stopped from the beginning.
  mock.timers.enable({ apis: ['setTimeout'] })
  use(() => mock.timers.reset())
  catalogs.prerender()
  await until('both furniture files', () => catalogs.sizes(furniture))
  for (const n of [1, 2, 3]) await uploadTo(photoSlot.replace('image-7', `image-${n}`))
  assert.is(jobs.length, 6)
  mock.timers.tick(QUIET)
  await until('both files again', () => catalogs.sizes(slotPath))
  assert.is(jobs.length, 6 + 2, 'both sizes once for three photos')
  await contactDetails.change(draft => {
    draft.email = 'sales@example.com'
  })
  assert.is(catalogs.sizes(slotPath), undefined)
  mock.timers.tick(QUIET)
  await until('both files again', () => catalogs.sizes(slotPath))
})

test('a slot with an uploaded PDF is not rendered ahead', async () => {
  const { catalogs, jobs, uploadTo } = await open()
  await uploadTo(slotPath)
  catalogs.prerender()
  await until('four jobs', () => jobs.length === 4)
  await setTimeout(60)
  assert.ok(jobs.every(({ catalog }) => catalog.category !== 'Prefab Units'))
  assert.is(jobs.length, 4)
  assert.is(catalogs.sizes(slotPath), undefined)
})

test('catalogs are rendered one at a time, requested ones first', async () => {
  let atOnce = 0
  let most = 0
  let letGo = () => {}
  const isAsked = new Promise<void>(resolve => {
    letGo = resolve
  })
  const make: Make = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await isAsked
    atOnce -= 1
  }
  const { catalogs, jobs } = await open({ make })
  catalogs.prerender()
  await until('the first job', () => jobs.length === 1)
  const asked = [catalogs.get(furniture, 'small'), catalogs.get(furniture, 'full')]
  letGo()
  await Promise.all(asked)
  assert.equal(
    // Of two that are asked for at once, either may be looked up first.
    jobs
      .slice(1, 3)
      .map(({ catalog, size }) => `${catalog.category} ${size}`)
      .sort(),
    ['Executive Furniture full', 'Executive Furniture small'],
  )
  assert.is(most, 1)
})

test('an unrequested render is aborted for an upload, a requested one is not', async () => {
  for (const isAsked of [true, false]) {
    const turns = openTurns({ isShort: () => true, longestWait: 1e6 })
    const pictures = turns.lane()
    const events: string[] = []
    const finish = new EventEmitter()
    const make: Make = async ({ catalog, size }, signal) => {
      events.push(`${catalog.category} ${size}`)
      if (events.length === 1) await once(finish, 'now', { signal })
    }
    const { catalogs } = await open({ make, turns })
    catalogs.prerender()
    await until('the first job', () => events.length === 1)
    const asked = isAsked ? catalogs.get(slotPath, 'full') : undefined
    const upload = pictures.run(
      async () => void events.push('upload'),
      () => true,
    )
    await setTimeout()
    finish.emit('now')
    await Promise.all([asked, upload])
    await until('the next catalog', () => events.length > 2)
    const next = isAsked ? 'Prefab Units small' : 'Prefab Units full'
    assert.equal(events.slice(0, 3), ['Prefab Units full', 'upload', next])
  }
})

test('closing aborts the running render and starts no other', async () => {
  let ended = false
  const make: Make = async (_job, signal) => {
    await setTimeout(10_000, undefined, { signal }).finally(() => {
      ended = true
    })
  }
  const { catalogs, jobs, lines } = await open({ make })
  catalogs.prerender()
  const asked = catalogs.get(slotPath, 'full').catch(error => error.status)
  await until('the first job', () => jobs.length === 1)
  await catalogs.close()
  assert.ok(ended)
  assert.is(await asked, 503)
  await setTimeout(30)
  assert.is(jobs.length, 1)
  assert.equal(
    lines.filter(line => line.level === 50),
    [],
  )
})

test.run()
