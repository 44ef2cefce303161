import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openSlotDetails } from '../../../server/slot-details/store.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const test = suite('slot details store')

const path = 'home/card-1.jpg'

async function open(folder?: string) {
  const file = join(folder ?? (await temporaryFolder()), 'slot-details.json')
  return { file, store: await openSlotDetails({ file }) }
}

test('contains changed slots only, and survives a restart', async () => {
  const folder = await temporaryFolder()
  const { store } = await open(folder)
  assert.equal(store.value, {})
  await store.change(new Map([[path, { alt: 'A unit by the sea' }]]))
  const { store: again } = await open(folder)
  assert.is(again.value[path]?.alt, 'A unit by the sea')
  assert.is(again.value[path]?.isVisible, true)
})

test('changes the given fields and leaves the others', async () => {
  const { store } = await open()
  await store.change(new Map([[path, { title: 'Kiosk', isVisible: false }]]))
  await store.change(new Map([[path, { title: undefined, alt: 'A kiosk' }]]))
  const { title, alt, isVisible } = store.value[path] ?? {}
  assert.equal({ title, alt, isVisible }, { title: 'Kiosk', alt: 'A kiosk', isVisible: false })
})

test('removes a slot whose details equal those of the page again', async () => {
  const { store } = await open()
  await store.change(new Map([[path, { alt: 'A kiosk' }]]))
  await store.change(new Map([[path, { alt: '' }]]))
  assert.equal(store.value, {})
})

test('remembers the names that a slot had, also when it is as the page says again', async () => {
  const folder = await temporaryFolder()
  const { store } = await open(folder)
  for (const productName of ['Nyota', 'Jua', 'Nyota', 'Mwezi', '']) {
    await store.change(new Map([[path, { productName }]]))
  }
  const { store: again } = await open(folder)
  assert.equal(again.value[path]?.formerNames, ['Mwezi', 'Nyota', 'Jua'])
  await again.change(new Map([[path, { productName: 'Jua' }]]))
  assert.equal(again.value[path]?.formerNames, ['Mwezi', 'Nyota'])
})

test('forgets a former name, and a slot that has nothing else to say', async () => {
  const { store } = await open()
  await store.change(new Map([[path, { productName: 'Nyota' }]]))
  await store.change(new Map([[path, { productName: '' }]]))
  await store.forgetNames(new Map([[path, 'Jua']]))
  assert.equal(store.value[path]?.formerNames, ['Nyota'])
  await store.forgetNames(new Map([[path, 'Nyota']]))
  assert.equal(store.value, {})
})

test('remembers at most 20 names', async () => {
  const { store } = await open()
  for (let n = 0; n <= 25; n += 1) {
    await store.change(new Map([[path, { productName: `Nyota ${n}` }]]))
  }
  const { formerNames = [] } = store.value[path] ?? {}
  assert.is(formerNames.length, 20)
  assert.is(formerNames[0], 'Nyota 24')
})

test('changes all slots or none', async () => {
  const { store } = await open()
  const both = new Map([
    [path, { alt: 'A kiosk' }],
    ['home/card-2.jpg', { alt: 'x'.repeat(256) }],
  ])
  const taken = await store.change(both).then(
    () => true,
    () => false,
  )
  assert.is(taken, false)
  assert.equal(store.value, {})
})

test('a slot that was only ticked as built stays, and goes with its tick', async () => {
  const folder = await temporaryFolder()
  const { store } = await open(folder)
  await store.change(new Map([[path, { builtVersion: 'hoho5sangy-3xz5' }]]))
  const { store: again } = await open(folder)
  assert.is(again.value[path]?.builtVersion, 'hoho5sangy-3xz5')
  await again.change(new Map([[path, { builtVersion: '' }]]))
  assert.equal(again.value, {})
})

test('rows of versions 1 and 2 are read, with the names of the second and without a tick', async () => {
  const texts = { productName: 'Nyota', alt: '', title: '', description: '', isVisible: true }
  const row = { ...texts, updatedAt: '2024-05-03T10:11:12.000Z' }
  const stored = { 1: row, 2: { ...row, formerNames: ['Jua'] } }
  for (const [version, data] of Object.entries(stored)) {
    const folder = await temporaryFolder()
    const file = join(folder, 'slot-details.json')
    await writeFile(file, JSON.stringify({ version: Number(version), data: { [path]: data } }))
    const { store } = await open(folder)
    const { formerNames, builtVersion } = store.value[path] ?? {}
    assert.equal([formerNames, builtVersion], [version === '2' ? ['Jua'] : [], ''])
  }
})

test('notifies of the changed slots after the write', async () => {
  const { store } = await open()
  const heard: unknown[] = []
  const stop = store.onChange(paths => heard.push([...paths, store.value[path]?.alt]))
  await store.change(new Map([[path, { alt: 'A kiosk' }]]))
  stop()
  await store.change(new Map([[path, { alt: 'A shop' }]]))
  assert.equal(heard, [[path, 'A kiosk']])
})

test.run()
