import * as assert from 'uvu/assert'
import { suite } from '#test'
import { actionSchema, href } from '../../../web/sections/link-fields.ts'

const test = suite('links in sections')

for (const link of [
  '/',
  '/contact',
  '/gallery?category=Executive%20Furniture#first',
  '#process',
  'mailto:hello@example.com?subject=Roof',
  'tel:+254700000000',
  'https://example.com//a',
]) {
  test(`${link} is one`, () => assert.is(href.parse(link), link))
}

for (const link of [
  'javascript:alert(1)',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  '\\\\example.com',
  '/\t/example.com',
  '/services//roofs',
  ' /contact',
  'data:text/html,x',
  'contact',
  '',
]) {
  test(`${JSON.stringify(link)} is refused with what a link begins with`, () => {
    const { error } = actionSchema.safeParse({ label: 'Go', href: link })
    assert.match(error?.issues[0]?.message ?? '', /^A link begins with/)
  })
}

test.run()
