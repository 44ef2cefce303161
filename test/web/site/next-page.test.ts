import { createElement } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useMedia, useMessage, usePageData } from '../../../web/base/page-context.ts'
import { lazyOf, preloadViews } from '../../../web/sections/views.tsx'
import { loadNextPage } from '../../../web/site/next-page.ts'
import { answerRequests } from '../../support/admin-page.ts'
import { returnOf } from '../../support/rendered.tsx'
import { standIn } from '../../support/stand-in.ts'
import { markupOf } from '../markup.tsx'

const test = suite('next page')

let pages = 0
/** Loads a page that no test has loaded. */
function load(more: object, search: string) {
  standIn('document', {
    querySelector: () => ({}),
    createElement: () => ({ remove: () => undefined }),
    getElementById: () => ({ dataset: { stylesheet: '/all.css' } }),
    head: { append: (link: { onload(): void }) => link.onload() },
  })
  answerRequests(() => ({ page: { sections: [{ kind: 'search' }] }, ...more }))
  return loadNextPage(`/next-${pages++}`, search)
}

test('is there with the code of its views', async () => {
  assert.equal((await load({}, '')).page.sections, [{ kind: 'search' }])
  assert.is(lazyOf([{ kind: 'search' }])[0]?.isLoaded(), true)
})

test('of a part of a list comes as a document where a query asks for another part', async () => {
  for (const search of ['from=101', 'all=1&item=Ch1']) {
    const failure = await load({ isPart: true }, search).then(
      () => '',
      error => error.message,
    )
    assert.is(failure, 'a part of a list', search)
    assert.ok(await load({}, search))
  }
  for (const search of ['', 'all=1', 'therefrom=1']) assert.ok(await load({ isPart: true }, search))
})

test('has the code of the lazy views alone, and of filters and steps where it has them', async () => {
  assert.is(lazyOf([{ kind: 'prose' }, { kind: 'hero' }]).length, 0)
  assert.is(lazyOf([{ kind: 'product-grid' }]).length, 0)
  const grid = { kind: 'product-grid', filters: {}, part: {} } as const
  const parts = lazyOf([grid, { kind: 'contact' }])
  assert.is(parts.length, 3)
  await preloadViews([grid, { kind: 'contact' }], '')
  assert.ok(parts.every(view => view.isLoaded()))
})

test('begins to load before its data is there, where its views are known by its path', async () => {
  // Its views are loaded by no other file.
  const views: typeof import('../../../web/sections/views.tsx') = await import(
    '../../../web/sections/views.tsx?early' as string
  )
  const [shortlist] = views.lazyOf([{ kind: 'shortlist' }])
  for (const [path, isLoaded] of [
    ['/rooms', false],
    ['/shortlist', true],
  ] as const) {
    views.preloadEarly(path)
    await import('../../../web/sections/shortlist/view.tsx')
    await new Promise(resolve => setImmediate(resolve))
    assert.is(shortlist?.isLoaded(), isLoaded, path)
  }
})

test('what a view needs of a page is an error outside of one', () => {
  for (const useIt of [usePageData, () => useMedia('a.jpg'), () => useMessage('list')]) {
    assert.throws(() => returnOf<unknown>(useIt), 'a view outside of the page')
  }
  assert.throws(() => markupOf(createElement(Media)), 'no media for the slot a.jpg')
  assert.is(markupOf(createElement(Message), { page: { messages: {} as never } }), '')
})

const Media = () => useMedia('a.jpg').alt
const Message = () => useMessage('list')

test.run()
