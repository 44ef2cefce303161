import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { MediaSlot } from '../../../../../../web/admin/contract.ts'
import type { Receipt } from '../../../../../../web/features/media/admin/upload-manager/sending/send.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { shownToast } from '../../../../../support/rendered.tsx'
import { standIn } from '../../../../../support/stand-in.ts'
import { until } from '../../../../../support/until.ts'
import { file, slot } from './places.ts'

const { settings } = openAdminPage()
const { uploadsUnderWay } = await import('../../../../../../web/admin/uploads-under-way.ts')
const { unsavedNow } = await import('../../../../../../web/admin/unsaved.ts')
const { currentUser } = await import('../../../../../../web/admin/session/current-user.ts')
const { clearLog, log, note } = await import(
  '../../../../../../web/features/media/admin/upload-manager/log.ts'
)
const { select, selection } = await import(
  '../../../../../../web/features/media/admin/upload-manager/selection.ts'
)
const { arrived, queue, takeBack, uploadNow } = await import(
  '../../../../../../web/features/media/admin/upload-manager/uploads.ts'
)
const { uploadSection } = await import(
  '../../../../../../web/features/media/admin/upload-manager/views/upload-section.ts'
)

const test = suite('uploads of this tab')

const pdf = (name: string, size = 20) =>
  file(`chairs/${name}`, { size, read: async () => new Blob(['%PDF-'.padEnd(size)]) })

/** Requests that are answered by the test. */
let requests: { name: unknown; answer(status: number, body: unknown): void }[] = []

test.before.each(() => {
  requests = []
  standIn(
    'XMLHttpRequest',
    class {
      upload = {}
      status = 0
      responseText = ''
      onload = () => undefined
      onloadend = () => undefined
      open() {}
      abort() {}
      getResponseHeader() {
        return null
      }
      send(form: FormData) {
        requests.push({
          name: form.get('fileName'),
          answer: (status, body) => {
            this.status = status
            this.responseText = JSON.stringify(body)
            this.onload()
            this.onloadend()
          },
        })
      }
    },
  )
  use(() => {
    queue.cancel()
    queue.clear()
    queue.resume()
    selection.set(new Map())
    clearLog()
  })
})

const lines = () => log.value.map(({ text, isFault }) => (isFault ? `! ${text}` : text))

const states = () => queue.state.value.tasks.map(({ state }) => state)

async function upload(receipt: Partial<Receipt>): Promise<void> {
  uploadNow(slot('a.pdf'), pdf('a.pdf'))
  await until('the request', () => requests.length === 1)
  requests[0]?.answer(200, { status: 'uploaded', size: 20, version: 'v1', ...receipt })
  await until('its end', () => states()[0] === 'done')
}

for (const [receipt, line] of [
  [{ size: 20 }, 'uploaded, 20 bytes, replaced the drawing'],
  [{ size: 12 }, 'uploaded, 20 bytes → 12 bytes, replaced the drawing'],
  [{ status: 'replaced' }, 'uploaded, 20 bytes, replaced the file before'],
  [{ status: 'unchanged' }, 'already there'],
] as const) {
  test(`a line says what came of a file: ${line}`, async () => {
    await upload(receipt)
    assert.equal(lines(), [`chairs/a.pdf · ${line}`])
  })
}

test('a file that has arrived is counted, and no longer chosen', async () => {
  const before = arrived.value
  select('a.pdf', pdf('a.pdf'))
  select('b.pdf', pdf('b.pdf'))
  await upload({})
  assert.is(arrived.value, before + 1)
  assert.equal([...selection.value.keys()], ['b.pdf'])
})

test('a refused file is a fault, and one whose place has changed waits for the person', async () => {
  queue.add(['a.pdf', 'b.pdf'].map(name => ({ file: pdf(name), target: targetOf(slot(name)) })))
  await until('the requests', () => requests.length === 2)
  const requestOf = (wanted: string) => requests.find(({ name }) => name === wanted)
  requestOf('a.pdf')?.answer(400, { error: 'It is damaged' })
  requestOf('b.pdf')?.answer(409, { error: 'It has changed', slot: slot('b.pdf') })
  await until('the end', () => states().every(state => state === 'failed'))
  assert.equal(lines().sort(), [
    '! chairs/a.pdf · refused: It is damaged',
    '! chairs/b.pdf · waits for you: It has changed',
  ])
})

