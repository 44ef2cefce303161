import * as assert from 'uvu/assert'
import { suite } from '#test'
import { isInEachRun } from '../../runner/select.ts'
import type { Executed } from './executed.ts'
import { testsOfMutation } from './tests-of-mutation.ts'

const test = suite('tests run for a mutation')

const own = 'test/server/base/mail/queue.test.ts'
const near = 'test/server/base/mail/transport.test.ts'
const idle = 'test/server/base/mail/sender.test.ts'
const executed: Executed = new Map([
  [idle, { 'server/base/mail/queue.ts': [1] }],
  [near, { 'server/base/mail/queue.ts': [7] }],
  [own, { 'server/base/mail/queue.ts': [7] }],
])

const queue = { file: 'server/base/mail/queue.ts', line: 7, isAtLoad: false }

test('a line is tried by the tests that execute it, those of its file first, then near ones', () => {
  const tests = testsOfMutation(queue, executed)
  assert.equal(tests.own, [own])
  assert.is(tests.others[0], near)
  assert.not(tests.others.includes(idle))
  assert.equal(testsOfMutation({ ...queue, line: 9 }, executed).own, [])
})

test('a line that loading executes, and a test without a measurement go by imports', () => {
  const atLoad = { ...queue, line: 9, isAtLoad: true }
  assert.equal(testsOfMutation(atLoad, executed).own, [own])
  const unmeasured = testsOfMutation(queue, new Map())
  assert.equal(unmeasured, testsOfMutation(atLoad, new Map()))
  assert.not(unmeasured.others.includes('test/server/base/csv/decode.test.ts'))
})

test('what a browser executes is tried by the journeys of its area', () => {
  const journeysOf = (file: string) =>
    testsOfMutation({ file, line: 1, isAtLoad: false }, executed).journeys
  assert.ok(journeysOf('web/admin/request.ts').includes('test/browser/admin/sign-in.test.ts'))
  assert.not(journeysOf('web/admin/request.ts').includes('test/browser/home.test.ts'))
  assert.ok(journeysOf('web/layout/footer.tsx').includes('test/browser/home.test.ts'))
})

test('tests that only a run of everything has come apart, without the test tools', () => {
  const { inAll } = testsOfMutation(
    { file: 'server/features/documents/catalogs/document/cover.ts', line: 1, isAtLoad: false },
    executed,
  )
  assert.ok(inAll.includes('test/server/features/documents/catalogs/document.test.ts'))
  assert.not(inAll.some(isInEachRun))
  assert.not(inAll.some(name => /^test\/(runner|bench|long|soak)\//.test(name)))
})

test.run()
