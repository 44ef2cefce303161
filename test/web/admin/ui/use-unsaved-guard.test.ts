import * as assert from 'uvu/assert'
import { suite } from '#test'
import { openAdminPage } from '../../../support/admin-page.ts'
import { answerQuestion } from '../../../support/answer-question.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { standIn } from '../../../support/stand-in.ts'

const { document, window } = openAdminPage()
const { useUnsavedGuard } = await import('../../../../web/admin/ui/use-unsaved-guard.ts')

const test = suite('leaving a screen with unsaved changes')

const here = { origin: 'https://site', pathname: '/admin/bin' }
const away = { origin: 'https://site', pathname: '/admin/pages', search: '?q=1', target: '' }

function open(isUnsaved = true) {
  standIn('location', here)
  const visited: string[] = []
  liveHook(() => useUnsavedGuard(() => isUnsaved), { onNavigate: to => visited.push(to) })
  /** @returns whether the press is held, also from what else listens */
  const press = (link: object | null, keys: object = {}) => {
    let isHeardElsewhere = false
    document.addEventListener('click', () => (isHeardElsewhere = true), { once: true })
    const event = Object.assign(new Event('click', { cancelable: true }), keys)
    Object.defineProperty(event, 'target', { value: { closest: () => link } })
    let isStopped = false
    event.stopPropagation = () => {
      isStopped = true
    }
    document.dispatchEvent(event)
    assert.ok(isHeardElsewhere)
    assert.is(isStopped, event.defaultPrevented)
    return event.defaultPrevented
  }
  return { visited, press }
}

test('a link to another screen asks, and is followed when that is confirmed', async () => {
  const { visited, press } = open()
  assert.ok(press(away))
  assert.is(answerQuestion(false).title, 'Leave without saving?')
  await Promise.resolve()
  assert.equal(visited, [])
  press(away)
  answerQuestion(true)
  await Promise.resolve()
  assert.equal(visited, ['/admin/pages?q=1'])
})

test('a press that leaves the screen open asks nothing', () => {
  const { press } = open()
  assert.not(press(null))
  assert.not(press({ ...away, target: '_blank' }))
  assert.not(press({ ...away, origin: 'https://elsewhere' }))
  assert.not(press({ ...away, pathname: here.pathname }))
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    assert.not(press(away, { [key]: true }), key)
  assert.throws(() => answerQuestion(false), 'nothing is asked')
})

test('nothing is held where all is saved', () => {
  const { press } = open(false)
  assert.not(press(away))
})

test('closing the window is held while something is unsaved', () => {
  const closed = (isUnsaved: boolean) => {
    open(isUnsaved)
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return !event.defaultPrevented
  }
  assert.equal([closed(false), closed(true)], [true, false])
})

test.run()
