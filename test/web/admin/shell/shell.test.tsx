import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { Overview } from '../../../../web/admin/contract.ts'
import { badges } from '../../../../web/admin/shell/badges.ts'
import { screenAt } from '../../../../web/admin/shell/screens.ts'
import { UploadsLink } from '../../../../web/admin/shell/uploads-link.tsx'
import { useStrayDrops } from '../../../../web/admin/shell/use-stray-drops.ts'
import { type UploadsUnderWay, uploadsUnderWay } from '../../../../web/admin/uploads-under-way.ts'
import { adminRoutes, api } from '../../../../web/base/routes.ts'
import { openAdminPage } from '../../../support/admin-page.ts'
import { liveHook } from '../../../support/live-hook.tsx'
import { emptyClient, htmlOf, shownToast, textOf } from '../../../support/rendered.tsx'

const { window } = openAdminPage()
const { Rail } = await import('../../../../web/admin/shell/rail.tsx')

const test = suite('frame of the area')

const work: UploadsUnderWay = {
  ...{ done: 1, failed: 0, all: 2, share: 0.5, halt: undefined, cancel: () => undefined },
}

test('the way back to uploads says how far they are, on every screen but their own', () => {
  use(() => uploadsUnderWay.set(undefined))
  assert.is(textOf(<UploadsLink />), '')
  const link = (more: Partial<UploadsUnderWay>) => {
    uploadsUnderWay.set({ ...work, ...more })
    return textOf(<UploadsLink />)
  }
  assert.is(link({}), 'Uploading · 1 of 2 files')
  assert.is(link({ all: 1 }), 'Uploading · 1 of 1 file')
  assert.is(link({ halt: 'paused' }), 'Uploads paused · 1 of 2 files')
  assert.is(link({ halt: 'signed-out' }), 'Uploads wait for your sign-in · 1 of 2 files')
  assert.match(htmlOf(<UploadsLink />), 'width:50%')
  assert.is(textOf(<UploadsLink />, { path: adminRoutes.media }), '')
})

test('new inquiries are counted from the first', () => {
  const badge = (count: number) =>
    badges[adminRoutes.inquiries]?.({ inquiries: { new: count } } as Overview)
  assert.equal([badge(0), badge(1)], [undefined, '1 unread'])
})

test('the screen that is shown is marked, open ones are left out, and new inquiries counted', () => {
  const admin = { username: 'amina', role: 'admin', email: '' }
  const client = emptyClient()
  const rail = () => htmlOf(<Rail admin={admin} />, { client, path: adminRoutes.bin })
  assert.equal(rail().match(/<a[^>]*aria-current="page"[^>]*>[^<]*/g)?.length, 1)
  assert.match(rail(), /aria-current="page"[^>]*>Bin</)
  assert.not.match(rail(), '>Sign in<')
  assert.not.match(rail(), 'rail-badge')
  client.setQueryData([api.overview], { inquiries: { new: 2 }, quotes: { unsent: 1 } })
  assert.match(rail(), '>Inquiries<span class="rail-badge"> · 2 unread</span>')
  assert.match(rail(), '>Quotes<span class="rail-badge"> · 1 not sent</span>')
})

test('a screen of one quote is found by its address, below the list in the rail', () => {
  assert.is(screenAt('/admin/quotes/6f2c')?.under, adminRoutes.quotes)
  assert.is(screenAt(adminRoutes.quoteSettings)?.name, 'Settings of quotes')
  assert.is(screenAt('/admin/quotes/6f2c/more'), undefined)
  assert.is(screenAt('/admin/nothing'), undefined)
})

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
