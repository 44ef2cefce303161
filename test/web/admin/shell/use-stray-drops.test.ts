import * as assert from 'uvu/assert'
import { suite } from '#test'
import { useStrayDrops } from '../../../../web/admin/shell/use-stray-drops.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { shownToast } from '../../../support/rendered.tsx'

const { window } = openAdminPage()

const test = suite('what is dropped where nothing takes it')

/** @returns whether the browser is kept from opening it, and the title of a new toast */
function after(type: string, dragged: { types?: string[]; isTaken?: boolean } = {}) {
  const before = shownToast()?.id
  const event = new Event(type, { cancelable: true })
  const { types = ['Files'], isTaken = false } = dragged
  Object.assign(event, { dataTransfer: { types } })
  if (isTaken) Object.defineProperty(event, 'defaultPrevented', { value: true })
  let isHeld = false
  event.preventDefault = () => {
    isHeld = true
  }
  window.dispatchEvent(event)
  const toast = shownToast()
  return [isHeld, toast?.id === before ? undefined : toast?.title]
}

test('files do not replace the page, and their way is told once they are dropped', () => {
  liveHook(useStrayDrops)
  assert.equal(after('dragover'), [true, undefined])
  assert.equal(after('drop'), [true, 'Not taken here'])
})

test('texts, and files that a place takes, are left to them', () => {
  liveHook(useStrayDrops)
  for (const type of ['dragover', 'drop']) {
    assert.equal(after(type, { types: ['text/plain'] }), [false, undefined], type)
    assert.equal(after(type, { isTaken: true }), [false, undefined], type)
  }
})

test.run()
