import * as assert from 'uvu/assert'
import { suite } from '#test'
import { actionSchema, href } from '../../../web/sections/link-fields.ts'

const test = suite('links in sections')

for (const link of [
  '/',
  '/contact',
  '/gallery?category=Executive%20Furniture#first',
  '#process',
  'mailto:hello@example.com',
  'mailto:hello+roofs@example.com?subject=Roof&body=Hello,%0Aa@b',
  'tel:+254700000000',
  'https://example.com//a',
  'https://example.com/@name?to=a@b#@',
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

for (const link of [
  'https://example.com@evil.example',
  'https://user:word@evil.example/a',
  'https://@evil.example',
  'https:///user@evil.example',
]) {
  test(`${link} is refused for its user`, () =>
    assert.match(href.safeParse(link).error?.issues[0]?.message ?? '', /^An @ before the name/))
}

for (const link of [
  'mailto:a@b.example?bcc=c@d.example',
  'mailto:a@b.example?subject=A&Cc=c@d.example',
  'mailto:a@b.example?%62cc=c@d.example',
  'mailto:a@b.example?subject=A&amp;bcc=c@d.example',
  'mailto:a@b.example,c@d.example',
  'mailto:a@b.example%2Cc@d.example',
  'mailto:a@b.example%3Fbcc=c',
  'mailto:?to=c@d.example',
  'mailto:',
]) {
  test(`${link} is refused for what a mail link has`, () =>
    assert.match(href.safeParse(link).error?.issues[0]?.message ?? '', /^A mail link has one/))
}

test.run()
