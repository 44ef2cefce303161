import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSONFile } from 'lowdb/node'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openSessions } from '../../server/features/accounts/store/sessions.ts'
import { openContactDetails } from '../../server/features/company/contact-details/store.ts'
import { openStores, type Stores } from '../../server/features/operations/stores/index.ts'
import { readableLog } from '../support/log-lines.ts'
import { bundle, start } from '../support/node-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const test = suite('a start with bad files')

const program = await bundle('test/faults/processes/open.ts')

/** A data folder as a server leaves it that has been started and used. */
async function usedFolder(): Promise<string> {
  const folder = await temporaryFolder()
  const running = start(process.execPath, [program, folder])
  await running.nextLine()
  for (const line of ['one', 'two']) running.child.stdin?.write(`${line}\n`)
  running.child.stdin?.end()
  assert.equal(await running.ended, { code: 0, errors: '' })
  const sessions = await openSessions({ file: join(folder, 'sessions.json') })
  await sessions.open('the-id', randomUUID(), 0)
  return folder
}

async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.flatMap(entry => (entry.isFile() ? [entry.name] : [])).sort()
  const texts = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']))
}

const spoiled: Record<string, (good: string) => string> = {
  empty: () => '',
  truncated: good => good.slice(0, good.length / 2),
  null: () => 'null',
  'an empty list': () => '[]',
  'of a later version': good => good.replace(/"version":\d+/, '"version":99'),
  'of another shape': () => '{"version":1,"data":{"unknown":true}}',
  'not text': () => '\u0000\u0001\u0002',
}

const folder = await usedFolder()
const files = Object.keys(await contentOf(folder)).filter(
  name => !name.includes('.previous.') && name !== 'sessions.json',
)

const good = { adminPassword: 'a good password', sessionKeys: undefined }

/** The error message of a start on this folder. */
async function faultOf(dataDir: string): Promise<string> {
  const fault = await openStores({ ...good, dataDir }, readableLog().log).catch(error => error)
  assert.is(fault.name, 'StartError')
  return fault.message
}

for (const [what, spoil] of Object.entries(spoiled)) {
  test(`a file that is ${what} stops the start by its name and is left as it is`, async () => {
    assert.is(files.length, 3)
    for (const name of files) {
      const file = join(folder, name)
      const good = await readFile(file, 'utf8')
      await writeFile(file, spoil(good))
      const before = await contentOf(folder)
      const sentence = await faultOf(folder)
      assert.ok(sentence.startsWith(`${file} `), sentence)
      assert.match(sentence, 'Nothing was changed.')
      assert.not.match(sentence, '\n')
      assert.equal(await contentOf(folder), before)
      await writeFile(file, good)
    }
  })
}

test('damaged sessions are set aside: the site starts, and users sign in again', async () => {
  for (const [what, spoil] of Object.entries(spoiled)) {
    const folder = await usedFolder()
    const file = join(folder, 'sessions.json')
    const bad = spoil(await readFile(file, 'utf8'))
    await writeFile(file, bad)
    if (what === 'of a later version') {
      assert.match(await faultOf(folder), 'was written by a newer release')
      continue
    }
    const { log, lines } = readableLog()
    const stores = await openStores({ ...good, dataDir: folder }, log)
    assert.is(stores.sessions.find('the-id'), undefined, what)
    await stores.sessions.open('another', randomUUID(), 0)
    await stores.close()
    const aside = join(folder, '.sessions.json.damaged')
    assert.is(await readFile(aside, 'utf8'), bad)
    const [told] = lines.filter(({ msg }) => msg === 'damaged file set aside')
    assert.equal([told?.file, told?.aside], [file, aside])
    await (await openStores({ ...good, dataDir: folder }, log)).close()
  }
})

for (const kind of ['activity', 'presses'] as const) {
  test(`a damaged month of ${kind} is replaced by its previous version or left out`, async () => {
    const folder = await usedFolder()
    const { log, lines } = readableLog()
    const use = async (what: (stores: Stores) => Promise<unknown>) => {
      const stores = await openStores({ ...good, dataDir: folder }, log)
      await what(stores)
      await stores.close()
    }
    const write = async ({ activity, contactClicks }: Stores) => {
      activity.record({ who: 'admin', action: 'signed-in' })
      await contactClicks.count('/', 'phone')
    }
    const countOf = async ({ activity, contactClicks }: Stores) =>
      kind === 'activity'
        ? (await activity.page({}, 0, 10)).total
        : (await contactClicks.of(1)).total.phone
    await use(write)
    await use(write)
    const name = `${new Date().toISOString().slice(0, 7)}-1`
    const file = join(folder, kind, `${name}.json`)
    await writeFile(file, '{"version":1,"da')
    await use(async stores => assert.is(await countOf(stores), 1, 'the older copy'))
    await writeFile(file, '')
    await use(async stores => assert.is(await countOf(stores), 0))
    assert.is(lines.filter(({ msg }) => msg === 'damaged file set aside').length, 2)
    await use(write)
    await use(async stores => assert.is(await countOf(stores), 1))
  })
}

test('an unreadable file stops the start', async () => {
  const folder = await usedFolder()
  const file = join(folder, 'sessions.json')
  await rm(file)
  await mkdir(file)
  assert.match(await faultOf(folder), /^\S+sessions\.json cannot be read: EISDIR/)
})

test('the program exits with 1 and that one line', async () => {
  const file = join(folder, 'session-keys.json')
  const good = await readFile(file, 'utf8')
  await writeFile(file, '')
  const { code, errors } = await start(process.execPath, [program, folder]).ended
  assert.is(code, 1)
  assert.is(errors, `${await faultOf(folder)}\n`)
  await writeFile(file, good)
})

test('the command in the message restores the previous version', async () => {
  const file = join(folder, 'contact-details.json')
  await writeFile(file, '')
  const { errors } = await start(process.execPath, [program, folder]).ended
  const [, from = '', to = ''] = /cp "(.+)" "(.+)"/.exec(errors) ?? []
  await writeFile(to, await readFile(from))
  const running = start(process.execPath, [program, folder])
  assert.is(await running.nextLine(), 'open')
  running.child.stdin?.end()
  await running.ended
  const { value } = await openContactDetails({ file })
  assert.is(value.companyTagline, 'one')
})

test('control: the adapter of lowdb takes null for a new installation', async () => {
  const file = join(await temporaryFolder(), 'contact-details.json')
  await writeFile(file, 'null')
  const stock = await openContactDetails({ file, adapter: new JSONFile(file) })
  assert.is(stock.value.companyName, 'Nairobi Prefab & Interiors')
  const fault = await openContactDetails({ file }).catch(error => error)
  assert.is(fault.name, 'StartError')
})

test.run()
