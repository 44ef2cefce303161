import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { Suggestions } from '../../../../web/base/contract.ts'
import { api } from '../../../../web/base/routes.ts'
import {
  SEARCH_WORDS,
  searchWordsFault,
} from '../../../../web/features/company/site-texts/search-words.ts'
import { startSite } from '../../../support/site.ts'

const test = suite('search words of the owner')

test('are found at once, also through words of the release, and no more when they are gone', async () => {
  const site = await startSite()
  const read = async (path: string) => (await fetch(site.url + path)).text()
  const pages = ['/', '/services/furniture/chairs', '/products/ch8', '/nowhere']
  const before = await Promise.all(pages.map(read))
  const find = async (words: string) =>
    JSON.parse(await read(`${api.search}?q=${encodeURIComponent(words)}`)) as Suggestions
  const save = async (version: number, lines: string) => {
    const body = { version, texts: { [SEARCH_WORDS]: lines }, footer: null }
    return site.ask('PUT', api.siteTexts, body)
  }
  assert.is((await find('mwenyeji')).total, 0)
  const nothing = await read('/search?q=zulwana')
  const lines =
    ' MWENYEJI = Lounger\nzimbwe = taa, sebule\nsimu ya mkono = contact us \n\nzulwana = sofas'
  assert.is((await save(0, lines)).status, 200)
  assert.ok((await find('mwenyeji')).total > 0)
  // The release knows that a lounge is a "sebule"; no page says so.
  assert.ok((await find('zimbwe')).total > 0)
  assert.match(JSON.stringify((await find('zulwana')).items[0]), /sofa/i)
  assert.is((await find('simu ya mkono')).pages[0]?.href, '/contact')
  assert.is.not(await read('/search?q=zulwana'), nothing)
  assert.equal(await Promise.all(pages.map(read)), before)

  assert.is((await save(0, 'zulwana = beds')).status, 409)
  assert.is((await save(1, '')).status, 200)
  assert.equal([(await find('mwenyeji')).total, (await find('zulwana')).total], [0, 0])
  assert.match(await (await site.ask('GET', api.activity)).text(), 'site-texts-changed')
})

test('are lines with a word and what it means, within limits', () => {
  for (const lines of ['', 'choo = toilet', '椅子=chair', 'a=b\nwater closet = toilet, loo']) {
    assert.is(searchWordsFault(lines), undefined, lines)
  }
  for (const [lines, fault] of [
    ['choo', '“choo” has no word, ='],
    ['choo =', '“choo =” has no word, ='],
    ['a=b\n= b', '“= b” has no word, ='],
    ['a=b=c', 'has no word'],
    ['- = !', 'has no word'],
    [`a = ${'b'.repeat(100)}`, 'At most 100 characters in a line'],
    [Array(201).fill('a=b').join('\n'), 'At most 200 lines: these are 201'],
  ] as const) {
    assert.match(searchWordsFault(lines) ?? '', fault)
  }
})

test.run()
