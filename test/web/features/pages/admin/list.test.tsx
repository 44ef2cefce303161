import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import type { ListedPage } from '../../../../../web/features/pages/contract.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { htmlOf, textOf } from '../../../../support/rendered.tsx'
import { clientWith } from '../../../admin/client-with.ts'

openAdminPage()
const { Pages } = await import('../../../../../web/features/pages/admin/list/pages.tsx')

const test = suite('screen of all pages')

const page = (path: string, more: Partial<ListedPage> = {}): ListedPage => ({
  ...{ path, name: path.slice(1), state: 'shipped' },
  ...more,
})

function shown(pages: ListedPage[] | undefined, search = '') {
  const place = { ...clientWith(pages ? { [api.adminPages]: { pages } } : {}), search }
  return { text: textOf(<Pages />, place), html: htmlOf(<Pages />, place) }
}

const at = '2031-01-06T05:00:00.000Z'

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

test('has each page behind the one that its address is below, by up to three steps', () => {
  const named = (pages: [string, string][], search?: string) =>
    [
      ...shown(
        pages.map(([path, name]) => page(path, { name })),
        search,
      ).html.matchAll(/data-depth="(\d)".*?page-list-name[^>]*>([^<]*)/g),
    ].map(([, depth, name]) => `${depth} ${name}`)
  const pages: [string, string][] = [
    ['/', 'Home'],
    ['/services/furniture/beds', 'Beds'],
    ['/about', 'About Us'],
    ['/services/furniture', 'Furniture'],
    ['/services/furniture/beds/bunks', 'Bunks'],
  ]
  const below = ['0 Furniture', '1 Beds', '2 Bunks']
  assert.equal(named(pages), ['0 Home', '0 About Us', ...below])
  for (const [q, found] of [
    ['bunk', below],
    ['us ABOUT', ['0 About Us']],
    ['/services', below],
    ['boats', []],
  ] as const) {
    assert.equal(named(pages, `q=${q}`), found, q)
  }
  assert.is(named(pages, 'q=%20').length, 5)
  const deep = ['/a', '/a/b', '/a/b/c', '/a/b/c/d', '/a/b/c/d/e'].map(path => [path, 'x'])
  assert.equal(named(deep as [string, string][]), ['0 x', '1 x', '2 x', '3 x', '3 x'])
})

test('says that no page matches once the pages are known, and adds none before', () => {
  assert.match(shown([page('/a')], 'q=zz').text, 'No page matches')
  assert.not.match(shown([page('/a')], 'q=a').text, 'No page matches')
  assert.not.match(shown(undefined, 'q=zz').text, 'No page matches')
  const isDisabled = (html: string) => /<button[^>]*disabled=""[^>]*>Add a page/.test(html)
  assert.equal([isDisabled(shown(undefined).html), isDisabled(shown([]).html)], [true, false])
})

const schedule = { at, version: 1, by: 'joan' }
const failed = { ...schedule, failed: 'Not now' }
const hidden = { at, by: 'joan' }
const planned = 'Mon 6 Jan 2031 08:00'

for (const [words, isAlert, more] of [
  ['As shipped', false, {}],
  ['Published', false, { state: 'published' }],
  ['Published 6 Jan by joan', false, { state: 'published', changedAt: at, changedBy: 'joan' }],
  ['Published 6 Jan', false, { state: 'published', changedAt: at }],
  ['Published by joan', false, { state: 'published', changedBy: 'joan' }],
  ['Unpublished changes', true, { state: 'draft', unpublished: 0 }],
  ['3 unpublished', true, { state: 'draft', unpublished: 3 }],
  ['Hidden from visitors', true, { state: 'hidden', isHidden: true }],
  ['Hidden 6 Jan by joan', true, { state: 'draft', hidden, unpublished: 3 }],
  ['Scheduled', false, { state: 'scheduled' }],
  [`Scheduled for ${planned}`, false, { state: 'draft', schedule, hidden, unpublished: 3 }],
  ['Not published as planned', true, { state: 'scheduled', schedule: failed, hidden }],
  [`As shipped Goes down on ${planned}`, false, { goesDown: hidden }],
  ['As shipped Not hidden as planned', true, { goesDown: failed }],
] as const) {
  test(`a state stands out where it asks for something: ${words}`, () => {
    const { text, html } = shown([page('/a', more)])
    assert.is(/ a \/a (.*?) Copy a/.exec(text)?.[1], words)
    assert.is(html.includes('data-alert'), isAlert)
  })
}

test('a page that visitors see has a link to it, and an own page says so', () => {
  const links = (more: Partial<ListedPage>) =>
    /\(opens a new tab\)/.test(shown([page('/a', more)]).text)
  assert.equal([links({}), links({ isHidden: true }), links({ hidden })], [true, false, false])
  assert.match(shown([page('/a', { isOwn: true })]).text, 'Own page')
  assert.not.match(shown([page('/a')]).text, 'Own page')
})

test.run()
