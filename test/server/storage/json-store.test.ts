import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Adapter } from 'lowdb'
import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import { durableAdapter } from '../../../server/storage/durable-adapter.ts'
import { openJsonStore } from '../../../server/storage/json-store.ts'
import type { Envelope, FilePlace, StoreShape } from '../../../server/storage/store-options.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('JSON store')

const schema = z.array(z.string().max(10))

async function open(options: Partial<FilePlace & StoreShape<string[]>> = {}) {
  const file = options.file ?? join(await temporaryFolder(), 'words.json')
  const store = await openJsonStore({ file, version: 1, schema, initial: () => [], ...options })
  return { file, store }
}

/** Counts writes, and delays each until the next turn of the event loop. */
function counting(file: string) {
  const real = durableAdapter<Envelope>(file)
  const adapter: Adapter<Envelope> & { writes: number } = {
    writes: 0,
    read: real.read,
    async write(data) {
      adapter.writes += 1
      await real.write(data)
    },
  }
  return adapter
}

test('a change is on disk when its promise resolves', async () => {
  const { file, store } = await open()
  await store.change(words => words.push('oak'))
  assert.equal(JSON.parse(await readFile(file, 'utf8')), { version: 1, data: ['oak'] })
})

test('concurrent changes share one write and keep their order', async () => {
  const file = join(await temporaryFolder(), 'words.json')
  const adapter = counting(file)
  const { store } = await open({ file, adapter })
  const names = Array.from({ length: 300 }, (_, index) => `w${index}`)
  await Promise.all(names.map(name => store.change(words => words.push(name))))
  assert.is(adapter.writes, 1)
  assert.equal(store.value, names)
})

test('changes during a write go into the next one', async () => {
  const file = join(await temporaryFolder(), 'words.json')
  const adapter = counting(file)
  const { store } = await open({ file, adapter })
  const first = store.change(words => words.push('oak'))
  await new Promise(setImmediate)
  const later = [store.change(words => words.push('elm')), store.change(words => words.push('fir'))]
  await Promise.all([first, ...later])
  assert.is(adapter.writes, 2)
  assert.equal(store.value, ['oak', 'elm', 'fir'])
})

test('a batch without a valid change writes nothing', async () => {
  const file = join(await temporaryFolder(), 'words.json')
  const adapter = counting(file)
  const { store } = await open({ file, adapter })
  const refused = store.change(() => {
    throw new Error('no')
  })
  await refused.catch(() => undefined)
  assert.is(adapter.writes, 0)
})

test('the previous version is stored next to the file', async () => {
  const { file, store } = await open()
  for (const word of ['fir', 'oak', 'elm']) await store.change(words => words.push(word))
  const previous = file.replace('.json', '.previous.json')
  assert.equal(JSON.parse(await readFile(previous, 'utf8')).data, ['fir', 'oak'])
  assert.equal((await readdir(join(file, '..'))).sort(), ['words.json', 'words.previous.json'])
})

test('a missing file next to its previous version stops the start', async () => {
  const file = join(await temporaryFolder(), 'words.json')
  await writeFile(file.replace('.json', '.previous.json'), '{"version":1,"data":["oak"]}')
  const fault = await open({ file }).catch(error => error)
  assert.is(fault.name, 'StartError')
  assert.match(fault.message, `cp "${file.replace('.json', '.previous.json')}" "${file}"`)
})

test.run()
