import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useEscape } from '../../../../web/admin/ui/use-escape.ts'
import { useFocusBack } from '../../../../web/admin/ui/use-focus-back.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { standIn } from '../../../support/stand-in.ts'

const { document } = openAdminPage()

const test = suite('keys and focus of a dialog')

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
  assert.is(
    focusedAfter('there', () => element),
    'next',
  )
  assert.is(
    focusedAfter('there', () => null),
    'opener',
  )
})

test.run()
