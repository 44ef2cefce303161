import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { MediaSlot } from '../../../../../web/admin/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { returnOf, shownToast } from '../../../../support/rendered.tsx'

openAdminPage()
const { clearLog, log } = await import('../../../../../web/admin/upload-manager/log.ts')
const { useMoveFile } = await import(
  '../../../../../web/admin/upload-manager/media/use-move-file.tsx'
)

const test = suite('moving a file to another place')

const slot = (path: string, version?: string): MediaSlot => ({
  ...{ path, fileName: path, kind: 'image', present: version !== undefined },
  ...(version !== undefined && { version }),
})

function open(answer: () => unknown = () => ({})) {
  use(clearLog)
  const sent = answerRequests(answer)
  const move = returnOf(() => useMoveFile(({ path }) => path.toUpperCase()))
  return { sent, move, log: () => log.value.map(({ text }) => text) }
}

test('names the versions that are seen, and is undone as it stands afterwards', async () => {
  const { sent, move, log } = open()
  const undo = await move(slot('a', 'v1'), slot('b'))
  assert.is(shownToast()?.title, 'A is now at B')
  await undo?.()
  assert.equal(
    sent.map(({ address, body }) => [address, body]),
    [
      [api.moveFile, { from: 'a', to: 'b', ifVersion: 'v1', ifTargetVersion: '' }],
      [api.moveFile, { from: 'b', to: 'a', ifVersion: 'v1', ifTargetVersion: '' }],
    ],
  )
  assert.equal(log(), ['A is now at B', 'A is back'])
  assert.is(shownToast()?.description, 'A is as it was.')
})

test('two files swap', async () => {
  const { sent, move, log } = open()
  const undo = await move(slot('a', 'v1'), slot('b', 'v2'))
  await undo?.()
  assert.equal(log(), ['A and B have swapped', 'A is back'])
  assert.equal(sent[1]?.body, { from: 'b', to: 'a', ifVersion: 'v1', ifTargetVersion: 'v2' })
})

test('a refused move has nothing to undo, and a refused undo says so', async () => {
  const refused = () => Response.json({ error: 'Changed meanwhile' }, { status: 409 })
  const { move, log } = open(refused)
  assert.is(await move(slot('a', 'v1'), slot('b')), undefined)
  assert.equal([log(), shownToast()?.description], [[], 'Changed meanwhile'])
  const answers = [{}, refused()]
  const undone = open(() => answers.shift())
  const undo = await undone.move(slot('a', 'v1'), slot('b'))
  await undo?.()
  assert.equal([undone.log(), shownToast()?.description], [['A is now at B'], 'Changed meanwhile'])
})

test.run()
