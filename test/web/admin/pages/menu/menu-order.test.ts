import * as assert from 'uvu/assert'
import { suite } from '#test'
import { pathsOf, withMove } from '../../../../../web/admin/pages/menu/menu-order.ts'

const test = suite('order of a menu')

const entry = (href: string, items?: { label: string; href: string }[]) => ({
  label: href,
  href,
  ...(items && { items }),
})
const menu = [entry('/a'), entry('/b', [entry('/b/1'), entry('/b/2'), entry('/b/3')]), entry('/c')]

test('has each page before those below it', () => {
  assert.equal(pathsOf(menu), ['/a', '/b', '/b/1', '/b/2', '/b/3', '/c'])
})

test('changes among neighbours alone, and not beyond its ends', () => {
  const moved = (href: string, by: number) => pathsOf(withMove(menu, href, by)).join(' ')
  assert.is(moved('/c', -1), '/a /c /b /b/1 /b/2 /b/3')
  assert.is(moved('/c', -9), '/c /a /b /b/1 /b/2 /b/3')
  assert.is(moved('/b/1', 2), '/a /b /b/2 /b/3 /b/1 /c')
  assert.is(moved('/b/3', 1), '/a /b /b/1 /b/2 /b/3 /c')
  assert.is(moved('/nowhere', 1), pathsOf(menu).join(' '))
})

test.run()
