import * as assert from 'uvu/assert'
import { suite } from '#test'
import { RequestError, reasonOf } from '../../../../web/admin/request.ts'
import { Bar } from '../../../../web/admin/ui/bar.tsx'
import { catalogsSay } from '../../../../web/admin/ui/catalogs-say.ts'
import { Field } from '../../../../web/admin/ui/field.tsx'
import { inBytes } from '../../../../web/admin/ui/in-bytes.ts'
import { PasswordField } from '../../../../web/admin/ui/password-field.tsx'
import { ReadState } from '../../../../web/admin/ui/read-state.tsx'
import { ScreenHeading } from '../../../../web/admin/ui/screen-heading.tsx'
import { openAdminPage } from '../../../support/admin-page.ts'
import { htmlOf, textOf } from '../../../support/rendered.tsx'

const { settings } = openAdminPage()
const { FailureBoundary } = await import('../../../../web/admin/ui/failure.tsx')
const { passwordAdvice } = await import('../../../../web/admin/ui/password-advice.ts')

const test = suite('parts of screens')

test('a number of bytes has the largest unit of which it has one', () => {
  assert.equal([0, 1, 1023, 1024, 1024 ** 2 - 1].map(inBytes), [
    '0 bytes',
    '1 bytes',
    '1,023 bytes',
    '1 KB',
    '1,024 KB',
  ])
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
  assert.match(
    state(undefined, new TypeError('x')),
    'The bin could not be read: there is no connection',
  )
  assert.match(
    state({}, new RequestError(500, '')),
    'The bin could not be read. Load the page again.',
  )
  assert.is(state(undefined, new RequestError(401, '')), 'Loading…')
  assert.is(state({}, new RequestError(401, '')), '')
})

test('a reason says when the next try counts', () => {
  const said = (status: number, retryAfter?: number) =>
    reasonOf(new RequestError(status, '{"error":"Too many."}', retryAfter), 'otherwise')
  assert.is(said(429), 'Too many.')
  assert.is(said(429, 1), 'Too many. The next try counts in a minute.')
  assert.is(said(429, 60), 'Too many. The next try counts in a minute.')
  assert.is(said(429, 61), 'Too many. The next try counts in 2 minutes.')
  assert.is(said(428, 61), 'Too many.')
  assert.is(reasonOf(new RequestError(500, 'null'), 'otherwise'), 'otherwise')
  assert.is(reasonOf(new Error('x'), 'otherwise'), 'otherwise')
})

test('a text that the catalogs print as it is needs no word', () => {
  assert.is(catalogsSay('Chair é', 'leave it out'), undefined)
  assert.match(catalogsSay('Chair 東', 'leave it out') ?? '', 'they print “Chair')
  assert.match(catalogsSay('東', 'leave it out') ?? '', 'they leave it out.')
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

const { settings: settingsInUse } = await import('../../../../web/admin/settings.ts')

test.run()
