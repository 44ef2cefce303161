import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { ListedPage } from '../../../../../web/page-editing/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { emptyClient, htmlOf, textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { Pages } = await import('../../../../../web/admin/pages/list/pages.tsx')

const test = suite('screen of all pages')

const page = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ path, name: path.slice(1), state: 'shipped' },
  ...more,
})

function shown(pages: ListedPage[] | undefined, search = '') {
  const client = emptyClient()
  if (pages) client.setQueryData([api.adminPages], { pages })
  const place = { client, search }
  return { text: textOf(<Pages />, place), html: htmlOf(<Pages />, place) }
}

const at = '2026-11-24T12:00:00Z'

test('counts what visitors do not see; a hidden page is not one with changes as well', () => {
  const counted = (...pages: ListedPage[]) => / pages · (.*?) Menu/.exec(shown(pages).text)?.[1]
  assert.is(counted(page('/a'), page('/b', { state: 'published' })), 'everything is published')
  assert.is(
    counted(page('/a', { state: 'draft' }), page('/b', { state: 'scheduled' })),
    '2 with unpublished changes',
  )
  assert.is(
    counted(page('/a', { state: 'draft', isHidden: true }), page('/b', { state: 'draft' })),
    '1 with unpublished changes · 1 hidden from visitors',
  )
  assert.is(counted(page('/a', { state: 'hidden', isHidden: true })), '1 hidden from visitors')
})

test('says that no page matches once the pages are known, and adds none before', () => {
  assert.match(shown([page('/a')], 'q=zz').text, 'No page matches')
  assert.not.match(shown([page('/a')], 'q=a').text, 'No page matches')
  assert.not.match(shown(undefined, 'q=zz').text, 'No page matches')
  const isDisabled = (html: string) => /<button[^>]*disabled=""[^>]*>Add a page/.test(html)
  assert.equal([isDisabled(shown(undefined).html), isDisabled(shown([]).html)], [true, false])
})

test('a state that asks for something stands out', () => {
  const isAlert = (more: Partial<ListedPage>) =>
    shown([page('/a', more)]).html.includes('data-alert')
  const schedule = { at, version: 1, by: 'joan' }
  for (const [more, expected] of [
    [{}, false],
    [{ state: 'published' }, false],
    [{ state: 'draft' }, true],
    [{ isHidden: true }, true],
    [{ state: 'scheduled', schedule }, false],
    [{ state: 'scheduled', schedule: { ...schedule, failed: 'Not now' } }, true],
    [{ state: 'draft', schedule }, false],
    [{ goesDown: { at } }, false],
    [{ goesDown: { at, failed: 'Not now' } }, true],
  ] as const) {
    assert.is(isAlert(more as Partial<ListedPage>), expected, JSON.stringify(more))
  }
})

test('a page that visitors see has a link to it, and an own page says so', () => {
  const links = (more: Partial<ListedPage>) =>
    /\(opens a new tab\)/.test(shown([page('/a', more)]).text)
  assert.equal(
    [links({}), links({ isHidden: true }), links({ hidden: { at, by: 'joan' } })],
    [...[true, false, false]],
  )
  assert.match(shown([page('/a', { isOwn: true })]).text, 'Own page')
  assert.not.match(shown([page('/a')]).text, 'Own page')
  assert.match(shown([page('/a', { hidden: { at, by: 'joan' } })]).text, 'Hidden 24 Nov by joan')
})

test('pages stand below others by up to three steps', () => {
  const paths = ['/a', '/a/b', '/a/b/c', '/a/b/c/d', '/a/b/c/d/e']
  const depths = [...shown(paths.map(path => page(path))).html.matchAll(/data-depth="(\d)"/g)]
  assert.equal(
    depths.map(([, depth]) => depth),
    ['0', '1', '2', '3', '3'],
  )
})

test.run()
