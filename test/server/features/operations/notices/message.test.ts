import * as assert from 'uvu/assert'
import { suite } from '#test'
import { noticeMessage } from '../../../../../server/features/operations/notices/message.ts'
import { kinds, type Notice } from '../../../../../server/features/operations/notices/rule.ts'

const test = suite('mail about the site to the owner')

const notice = (more: Partial<Notice> = {}): Notice => ({
  state: 'wrong',
  why: 'There is no room.',
  since: '2026-11-22T03:10:00.000Z',
  until: null,
  isTold: false,
  toldAt: null,
  ...more,
})

const addresses = {
  from: { name: 'Savanna website', address: 'site@example.com' },
  to: ['owner@example.com'],
  companyName: 'Savanna',
  publicUrl: 'https://example.com',
}

test('says of each problem why, and of each recovery from when to when it lasted', () => {
  const subjects = new Set<string>()
  for (const kind of kinds) {
    const wrong = noticeMessage(kind, notice(), addresses)
    assert.match(wrong.text, 'There is no room.', kind)
    const until = '2026-11-23T04:20:00.000Z'
    const well = noticeMessage(kind, notice({ state: 'well', until }), addresses)
    assert.match(well.text, '2026-11-22 03:10 UTC', kind)
    assert.match(well.text, '2026-11-23 04:20 UTC', kind)
    for (const { subject } of [wrong, well]) subjects.add(subject)
  }
  assert.is(subjects.size, 2 * kinds.length)
})

test('ends with the company and the address of its site, where that is known', () => {
  assert.match(
    noticeMessage('disk', notice(), addresses).text,
    /\n\nFrom the website of Savanna, https:\/\/example\.com\.\n$/,
  )
  const { text } = noticeMessage('disk', notice(), { ...addresses, publicUrl: undefined })
  assert.match(text, /\n\nFrom the website of Savanna\.\n$/)
})

test('has its sender and recipients, an id of its own, and asks for no automatic reply', () => {
  const [one, other] = [1, 2].map(() => noticeMessage('disk', notice(), addresses))
  assert.equal([one?.from, one?.to], [addresses.from, addresses.to])
  assert.is.not(one?.messageId, other?.messageId)
  assert.match(one?.messageId ?? '', /^<[\da-f-]{36}@example\.com>$/)
  assert.equal(one?.headers, { 'auto-submitted': 'auto-generated' })
})

test.run()
