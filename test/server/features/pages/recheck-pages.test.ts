import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pageChecks, recheckPages } from '../../../../server/features/pages/recheck-pages.ts'
import { type PageStore, pagesFormat } from '../../../../server/features/pages/store.ts'
import type { StoredPage } from '../../../../server/features/pages/stored-page.ts'
import { readableLog } from '../../../support/log-lines.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { openEditing, saveTitle } from './schedule/open-editing.ts'

/** A page that was published in the format before this one. */
interface Given {
  stored: StoredPage
}

const test = suite<Given>('pages that were checked in another format')

const { version: format } = pagesFormat
const ABOUT = '/about'

test.before(async context => {
  const opened = await openEditing(await temporaryFolder())
  await opened.editor.publish(ABOUT, await saveTitle(opened, 'Edited'), 'amina')
  const stored = structuredClone(opened.store.get('about'))
  Object.assign(stored?.published ?? {}, { format: format - 1 })
  Object.assign(context, { stored })
})

/** @param draftOf what is stored by the time that the page is written */
function storeOf(stored: StoredPage, draftOf = structuredClone) {
  const draft = draftOf(stored)
  const store = {
    all: [stored],
    get: () => stored,
    change: async (_: StoredPage, fn: (draft: StoredPage) => void) => fn(draft),
  }
  return { store: store as unknown as PageStore, draft }
}

/** The same page with a description that no release takes. */
function broken(stored: StoredPage): StoredPage {
  const page = structuredClone(stored)
  Object.assign(page.published?.source ?? {}, { description: 'Short' })
  return page
}

test('are those, and none of the present one', ({ stored }) => {
  const { id, published } = stored
  const current = { ...stored, published: { ...published, format } } as StoredPage
  const foreignIn = (page: StoredPage) =>
    pageChecks(storeOf(page).store, readableLog().log).foreign([id])
  assert.equal([foreignIn(stored), foreignIn(current)], [[stored], []])
})

test('are stored as checked by this one where they fit', async ({ stored }) => {
  const { store, draft } = storeOf(stored)
  const { pages, faults } = await recheckPages(store, readableLog().log)
  assert.equal([pages.get(stored.id), faults.size], [stored.published?.checked, 0])
  assert.equal([draft.published?.format, stored.published?.format], [format, format - 1])
})

test('lose users and further recipients in links, and keep showing', async ({ stored }) => {
  const page = structuredClone(stored)
  const links = [
    ['https://amina:secret@shop.example/a?b=@', 'https://shop.example/a?b=@'],
    [
      'mailto:us@shop.example?cc=them@evil.example&subject=Hello',
      'mailto:us@shop.example?subject=Hello',
    ],
    ['mailto:us@shop.example,them@evil.example', 'mailto:us@shop.example'],
    ['/contact', '/contact'],
  ]
  const actions = links.map(([href], at) => ({ label: `Link ${at}`, href }))
  Object.assign(page.published?.source.sections[0] ?? {}, { actions })
  const { pages, faults } = await recheckPages(storeOf(page).store, readableLog().log)
  assert.equal([...faults], [])
  const checked = JSON.stringify(pages.get(page.id)?.sections[0])
  for (const [, href] of links) assert.match(checked, `"href":"${href}"`)
  assert.not.match(checked, /secret|evil/)
})

test('are left where another process has published them meanwhile', async ({ stored }) => {
  const { store, draft } = storeOf(stored, broken)
  await recheckPages(store, readableLog().log)
  assert.is(draft.published?.format, format - 1)
})

test('are left where they were taken back meanwhile', async ({ stored }) => {
  const { store, draft } = storeOf(stored, page => ({ ...page, published: undefined }) as never)
  await recheckPages(store, readableLog().log)
  assert.is(draft.published, undefined)
})

test('are reported where they do not fit any more, and not stored', async ({ stored }) => {
  const { store, draft } = storeOf(broken(stored))
  const { log, lines } = readableLog()
  const { pages, faults } = await recheckPages(store, log)
  assert.equal([pages.size, draft.published?.format], [0, format - 1])
  assert.match(faults.get(stored.id) ?? '', /^description: /)
  assert.equal([lines.length, lines[0]?.path, lines[0]?.at], [1, ABOUT, 'description'])
})

test('are shown without sections that are no more, and stay stored', async ({ stored }) => {
  const page = structuredClone(stored)
  const { sections } = page.published?.source ?? { sections: [] }
  sections.splice(1, 0, { kind: 'of-another-release' as never })
  const { store, draft } = storeOf(page)
  const { pages, faults } = await recheckPages(store, readableLog().log)
  assert.is(pages.get(page.id)?.sections.length, sections.length - 1)
  assert.match(faults.get(page.id) ?? '', /^sections\.1\.kind: /)
  assert.is(draft.published?.format, format - 1)
})

test('stay the same object where they say the same', async ({ stored }) => {
  const checks = pageChecks(storeOf(stored).store, readableLog().log)
  const held = structuredClone(stored.published?.checked)
  checks.hold(stored.id, held)
  await checks.check(stored)
  assert.is(checks.pages.get(stored.id), held)
  checks.hold(stored.id, undefined)
  assert.is(checks.pages.get(stored.id), held)
})

test('a page that is published during its check is left to that', async ({ stored }) => {
  const { store } = storeOf(structuredClone(stored))
  const checks = pageChecks(store, readableLog().log)
  await checks.check(stored)
  assert.is(checks.pages.size, 0)
})

test('a write that fails leaves the page shown, for the next start', async ({ stored }) => {
  const { store } = storeOf(stored)
  const full = { ...store, change: async () => Promise.reject(new Error('full')) }
  const { log, lines } = readableLog()
  const { pages } = await recheckPages(full as unknown as PageStore, log)
  assert.equal([pages.size, lines.map(({ msg }) => msg)], [1, ['checked page not stored']])
})

test.run()
