import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageEditorOptions } from '../../../../../server/features/pages/editor-options.ts'
import { previewLinks } from '../../../../../server/features/pages/preview-links/preview-links.ts'
import { openPreviewLinkStore } from '../../../../../server/features/pages/preview-links/store.ts'
import { openPageStore } from '../../../../../server/features/pages/store.ts'
import type { Database } from '../../../../../server/storage/postgres/database.ts'
import { memoryDatabase } from '../../../../support/memory-database/memory-database.ts'

const test = suite('links to previews of several processes')

const token = 'of-the-page'
const path = '/stairs'

const openStores = async (database: Database) => ({
  pages: await openPageStore({ database, name: 'pages' }),
  links: await openPreviewLinkStore({ database, name: 'preview-links' }),
})

test('show a page that another process began a moment ago, where its notices are lost', async () => {
  const place = memoryDatabase()
  const [one, other] = [await openStores(place.connect()), await openStores(place.connect())]
  place.notifies = false
  const page = { id: 'about', address: path, version: 0, former: [], lastSlot: 0 }
  await one.pages.change(page, draft => {
    draft.version = 1
  })
  const hash = createHash('sha256').update(token).digest('base64url')
  const until = new Date(Date.now() + 1000).toISOString()
  await one.links.change(all => {
    all[page.id] = [{ hash, until, by: 'ann' }]
  })

  const editing = { store: other.pages, shipped: { value: { pages: [] } } }
  const { open } = previewLinks({
    editing: editing as unknown as PageEditorOptions,
    store: other.links,
    clock: Date.now,
  })
  assert.is(await open(token), path)
})

test.run()
