import * as assert from 'uvu/assert'
import { suite } from '#test'
import { publicPages } from '../../../support/public-pages.ts'

const test = suite('words of the public pages')

const NUMBER = /^(one|two|three|four|five|six|seven|eight|nine|ten|twenty|\d+)\b/i

test('a headline ends without a full stop', () => {
  for (const { path, sections } of publicPages) {
    for (const section of sections) {
      if (section.kind === 'hero') assert.not.match(section.title, /\.$/, path)
    }
  }
})

test('at most one heading of a page begins with a number', () => {
  for (const { path, sections } of publicPages) {
    const numbered = sections.filter(section => 'title' in section && NUMBER.test(section.title))
    assert.ok(numbered.length <= 1, `${path}: ${numbered.map(section => section.kind)}`)
  }
})

test('a page asks at most one question', () => {
  for (const { path, sections } of publicPages) {
    const questions = textsIn(sections).filter(text => /\?(\s|$)/.test(text))
    assert.ok(questions.length <= 1, `${path}: ${questions}`)
  }
})

test('no lead begins like another on a sister page, or on the same', () => {
  const places = new Map<string, string>()
  for (const { path, under, sections } of publicPages) {
    for (const section of under === undefined ? [] : sections) {
      const [word] = ('text' in section && section.text?.split(/[\s,:]/)) || []
      if (!word) continue
      const begin = `"${word}" below ${under}`
      assert.is(places.get(begin), undefined, `${begin}, again on ${path}`)
      places.set(begin, path)
    }
  }
})

test('a breadcrumb stands in place of an eyebrow', () => {
  for (const { path, sections } of publicPages) {
    for (const section of sections) {
      if (section.kind !== 'hero' || section.breadcrumb.length === 0) continue
      assert.is(section.eyebrow, undefined, path)
    }
  }
})

test.run()

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
