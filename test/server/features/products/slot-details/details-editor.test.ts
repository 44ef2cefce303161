import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createLog } from '../../../../../server/base/log.ts'
import { createSerialQueue } from '../../../../../server/base/serial-queue.ts'
import { siteContent } from '../../../../../server/content/site-content.ts'
import { productsIn } from '../../../../../server/features/products/products.ts'
import {
  type DetailsEditor,
  type DetailsEditorOptions,
  detailsEditor,
  type Edit,
} from '../../../../../server/features/products/slot-details/details-editor.ts'
import {
  openProductStore,
  type ProductStore,
} from '../../../../../server/features/products/store.ts'
import { loadContent } from '../../../../../server/starters/load-starter.ts'
import type { BinEntry } from '../../../../../server/storage/bin/entry.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

interface Context {
  editor: DetailsEditor
  store: ProductStore
  /** What is in the bin. */
  entries: Map<string, BinEntry>
  /** Makes the next write fail. */
  failing: { error?: Error }
}

const test = suite<Context>('changes of what is said of slots')

const content = siteContent(loadContent())
const chair = (number: number) => `executive-furniture/chairs/products/image-${number}.jpg`

test.before.each(async context => {
  const store = await openProductStore({ file: join(await temporaryFolder(), 'products.json') })
  const entries = new Map<string, BinEntry>()
  const failing: Context['failing'] = {}
  const bin = {
    async add(entry: object) {
      const id = String(entries.size + 1)
      entries.set(id, { ...entry, id } as BinEntry)
      return { id }
    },
    remove: async (id: string) => entries.delete(id),
  } as unknown as DetailsEditorOptions['bin']
  const change: ProductStore['change'] = async said => {
    if (failing.error) throw failing.error
    await store.change(said)
  }
  const editor = detailsEditor({
    ...{ content, bin, inTurn: createSerialQueue() },
    products: () => productsIn({ ...content.value, collections: store.collections }),
    library: { media: () => ({ kind: 'drawing', version: '' }) as never },
    store: { ...store, collections: store.collections, change },
    log: createLog({ logLevel: 'silent' }),
  })
  Object.assign(context, { editor, store, entries, failing })
})

const change = (editor: DetailsEditor, edits: Record<string, Edit>) =>
  editor.change(new Map(Object.entries(edits)), 'amina')

const said = (details: Edit['details'] = {}): Record<string, Edit> => ({ [chair(1)]: { details } })

const refusal = (work: Promise<unknown>): Promise<Error & { status?: number; fields?: object }> =>
  work.then(
    () => assert.unreachable('it was done'),
    error => error,
  )

test('put removed texts into the bin, and bring them back', async ({ editor, store, entries }) => {
  assert.is((await change(editor, said({ alt: 'A chair', title: 'Chair' }))).bin, undefined)
  const { bin, slots } = await change(editor, said({ alt: '' }))
  assert.equal([bin, slots[0]?.own.alt, slots[0]?.own.title], ['1', '', 'Chair'])
  const entry = entries.get('1') as BinEntry
  assert.is(entry.who, 'amina')
  await editor.restore(entry, 'joan')
  assert.is(store.slotDetails.value[chair(1)]?.alt, 'A chair')
  assert.is(entries.size, 0)
})

test('are not undone over other words of the same kind', async ({ editor, store, entries }) => {
  await change(editor, said({ alt: 'A chair' }))
  await change(editor, said({ alt: '' }))
  await change(editor, said({ alt: 'A stool' }))
  const { status, message } = await refusal(editor.restore(entries.get('1') as BinEntry, 'joan'))
  assert.equal(
    [status, message],
    [409, `${chair(1)} has other words meanwhile. Delete those first.`],
  )
  assert.equal([store.slotDetails.value[chair(1)]?.alt, entries.size], ['A stool', 1])
})

test('leave an empty bin where they cannot be written', async ({ editor, entries, failing }) => {
  await change(editor, said({ alt: 'A chair' }))
  failing.error = new Error('no disk')
  assert.is(await refusal(change(editor, said({ alt: '' }))), failing.error)
  assert.is(entries.size, 0)
})

test('refuse a name of another item of the page, by the product’s code', async ({ editor }) => {
  const { status, fields } = await refusal(change(editor, said({ productName: 'Ch2' })))
  assert.equal([status, Object.keys(fields ?? {})], [409, ['Ch1.name']])
  await change(editor, {
    ...said({ productName: 'Ch2' }),
    [chair(2)]: { details: { productName: 'Ch1' } },
  })
  await change(editor, said({ productName: 'Ch2', alt: 'The same name' }))
})

test('forget the name of an entry that is deleted for good', async ({ editor, store, entries }) => {
  await change(editor, said({ productName: 'Lamu', alt: 'A chair' }))
  await change(editor, said({ productName: '' }))
  assert.equal(store.slotDetails.value[chair(1)]?.formerNames, ['Lamu'])
  await editor.forget(entries.get('1') as BinEntry)
  assert.equal(store.slotDetails.value[chair(1)]?.formerNames, [])
})

test.run()
