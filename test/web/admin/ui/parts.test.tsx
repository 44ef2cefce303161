import type { ComponentProps, MouseEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { RequestError } from '../../../../web/admin/request.ts'
import { Bar } from '../../../../web/admin/ui/bar.tsx'
import { Button } from '../../../../web/admin/ui/button.tsx'
import { catalogPrintNote } from '../../../../web/admin/ui/catalog-print-note.ts'
import { Field } from '../../../../web/admin/ui/field.tsx'
import { inBytes } from '../../../../web/admin/ui/in-bytes.ts'
import { Pager } from '../../../../web/admin/ui/pager.tsx'
import { PasswordField } from '../../../../web/admin/ui/password-field.tsx'
import { ReadState } from '../../../../web/admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../web/admin/ui/screen-heading.tsx'
import { openAdminPage } from '../../../support/admin-page.ts'
import { htmlOf, press, returnOf, textOf } from '../../../support/rendered.tsx'

const { settings } = openAdminPage()
const { FailureBoundary } = await import('../../../../web/admin/ui/failure.tsx')
const { passwordAdvice } = await import('../../../../web/admin/ui/password-advice.ts')
const { settings: settingsInUse } = await import('../../../../web/admin/settings.ts')
const { SaveBar } = await import('../../../../web/admin/ui/save-bar.tsx')

const test = suite('parts of screens')

test('a number of bytes has the largest unit of which it has one', () => {
  assert.equal([0, 1, 1023].map(inBytes), ['0 bytes', '1 bytes', '1,023 bytes'])
  assert.equal([1024, 1024 ** 2 - 1].map(inBytes), ['1 KB', '1,024 KB'])
  const MB = 1024 ** 2
  assert.equal([1.54 * MB, 99.96 * MB, 100.4 * MB].map(inBytes), ['1.5 MB', '100 MB', '100 MB'])
  assert.equal([1536, 1024 ** 4, 1024 ** 5].map(inBytes), ['2 KB', '1 TB', '1,024 TB'])
})

test('a bar is as full as its part of the whole, and empty of nothing', () => {
  const width = (value: number, of: number) =>
    /width:([\d.]+%)/.exec(htmlOf(<Bar value={value} of={of} />))?.[1]
  assert.equal([width(1, 4), width(1, 1), width(1, 0)], ['25%', '100%', '0%'])
})

test('a field is described by its hint, note and fault, and has none of them without', () => {
  const plain = htmlOf(<Field label="City" name="city" />)
  assert.not.match(plain, /aria-|<p|<textarea/)
  const full = htmlOf(<Field label="City" name="city" hint="H" note="N" error="E" rows={3} />)
  const [, id] = /<label for="(.*?)"/.exec(full) ?? []
  assert.match(full, `aria-describedby="${id}-hint ${id}-note ${id}-error"`)
  assert.match(full, /<textarea[^>]*aria-invalid="true"[^>]*rows="3"/)
  assert.equal(full.match(/<p [^>]*>.<\/p>/g)?.length, 3)
})

test('a password is hidden at first', () => {
  assert.match(htmlOf(<PasswordField label="Password" />), 'type="password"')
  assert.is(textOf(<PasswordField label="Password" />), 'Password Show password')
})

test('a heading has a line and buttons where they are given', () => {
  assert.is(htmlOf(<ScreenHeading title="Bin" />).match(/<(p|div)/g)?.length, 1)
  const full = htmlOf(
    <ScreenHeading title="Bin" text="Old">
      <i />
    </ScreenHeading>,
  )
  assert.match(full, /<p>Old<\/p>.*screen-actions.*<i>/)
})

test('what is read is waited for, there, or not to be had', () => {
  const state = (data: unknown, error: Error | null) =>
    textOf(<ReadState what="The bin" data={data} error={error} />)
  assert.is(state(undefined, null), 'Loading…')
  assert.is(state(null, null), '')
  const offline = 'The bin could not be read: there is no connection'
  assert.match(state(undefined, new TypeError('x')), offline)
  const failed = 'The bin could not be read. Load the page again.'
  assert.match(state({}, new RequestError(500, '')), failed)
  assert.is(state(undefined, new RequestError(401, '')), 'Loading…')
  assert.is(state({}, new RequestError(401, '')), '')
})

test('a text that the catalogs print as it is needs no word', () => {
  assert.is(catalogPrintNote('Chair é', 'leave it out'), undefined)
  assert.match(catalogPrintNote('Chair 東', 'leave it out') ?? '', 'they print “Chair')
  assert.match(catalogPrintNote('東', 'leave it out') ?? '', 'they leave it out.')
})

test('more than the least length of a password is advised up to twelve', () => {
  const adviceWith = (least: number) => {
    settingsInUse.minPasswordLength = least
    const advice = passwordAdvice()
    settingsInUse.minPasswordLength = settings.minPasswordLength
    return advice
  }
  assert.is(adviceWith(11), 'At least 11 characters; 12 or more are advised.')
  assert.is(adviceWith(12), 'At least 12 characters.')
})

test('a screen that failed says whether the connection is the cause', () => {
  const boundary = (error: unknown, path = '/admin') => {
    const failed = new FailureBoundary({ path, children: 'the screen' })
    failed.state = FailureBoundary.getDerivedStateFromError(error)
    return failed
  }
  assert.match(textOf(boundary(new TypeError('x')).render()), 'no connection to the site')
  assert.match(textOf(boundary(new TypeError('x')).render()), 'Try again')
  assert.match(textOf(boundary(new Error('x')).render()), /could not be shown.*Load again/)
  assert.is(textOf(boundary(new Error('x'), '/admin/bin').render()), 'the screen')
})

test('a screen is tried again once, where the connection was the cause', () => {
  let retried = 0
  const onRetry = () => {
    retried += 1
  }
  const retry = (error: unknown) => {
    const failed = new FailureBoundary({ path: '/admin', onRetry, children: 'the screen' })
    failed.state = FailureBoundary.getDerivedStateFromError(error)
    failed.setState = () => undefined
    failed.retry()
    failed.retry()
    return textOf(failed.render())
  }
  retry(new Error('x'))
  assert.is(retried, 0)
  assert.match(retry(new TypeError('x')), 'Load again')
  assert.is(retried, 1)
})

/** @returns whether the press did what the button is for, and whether it may submit its form */
function pressed(state: { isBusy: boolean; isIdle?: boolean }) {
  const happened = { does: false, submits: true }
  const onClick = () => {
    happened.does = true
  }
  const preventDefault = () => {
    happened.submits = false
  }
  const { props } = Button({ ...state, onClick, children: 'Save' })
  props.onClick({ preventDefault } as MouseEvent)
  return happened
}

test('a button does nothing while it is busy or has nothing to do, and submits no form then', () => {
  assert.equal(pressed({ isBusy: false }), { does: true, submits: true })
  assert.equal(pressed({ isBusy: false, isIdle: false }), { does: true, submits: true })
  assert.equal(pressed({ isBusy: true }), { does: false, submits: false })
  assert.equal(pressed({ isBusy: false, isIdle: true }), { does: false, submits: false })
})

test('a button says what it does while it is busy, where there are words for it', () => {
  const button = (isBusy: boolean, busyText?: string) => (
    <Button isBusy={isBusy} {...(busyText && { busyText })}>
      Save
    </Button>
  )
  assert.is(textOf(button(false, 'Saving…')), 'Save')
  assert.is(textOf(button(true, 'Saving…')), 'Saving…')
  assert.is(textOf(button(true)), 'Save')
})

test('a button keeps the focus, since it is never disabled', () => {
  const html = (isBusy: boolean, isIdle: boolean) =>
    htmlOf(<Button {...{ isBusy, isIdle }}>Save</Button>)
  assert.is(html(false, false), '<button type="button" aria-disabled="false">Save</button>')
  assert.is(html(true, false), '<button type="button" aria-disabled="true">Save</button>')
  assert.is(html(false, true), '<button type="button" aria-disabled="true">Save</button>')
})

type Form = ComponentProps<typeof SaveBar>['form']

const idle: Form = { isUnsaved: false, isSaving: false, faults: {}, discard: () => undefined }

const bar = (more: Partial<Form>) => <SaveBar form={{ ...idle, ...more }} />

test('the bar that saves says what is to be done, with the number of faults', () => {
  assert.is(textOf(bar({})), 'Everything is saved. Save Discard')
  assert.is(textOf(bar({ isUnsaved: true })), 'Not saved yet. Save Discard')
  assert.match(textOf(bar({ faults: { city: 'x' } })), /^One field needs another look. Save/)
  const two = { city: 'x', state: 'y' }
  assert.match(textOf(bar({ faults: two })), /^2 fields need another look. Save/)
  assert.match(textOf(bar({ isUnsaved: true, isSaving: true })), 'Saving…')
  const idleButtons = (more: Partial<Form>) =>
    htmlOf(bar(more)).match(/aria-disabled="true"/g)?.length ?? 0
  assert.equal(
    [{}, { isUnsaved: true }, { isUnsaved: true, isSaving: true }].map(idleButtons),
    [2, 0, 2],
  )
})

test('the bar discards only where there is something to discard', () => {
  let discarded = 0
  const discard = () => {
    discarded += 1
  }
  const pressWith = (isUnsaved: boolean) =>
    press(
      returnOf(() => SaveBar({ form: { ...idle, isUnsaved, discard } })),
      'Discard',
    )
  pressWith(false)
  assert.is(discarded, 0)
  pressWith(true)
  assert.is(discarded, 1)
})

/** The text of each button that cannot be pressed, and where the person is. */
function pagerAt(page: number, pages: number) {
  const html = htmlOf(<Pager page={page} pages={pages} onShow={() => undefined} />)
  const disabled = [...html.matchAll(/<button[^>]* aria-disabled="true"[^>]*>(\w+)/g)].map(
    ([, text]) => text,
  )
  return { disabled, place: /<span>(.*?)<\/span>/.exec(html)?.[1] }
}

test('the ways of a pager are disabled at the first and at the last page', () => {
  assert.equal(pagerAt(1, 3), { disabled: ['Newer'], place: 'Page 1 of 3' })
  assert.equal(pagerAt(2, 3), { disabled: [], place: 'Page 2 of 3' })
  assert.equal(pagerAt(3, 3), { disabled: ['Older'], place: 'Page 3 of 3' })
})

test('the ways of a pager are absent where there is one page, and lead back from one that is empty by now', () => {
  assert.is(pagerAt(1, 1).place, undefined)
  assert.is(pagerAt(1, 0).place, undefined)
  assert.equal(pagerAt(2, 1), { disabled: ['Older'], place: 'Page 2 of 1' })
})

test.run()
