import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openContactClicks } from '../../../../../server/features/company/contact-clicks/store.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('contact click store')

const day = 24 * 3600 * 1000

async function open(folder?: string) {
  const inFolder = folder ?? join(await temporaryFolder(), 'presses')
  const clock = { now: Date.parse('2026-11-22T10:00:00Z') }
  const clicks = await openContactClicks({ folder: inFolder, clock: () => clock.now })
  return { folder: inFolder, clock, clicks }
}

test('clicks are counted by page and day and survive a restart', async () => {
  const { folder, clock, clicks } = await open()
  clock.now -= day
  await clicks.count('/about', 'phone')
  clock.now += day
  await clicks.count('/about', 'whatsapp')
  await clicks.count('/', 'email')
  await clicks.count('/', 'whatsapp')
  await clicks.count('/', 'whatsapp')
  const expected = {
    days: 2,
    total: { whatsapp: 3, phone: 1, email: 1 },
    pages: [
      { page: '/', counts: { whatsapp: 2, phone: 0, email: 1 } },
      { page: '/about', counts: { whatsapp: 1, phone: 1, email: 0 } },
    ],
    daily: [
      { day: '2026-11-21', counts: { whatsapp: 0, phone: 1, email: 0 } },
      { day: '2026-11-22', counts: { whatsapp: 3, phone: 0, email: 1 } },
    ],
  }
  assert.equal(await clicks.of(2), expected)
  assert.equal(await (await open(folder)).clicks.of(2), expected)
})

test('days without clicks are listed with zero', async () => {
  const { clicks } = await open()
  const { daily, pages } = await clicks.of(3)
  assert.equal(
    daily.map(({ day }) => day),
    ['2026-11-20', '2026-11-21', '2026-11-22'],
  )
  assert.equal(pages, [])
})

test('concurrent clicks all count, in one row of the day', async () => {
  const { folder, clicks } = await open()
  const many = Array.from({ length: 50 }, () => clicks.count('/', 'whatsapp'))
  await Promise.all(many)
  assert.is((await clicks.of(1)).total.whatsapp, 50)
  const { data } = JSON.parse(await readFile(join(folder, '2026-11-1.json'), 'utf8'))
  assert.is(data.length, 1)
})

test('days older than 400 are removed once a week of rows confirms the clock', async () => {
  const { folder, clock, clicks } = await open()
  await clicks.count('/', 'phone')
  clock.now += 440 * day
  for (let count = 0; count < 9; count++) {
    await clicks.count('/', 'phone')
    clock.now += day
  }
  assert.is((await clicks.of(400)).total.phone, 9)
  assert.not.ok((await readdir(folder)).some(name => name.startsWith('2026-11')))
})

test.run()
