import { QueryClient } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { NamedSlotDetails } from '../../../../../../../web/admin/contract.ts'
import { api } from '../../../../../../../web/base/routes.ts'
import { BIN_HEADER } from '../../../../../../../web/features/operations/admin/bin/bin-header.ts'
import { answerRequests, openAdminPage } from '../../../../../../support/admin-page.ts'
import { returnOf, shownToast } from '../../../../../../support/rendered.tsx'
import { slot } from '../places.ts'

openAdminPage()
const { isSignInNeeded } = await import('../../../../../../../web/admin/session/sign-in-again.ts')
const { isSaved, useSaveDetails } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/media/use-save-details.ts'
)
const { clearLog, log } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/log.ts'
)
const { useMoveFile } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/media/use-move-file.tsx'
)

const test = suite('changes of places')

const detailsOf = (path: string, alt = '') =>
  ({ path, own: { alt } }) as unknown as NamedSlotDetails

function open(answer: () => unknown) {
  isSignInNeeded.set(false)
  const client = new QueryClient()
  client.setQueryData([api.slotDetails], { slots: [detailsOf('a'), detailsOf('b')] })
  client.setQueryData([api.adminProducts], {})
  const sent = answerRequests(answer)
  const save = returnOf(useSaveDetails, { client })
  return {
    sent,
    client,
    save: (...paths: string[]) => save(new Map(paths.map(path => [path, { alt: 'New' }]))),
  }
}

test('a save replaces those that were saved, and has the products read again', async () => {
  const { sent, client, save } = open(() => ({ slots: [detailsOf('b', 'New')] }))
  assert.ok(isSaved(await save('b')))
  const body = { slots: { b: { alt: 'New' } } }
  assert.equal(sent, [{ method: 'PATCH', address: api.slotDetails, body }])
  assert.equal(client.getQueryData([api.slotDetails]), {
    slots: [detailsOf('a'), detailsOf('b', 'New')],
  })
  assert.is(client.getQueryState([api.adminProducts])?.isInvalidated, true)
  client.removeQueries({ queryKey: [api.slotDetails] })
  await save('b')
  assert.is(client.getQueryData([api.slotDetails]), undefined)
})

test('a save says how many the site shows, or that words went into the bin', async () => {
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

const placed = (path: string, version: string) => slot(path, { present: true, version })

function openMove(answer: () => unknown = () => ({})) {
  use(clearLog)
  const sent = answerRequests(answer)
  const move = returnOf(() => useMoveFile(({ path }) => path.toUpperCase()))
  return { sent, move, log: () => log.value.map(({ text }) => text) }
}

test('a move names the versions that are seen, and is undone as it stands afterwards', async () => {
  const { sent, move, log } = openMove()
  const undo = await move(placed('a', 'v1'), slot('b'))
  assert.is(shownToast()?.title, 'A is now at B')
  await undo?.()
  assert.ok(sent.every(({ address }) => address === api.moveFile))
  const bodies = sent.map(({ body }) => body)
  assert.equal(bodies, [
    { from: 'a', to: 'b', ifVersion: 'v1', ifTargetVersion: '' },
    { from: 'b', to: 'a', ifVersion: 'v1', ifTargetVersion: '' },
  ])
  assert.equal(log(), ['A is now at B', 'A is back'])
  assert.is(shownToast()?.description, 'A is as it was.')
})

test('two files swap', async () => {
  const { sent, move, log } = openMove()
  const undo = await move(placed('a', 'v1'), placed('b', 'v2'))
  await undo?.()
  assert.equal(log(), ['A and B have swapped', 'A is back'])
  assert.equal(sent[1]?.body, { from: 'b', to: 'a', ifVersion: 'v1', ifTargetVersion: 'v2' })
})

test('a refused move has nothing to undo, and a refused undo says so', async () => {
  const refused = () => Response.json({ error: 'Changed meanwhile' }, { status: 409 })
  const { move, log } = openMove(refused)
  assert.is(await move(placed('a', 'v1'), slot('b')), undefined)
  assert.equal([log(), shownToast()?.description], [[], 'Changed meanwhile'])
  const answers = [{}, refused()]
  const undone = openMove(() => answers.shift())
  const undo = await undone.move(placed('a', 'v1'), slot('b'))
  await undo?.()
  assert.equal([undone.log(), shownToast()?.description], [['A is now at B'], 'Changed meanwhile'])
})

test.run()
