import * as assert from 'uvu/assert'
import { suite } from '#test'
import { type Answer, createAnswerCache } from '../../../server/http/answer-cache.ts'

const test = suite('answer cache')

const answer = (url: string, asked: Answer['asked'], body = 'x'): Answer => ({
  ...{ url, asked, headers: [], headersUnchanged: [], etag: undefined, route: url },
  body: Buffer.from(body),
  isCurrent: () => true,
})

test('an answer is found by its address and all that it was asked with', () => {
  const cache = createAnswerCache()
  const [html, plain] = [answer('/', ['host', 'html']), answer('/', ['host', undefined])]
  cache.add(html)
  cache.add(plain)
  assert.is(cache.find('/', ['host', 'html']), html)
  assert.is(cache.find('/', ['host', undefined]), plain)
  assert.is(cache.find('/', ['other', 'html']), undefined)
  assert.is(cache.find('/a', ['host', 'html']), undefined)
})

test('a new answer takes the place of the old one', () => {
  const cache = createAnswerCache()
  const newer = answer('/', ['host'])
  cache.add(answer('/', ['host']))
  cache.add(newer)
  assert.is(cache.find('/', ['host']), newer)
})

test('made-up ways to ask for one address drive out its own oldest alone', () => {
  const cache = createAnswerCache()
  const other = answer('/other', ['host'])
  cache.add(other)
  for (let way = 0; way < 50; way++) cache.add(answer('/', [`way ${way}`]))
  const kept = Array.from({ length: 50 }, (_, way) => cache.find('/', [`way ${way}`]))
  assert.is(kept.filter(Boolean).length, 16)
  assert.ok(kept.at(-1))
  assert.is(kept[0], undefined)
  assert.is(cache.find('/other', ['host']), other)
})

test('the oldest go when there are too many bytes', () => {
  const cache = createAnswerCache()
  const megabyte = 'x'.repeat(1024 * 1024)
  for (let page = 0; page < 30; page++) cache.add(answer(`/${page}`, [], megabyte))
  const kept = Array.from({ length: 30 }, (_, page) => cache.find(`/${page}`, []))
  assert.is(kept.filter(Boolean).length, 24)
  assert.is(kept[5], undefined)
  assert.ok(kept[6])
})

test.run()
