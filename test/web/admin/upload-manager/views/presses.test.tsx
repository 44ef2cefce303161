import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { MediaSlot } from '../../../../../web/admin/contract.ts'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import type { Task } from '../../../../../web/admin/upload-manager/sending/task.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, htmlOf, press, textOf } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'

openAdminPage()
const { clearLog, log, note } = await import('../../../../../web/admin/upload-manager/log.ts')
const { deselect, deselectAll, select, selection } = await import(
  '../../../../../web/admin/upload-manager/selection.ts'
)
const { queue } = await import('../../../../../web/admin/upload-manager/uploads.ts')
const { unfinished } = await import('../../../../../web/admin/upload-manager/unfinished.ts')
const { LogPanel } = await import('../../../../../web/admin/upload-manager/views/log-panel.tsx')
const { ProgressPanel } = await import(
  '../../../../../web/admin/upload-manager/views/progress-panel.tsx'
)
const { SlotTile } = await import('../../../../../web/admin/upload-manager/views/slot-tile.tsx')
const { UnfinishedNotice } = await import(
  '../../../../../web/admin/upload-manager/views/unfinished-notice.tsx'
)

const test = suite('presses on the views of uploads')

const slot: MediaSlot = { path: 'a.jpg', fileName: 'a.jpg', kind: 'image', present: false }
const file: ChosenFile = {
  ...{ path: 'a.jpg', name: 'a.jpg', size: 2048, changedAt: 1, format: 'JPEG' },
  read: async () => new Blob(),
}
let count = 0
function task(state: Task['state'], more: Partial<Task> = {}): Task {
  count += 1
  const target = { slot, path: slot.path, kind: slot.kind, isPresent: false }
  return {
    ...{ id: count, file, target, state, bytes: 2048, sent: 512, isPrepared: true, isExtra: false },
    ...more,
  }
}

test.before.each(() => {
  use(() => {
    queue.state.set({ tasks: [] })
    selection.set(new Map())
    unfinished.set(new Map())
    clearLog()
  })
})

test('the panel unfolds its files and folds them again', () => {
  queue.state.set({ tasks: [task('failed')] })
  const panel = liveHook(ProgressPanel)
  const isUnfolded = () => [
    elementIn(panel.now, 'section').props['data-unfolded'],
    elementIn(panel.now, 'button').props['aria-expanded'],
  ]
  assert.equal(isUnfolded(), [undefined, false])
  press(panel.now, 'Files')
  assert.equal(isUnfolded(), [true, true])
  press(panel.now, 'Files')
  assert.equal(isUnfolded(), [undefined, false])
})

test('the panel is closed once all is done', () => {
  queue.state.set({ tasks: [task('done'), task('failed')] })
  const panel = liveHook(ProgressPanel)
  press(panel.now, 'Close')
  assert.equal([queue.state.value.tasks, panel.now], [[], null])
})

test('the panel pauses, goes on and cancels all that is under way', () => {
  standIn('setInterval', () => 0)
  queue.state.set({ tasks: [task('waiting'), task('done')], halt: 'signed-out' })
  const panel = liveHook(ProgressPanel)
  press(panel.now, 'Cancel')
  assert.not.match(textOf(panel.now), 'to go')
  queue.state.set({ tasks: [task('offline')] })
  press(panel.now, 'Pause')
  assert.is(queue.state.value.halt, 'paused')
})

test('the panel is drawn again each second while a file is under way', () => {
  const every: number[] = []
  const stopped: number[] = []
  standIn('setInterval', (_: () => void, ms: number) => every.push(ms))
  standIn('clearInterval', (timer: number) => stopped.push(timer))
  const panel = liveHook(ProgressPanel)
  queue.state.set({ tasks: [task('waiting'), task('failed')] })
  assert.ok(panel.now)
  assert.equal(every, [])
  queue.state.set({ tasks: [task('sending')] })
  assert.ok(panel.now)
  assert.equal([every, stopped], [[1000], []])
  queue.state.set({ tasks: [task('done')] })
  assert.ok(panel.now)
  assert.equal([every, stopped], [[1000], [1]])
})

test('what was not finished can be forgotten', () => {
  unfinished.set(new Map([['a', { path: 'a.jpg' }]]))
  const notice = liveHook(UnfinishedNotice)
  press(notice.now, 'Forget them')
  assert.equal([unfinished.value.size, notice.now], [0, null])
})

test('the log has two thousand lines at most, the newest last, and can be cleared', () => {
  const panel = liveHook(LogPanel)
  assert.match(textOf(panel.now), 'Nothing yet')
  for (let line = 1; line <= 2001; line += 1) note(`line ${line}`, line === 2001)
  assert.equal([log.value.length, log.value[0]?.text], [2000, 'line 2'])
  assert.is(new Set(log.value.map(({ id }) => id)).size, 2000)
  const html = htmlOf(panel.now)
  assert.is(html.match(/data-fault/g)?.length, 1)
  assert.match(html, /data-fault="true"><time>\d\d:\d\d:\d\d<\/time> line 2001/)
  assert.not.match(html, 'Nothing yet')
  press(panel.now, 'Clear Log')
  assert.match(textOf(panel.now), 'Nothing yet')
  assert.not.match(htmlOf(panel.now), 'role="log"')
})

test('taking back what is not chosen changes nothing', () => {
  select('a.jpg', file)
  select('b.jpg', file)
  const before = selection.value
  deselect('c.jpg')
  deselectAll([])
  assert.is(selection.value, before)
  deselectAll(['a.jpg', 'c.jpg'])
  assert.equal([...selection.value.keys()], ['b.jpg'])
})

test('each part of a tile does one thing', () => {
  const happened: string[] = []
  const on = (what: string) => (of: MediaSlot) => happened.push(`${what} ${of.path}`)
  const useTile = (SlotTile as unknown as { type: (props: object) => JSX }).type
  select('a.jpg', file)
  const tile = liveHook(() =>
    useTile({
      ...{ slot, details: undefined, isMarked: true },
      ...{ onPick: on('pick'), onOpen: on('open'), onMark: on('mark'), onMove: on('move') },
    }),
  )
  const part = (className: string) =>
    elementIn(
      tile.now,
      className === 'slot-mark' ? 'input' : 'button',
      props => props.className === className,
    ).props
  part('slot-picture').onClick()
  part('slot-name').onClick()
  part('slot-mark').onChange()
  assert.equal(happened, ['pick a.jpg', 'open a.jpg', 'mark a.jpg'])
  assert.is(part('slot-mark').checked, true)
  part('slot-take-back').onClick()
  assert.is(selection.value.size, 0)
  assert.is(part('slot-picture').title, 'a.jpg')
})

type JSX = ReturnType<typeof UnfinishedNotice>

test.run()
