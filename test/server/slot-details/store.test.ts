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
