import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useEscape } from '../../../../web/admin/ui/use-escape.ts'
import { useFocusBack } from '../../../../web/admin/ui/use-focus-back.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { answerQuestion, isAsked } from '../../../support/answer-question.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../../support/rendered.tsx'
import { standIn } from '../../../support/stand-in.ts'

const { document, window } = openAdminPage()
const { Dialog } = await import('../../../../web/admin/ui/dialog.tsx')
const { useUnsavedGuard } = await import('../../../../web/admin/ui/use-unsaved-guard.ts')

const test = suite('leaving a dialog or a screen')

function openDialog(loses?: string) {
  // Of another screen.
  if (isAsked()) answerQuestion(false)
  let closed = 0
  const hook = liveHook(() =>
    Dialog({ title: 'Files', loses, onClose: () => closed++, children: null }),
  )
  const content = () => elementsIn(hook.now).find(({ props }) => props.onLeave)?.props
  return {
    leave: async () => {
      content().onLeave()
      await new Promise(resolve => setImmediate(resolve))
    },
    isOpenTo: (isOpen: boolean) => elementIn(hook.now, hook.now.type).props.onOpenChange(isOpen),
    answer: async (isSure: boolean) => {
      const asked = answerQuestion(isSure)
      await new Promise(resolve => setImmediate(resolve))
      return asked.text
    },
    closed: () => closed,
  }
}

test('a dialog closes at once where nothing is lost', async () => {
  const dialog = openDialog()
  await dialog.leave()
  assert.is(dialog.closed(), 1)
  assert.not.ok(isAsked())
})

test('a dialog asks with what would be lost, and stays open unless that is confirmed', async () => {
  const dialog = openDialog('2 files are not uploaded yet.')
  await dialog.leave()
  assert.is(dialog.closed(), 0)
  assert.is(await dialog.answer(false), '2 files are not uploaded yet.')
  assert.is(dialog.closed(), 0)
  await dialog.leave()
  await dialog.answer(true)
  assert.is(dialog.closed(), 1)
})

test('the buttons of a dialog close it without a question', () => {
  const dialog = openDialog('2 files are not uploaded yet.')
  dialog.isOpenTo(true)
  assert.is(dialog.closed(), 0)
  dialog.isOpenTo(false)
  assert.is(dialog.closed(), 1)
})

const one = { name: 'one' }

const other = { name: 'other' }

/** @returns what became of a key while dialogs are open */
function pressed(key: string, open: object[], isTaken = false) {
  const happened = { closes: false, isTaken: false }
  standIn('document', Object.assign(document, { querySelectorAll: () => open }))
  liveHook(() =>
    useEscape({ current: one as unknown as HTMLElement }, () => {
      happened.closes = true
    }),
  )
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key })
  if (isTaken) Object.defineProperty(event, 'defaultPrevented', { value: true })
  event.preventDefault = () => {
    happened.isTaken = true
  }
  document.dispatchEvent(event)
  return happened
}

test('Escape closes the last open dialog', () => {
  const closes = { closes: true, isTaken: true }
  assert.equal(pressed('Escape', [one]), closes)
})

test('other keys close none, nor does Escape where it is taken, or the dialog not the last', () => {
  const nothing = { closes: false, isTaken: false }
  assert.equal(pressed('Enter', [one]), nothing)
  assert.equal(pressed('Escape', [one], true), nothing)
  assert.equal(pressed('Escape', [one, other]), nothing)
  assert.equal(pressed('Escape', []), nothing)
})

/** @returns what has the focus after a dialog is closed */
function focusedAfter(opener: 'there' | 'gone' | 'none', focusAfter?: () => HTMLElement | null) {
  let focused = 'nothing'
  class Stands {
    constructor(
      private readonly name: string,
      readonly isConnected: boolean,
    ) {}
    focus({ preventScroll }: { preventScroll: boolean }) {
      focused = `${this.name}${preventScroll ? '' : ', scrolled to'}`
    }
  }
  standIn('HTMLElement', Stands)
  const activeElement = opener === 'none' ? null : new Stands('opener', opener === 'there')
  const main = new Stands('main', true)
  standIn('document', {
    activeElement,
    getElementById: (id: string) => (id === 'main' ? main : null),
  })
  const hook = liveHook(() =>
    useFocusBack(focusAfter && (() => focusAfter() && (new Stands('next', true) as never))),
  )
  const event = new Event('close', { cancelable: true })
  hook.now.onCloseAutoFocus(event)
  assert.ok(event.defaultPrevented)
  return focused
}

test('afterwards the focus is where it was, or on the screen where that has gone', () => {
  assert.is(focusedAfter('there'), 'opener')
  assert.is(focusedAfter('gone'), 'main')
  assert.is(focusedAfter('none'), 'main')
})

test('the focus goes to what the dialog has led to, where it has', () => {
  const element = {} as HTMLElement
  const led = [element, null].map(next => focusedAfter('there', () => next))
  assert.equal(led, ['next', 'opener'])
})

const here = { origin: 'https://site', pathname: '/admin/bin' }

const away = { origin: 'https://site', pathname: '/admin/pages', search: '?q=1', target: '' }

function openScreen(isUnsaved = true) {
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
  const { visited, press } = openScreen()
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
  const { press } = openScreen()
  assert.not(press(null))
  assert.not(press({ ...away, target: '_blank' }))
  assert.not(press({ ...away, origin: 'https://elsewhere' }))
  assert.not(press({ ...away, pathname: here.pathname }))
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    assert.not(press(away, { [key]: true }), key)
  assert.throws(() => answerQuestion(false), 'nothing is asked')
})

test('nothing is held where all is saved', () => {
  const { press } = openScreen(false)
  assert.not(press(away))
})

test('closing the window is held while something is unsaved', () => {
  const closed = (isUnsaved: boolean) => {
    openScreen(isUnsaved)
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return !event.defaultPrevented
  }
  assert.equal([closed(false), closed(true)], [true, false])
})

test.run()
