import * as assert from 'uvu/assert'
import { suite } from '#test'
import { aliasesOf, moveFault, pathFault, stayFault } from '../../../server/content/addresses.ts'
import { routes } from '../../../web/base/routes.ts'
import { designUrls } from '../../../web/features/design/addresses.ts'

const test = suite('addresses of edited pages')

const FIXED = [routes.home, routes.contact, routes.gallery(), routes.shortlist, routes.products]

test('have small letters, digits and hyphens, and 200 characters at most', () => {
  const longest = `/${'a'.repeat(199)}`
  for (const path of ['/about', '/services/stairs-2', longest]) {
    assert.is(pathFault(path), undefined, path)
  }
  for (const path of [
    ...['', '/', 'about', '/About', '/a b', '/a/', '//a', '/a//b', '/a?b', '/ä', 'x/about'],
    `${longest}a`,
  ]) {
    assert.match(pathFault(path) ?? '', /^An address begins with \//, path)
  }
})

test('are none below what the site has other uses for', () => {
  for (const first of [
    ...['admin', 'api', 'assets', 'compare', 'design', 'drawings', 'feeds', 'healthz', 'home'],
    ...['metrics', 'preview', 'products', 'quotes', 'search', 'share', 'uploads'],
  ]) {
    const fault = `Addresses below /${first} are taken by the site itself`
    assert.is(pathFault(`/${first}`), fault)
    assert.is(pathFault(`/${first}/more`), fault)
    assert.is(pathFault(`/more/${first}`), undefined)
  }
})

test('stay where links of the whole site, quotes or shortlists lead to a page', () => {
  for (const from of FIXED) {
    assert.match(moveFault(from, '/new', false) ?? '', /^Links of the whole site/, from)
    assert.is(moveFault(from, from, true), undefined)
  }
  assert.match(moveFault(designUrls.page, '/new', false) ?? '', /^Links and quotes name units/)
  assert.match(moveFault('/chairs', '/new', true) ?? '', /^Shortlists and quotes name products/)
})

test('of other pages may become any that a page may have', () => {
  assert.is(moveFault('/about', '/us', false), undefined)
  assert.is(moveFault('/about', '/api', false), pathFault('/api'))
})

test('keep a page from being hidden where it is, or was shipped, at one that links lead to', () => {
  for (const address of FIXED) {
    assert.match(stayFault({ address }, false) ?? '', /^Links of the whole site/, address)
  }
  const moved = { address: '/new', shipped: routes.contact }
  assert.match(stayFault(moved, true) ?? '', /^Links of the whole site/)
  assert.match(
    stayFault({ address: '/chairs' }, true) ?? '',
    /hide its collection under Products instead$/,
  )
  assert.is(stayFault({ address: '/about', shipped: '/about' }, false), undefined)
  assert.is(stayFault({ address: '/own' }, false), undefined)
})

test('below the prefab units have a second name, and no others', () => {
  assert.equal(aliasesOf(`${routes.prefab}/cabins/small`), ['/services/prefab-units/cabins/small'])
  for (const path of [routes.prefab, `${routes.prefab}-2`, '/about']) {
    assert.equal(aliasesOf(path), [], path)
  }
})

test.run()