test('what is too large, or of another kind than its place, is refused before it is sent', async () => {
  const tooLarge = pdf('a.pdf', settings.maxUploadBytes + 1)
  queue.add([
    { file: tooLarge, target: targetOf(slot('a.pdf')) },
    { file: pdf('b.pdf', settings.maxUploadBytes), target: targetOf(slot('b.mp4')) },
  ])
  await until('the end', () => states().every(state => state === 'failed'))
  assert.equal(requests, [])
  const [larger, other] = lines().sort()
  assert.match(larger ?? '', /a.pdf · refused: Larger than 1,000 bytes/)
  assert.match(other ?? '', 'This place is for a video, and the file is a PDF')
  assert.ok(queue.state.value.tasks.every(({ isRefused }) => isRefused))
})

test('other screens are told of uploads until the last one has ended', async () => {
  queue.pause()
  queue.add([{ file: pdf('a.pdf'), target: targetOf(slot('a.pdf')) }])
  const { done, failed, all, halt } = uploadsUnderWay.value ?? {}
  assert.equal([done, failed, all, halt], [0, 0, 1, 'paused'])
  uploadsUnderWay.value?.cancel()
  assert.is(uploadsUnderWay.value, undefined)
})

test('signing out would lose the files that are chosen and not on their way', () => {
  assert.equal(unsavedNow(), [])
  select('a.pdf', pdf('a.pdf'))
  assert.equal(unsavedNow(), ['One chosen file is not uploaded.'])
  select('b.pdf', pdf('b.pdf'))
  assert.equal(unsavedNow(), ['2 chosen files are not uploaded.'])
  queue.pause()
  queue.add([{ file: pdf('b.pdf'), target: targetOf(slot('b.pdf')) }])
  assert.equal(unsavedNow(), ['One chosen file is not uploaded.'])
})

test('a file that is taken back is neither chosen nor in the queue', () => {
  queue.pause()
  for (const name of ['a.pdf', 'b.pdf']) select(name, pdf(name))
  queue.add(['a.pdf', 'b.pdf'].map(name => ({ file: pdf(name), target: targetOf(slot(name)) })))
  takeBack('a.pdf')
  assert.equal([...selection.value.keys()], ['b.pdf'])
})

test('the same administrator goes on after a new sign-in, for another one all is discarded', async () => {
  currentUser.set('amina')
  select('c.pdf', pdf('c.pdf'))
  queue.add([{ file: pdf('a.pdf'), target: targetOf(slot('a.pdf')) }])
  await until('the request', () => requests.length === 1)
  requests[0]?.answer(401, {})
  await until('the halt', () => queue.state.value.halt === 'signed-out')
  note('a line')
  currentUser.set('amina')
  assert.is(queue.state.value.halt, undefined)
  assert.equal([states().length, selection.value.size, log.value.length], [1, 1, 1])
  await until('the request again', () => requests.length === 2)
  queue.pause()
  await until('the pause', () => states()[0] === 'waiting')
  currentUser.set('amina')
  assert.is(queue.state.value.halt, 'paused', 'what a person paused stays so')
  currentUser.set('otieno')
  assert.equal([states().length, selection.value.size, log.value.length], [0, 0, 0])
})

test('a section is uploaded as far as files are chosen for it, and says so where none is', () => {
  queue.pause()
  uploadSection([slot('a.pdf')])
  assert.is(shownToast()?.title, 'No Files Selected')
  assert.equal(states(), [])
  select('a.pdf', pdf('a.pdf'))
  uploadSection([slot('a.pdf'), slot('b.pdf')])
  const paths = queue.state.value.tasks.map(({ target }) => target.path)
  assert.equal(paths, ['a.pdf'])
})

const targetOf = (of: MediaSlot) => ({ slot: of, path: of.path, kind: of.kind, isPresent: false })

test.run()
