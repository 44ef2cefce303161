import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { SlotDetailsChange } from '../../../../../server/features/products/slot-details/rows.ts'
import { openProductStore } from '../../../../../server/features/products/store.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const test = suite('slot details store')

const path = 'home/card-1.jpg'
const chair = 'executive-furniture/chairs/products/image-8.jpg'

async function open(folder?: string) {
  const file = join(folder ?? (await temporaryFolder()), 'products.json')
  const all = await openProductStore({ file })
  const change = (slots: ReadonlyMap<string, SlotDetailsChange>) => all.change({ slots })
  const changeChair = (details: SlotDetailsChange) =>
    all.change({ products: new Map([['Ch8', { details }]]) })
  return { file, all, change, changeChair, store: all.slotDetails }
}

test('contains changed slots only, and survives a restart', async () => {
  const folder = await temporaryFolder()
  const { store, change } = await open(folder)
  assert.equal(store.value, {})
  await change(new Map([[path, { alt: 'A unit by the sea' }]]))
  const { store: again } = await open(folder)
  assert.is(again.value[path]?.alt, 'A unit by the sea')
  assert.is(again.value[path]?.isVisible, true)
})

test('changes the given fields and leaves the others', async () => {
  const { store, change } = await open()
  await change(new Map([[path, { title: 'Kiosk', isVisible: false }]]))
  await change(new Map([[path, { title: undefined, alt: 'A kiosk' }]]))
  const { title, alt, isVisible } = store.value[path] ?? {}
  assert.equal({ title, alt, isVisible }, { title: 'Kiosk', alt: 'A kiosk', isVisible: false })
})

test('removes a slot whose details equal those of the page again', async () => {
  const { store, change } = await open()
  await change(new Map([[path, { alt: 'A kiosk' }]]))
  await change(new Map([[path, { alt: '' }]]))
  assert.equal(store.value, {})
})

test('remembers the names that a slot had, also when it is as the page says again', async () => {
  const folder = await temporaryFolder()
  const { changeChair } = await open(folder)
  for (const productName of ['Nyota', 'Jua', 'Nyota', 'Mwezi', '']) {
    await changeChair({ productName })
  }
  const { store: again, changeChair: changeAgain } = await open(folder)
  assert.equal(again.value[chair]?.formerNames, ['Mwezi', 'Nyota', 'Jua'])
  await changeAgain({ productName: 'Jua' })
  assert.equal(again.value[chair]?.formerNames, ['Mwezi', 'Nyota'])
})

test('forgets a former name, and a slot that has nothing else to say', async () => {
  const { store, changeChair } = await open()
  for (const productName of ['Nyota', 'Ch8', '']) await changeChair({ productName })
  await store.forgetNames(new Map([[chair, 'Jua']]))
  assert.equal(store.value[chair]?.formerNames, ['Nyota'])
  await store.forgetNames(new Map([[chair, 'Nyota']]))
  assert.equal(store.value, {})
})

test('remembers at most 20 names', async () => {
  const { store, changeChair } = await open()
  for (let n = 0; n <= 25; n += 1) await changeChair({ productName: `Nyota ${n}` })
  const { formerNames = [] } = store.value[chair] ?? {}
  assert.is(formerNames.length, 20)
  assert.is(formerNames[0], 'Nyota 24')
})

test('changes all slots or none', async () => {
  const { store, change } = await open()
  const both = new Map([
    [path, { alt: 'A kiosk' }],
    ['home/card-2.jpg', { alt: 'x'.repeat(256) }],
  ])
  const taken = await change(both).then(
    () => true,
    () => false,
  )
  assert.is(taken, false)
  assert.equal(store.value, {})
})

test('a slot that was only ticked as built stays, and goes with its tick', async () => {
  const folder = await temporaryFolder()
  const { changeChair } = await open(folder)
  await changeChair({ builtVersion: 'hoho5sangy-3xz5' })
  const { store: again, changeChair: changeAgain } = await open(folder)
  assert.is(again.value[chair]?.builtVersion, 'hoho5sangy-3xz5')
  await changeAgain({ builtVersion: '' })
  assert.equal(again.value, {})
})

test('its value stays the same object until a row changes', async () => {
  const { all, change, store } = await open()
  await change(new Map([[path, { alt: 'A kiosk' }]]))
  const before = store.value
  await all.change({ products: new Map([['Ch8', { facts: { seats: 1 } }]]) })
  await all.changeList('chairs', list => list.deleted.push('Ch9'))
  assert.is(store.value, before)
  await change(new Map([[path, { alt: 'A shop' }]]))
  assert.is.not(store.value, before)
  assert.is(store.value, store.value)
  assert.is(before[path]?.alt, 'A kiosk')
})

test('a forgotten name is in no file', async () => {
  const { file, changeChair, store } = await open()
  for (const productName of ['Nyota', '']) await changeChair({ productName })
  await store.forgetNames(new Map([[chair, 'Nyota']]))
  for (const name of [file, file.replace('.json', '.previous.json')]) {
    assert.not.match(await readFile(name, 'utf8'), 'Nyota')
  }
})

test('notifies of the changed slots after the write', async () => {
  const { store, change } = await open()
  const heard: unknown[] = []
  const stop = store.onChange(paths => heard.push([...paths, store.value[path]?.alt]))
  await change(new Map([[path, { alt: 'A kiosk' }]]))
  stop()
  await change(new Map([[path, { alt: 'A shop' }]]))
  assert.equal(heard, [[path, 'A kiosk']])
})

test.run()
