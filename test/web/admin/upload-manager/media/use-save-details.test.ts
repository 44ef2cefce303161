import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { BIN_HEADER } from '../../../../../web/admin/bin/bin-header.ts'
import type { NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { returnOf, shownToast } from '../../../../support/rendered.tsx'

openAdminPage()
const { isSignInNeeded } = await import('../../../../../web/admin/session/sign-in-again.ts')
const { isSaved, useSaveDetails } = await import(
  '../../../../../web/admin/upload-manager/media/use-save-details.ts'
)

const test = suite('saving details of places')

const slot = (path: string, alt = '') => ({ path, own: { alt } }) as unknown as NamedSlotDetails

function open(answer: () => unknown) {
  isSignInNeeded.set(false)
  const client = new QueryClient()
  client.setQueryData([api.slotDetails], { slots: [slot('a'), slot('b')] })
  client.setQueryData([api.adminProducts], {})
  const sent = answerRequests(answer)
  const save = returnOf(useSaveDetails, { client })
  return {
    sent,
    client,
    save: (...paths: string[]) => save(new Map(paths.map(path => [path, { alt: 'New' }]))),
  }
}

test('replaces those that were saved, and has the products read again', async () => {
  const { sent, client, save } = open(() => ({ slots: [slot('b', 'New')] }))
  assert.ok(isSaved(await save('b')))
  assert.equal(sent, [
    { method: 'PATCH', address: api.slotDetails, body: { slots: { b: { alt: 'New' } } } },
  ])
  assert.equal(client.getQueryData([api.slotDetails]), { slots: [slot('a'), slot('b', 'New')] })
  assert.is(client.getQueryState([api.adminProducts])?.isInvalidated, true)
  client.removeQueries({ queryKey: [api.slotDetails] })
  await save('b')
  assert.is(client.getQueryData([api.slotDetails]), undefined)
})

test('says how many the site shows, or that words went into the bin', async () => {
  const answer = (headers?: HeadersInit) =>
    Response.json({ slots: [] }, { ...(headers && { headers }) })
  await open(answer).save('a')
  assert.is(shownToast()?.description, 'The site shows it now.')
  await open(answer).save('a', 'b')
  assert.is(shownToast()?.description, 'The site shows all 2 now.')
  await open(() => answer({ [BIN_HEADER]: 'entry' })).save('a')
  assert.is(shownToast()?.title, 'Saved. Words were deleted')
})

test('a conflict without a field is outdated; other refusals say their reason', async () => {
  const refused = (status: number, body: object) =>
    open(() => Response.json(body, { status })).save('a')
  assert.equal(await refused(409, { error: 'Changed' }), { reason: 'Changed', isOutdated: true })
  assert.equal(await refused(409, { error: 'Taken', fields: { alt: 'x' } }), {
    reason: 'Taken',
    isOutdated: false,
  })
  assert.equal(await refused(400, { error: 'Too long' }), { reason: 'Too long', isOutdated: false })
  assert.equal(await open(() => Promise.reject(new TypeError('x'))).save('a'), {
    reason: 'This could not be saved. Please try again.',
    isOutdated: false,
  })
  assert.is(isSignInNeeded.value, false)
})

test('a session that is over opens the way back in', async () => {
  use(() => isSignInNeeded.set(false))
  assert.equal(await open(() => Response.json({}, { status: 401 })).save('a'), {
    reason: 'Not saved yet: sign in, then save again.',
    isOutdated: false,
  })
  assert.is(isSignInNeeded.value, true)
})

test.run()
