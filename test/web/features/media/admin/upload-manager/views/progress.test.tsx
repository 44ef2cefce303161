import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { Task } from '../../../../../../../web/features/media/admin/upload-manager/sending/task.ts'
import { openAdminPage } from '../../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../../support/live-hook.tsx'
import { buttonsOf, elementIn, htmlOf, press, textOf } from '../../../../../../support/rendered.tsx'
import { standIn } from '../../../../../../support/stand-in.ts'
import { file, slot, task } from '../places.ts'

openAdminPage()
const { queue } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/uploads.ts'
)
const { select, selection, deselect, deselectAll } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/selection.ts'
)
const { uploadsInOtherTabs: elsewhere, unfinished } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/unfinished.ts'
)
const { ChosenBar } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/chosen-bar.tsx'
)
const { ProgressPanel } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/progress-panel.tsx'
)
const { UnfinishedNotice } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/unfinished-notice.tsx'
)
const { clearLog, log, note } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/log.ts'
)
const { LogPanel } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/log-panel.tsx'
)

const test = suite('progress and choice of uploads')

const uploading = (...tasks: Task[]) => queue.state.set({ tasks })

test.before.each(() => {
  use(() => {
    queue.state.set({ tasks: [] })
    selection.set(new Map())
    unfinished.set(new Map())
    elsewhere.set(0)
    clearLog()
  })
})

test('the panel is absent without files of a person', () => {
  assert.is(htmlOf(<ProgressPanel />), '')
  uploading(task('sending', { isExtra: true }))
  assert.is(htmlOf(<ProgressPanel />), '')
})

test('the panel says how far files are, and can be paused', () => {
  uploading(task('sending'), task('done'))
  assert.match(textOf(<ProgressPanel />), '1 of 2 files 62 % · 2 KB to go')
  assert.equal(buttonsOf(<ProgressPanel />), ['Files', 'Pause', 'Cancel', 'Cancel a.jpg'])
  assert.match(htmlOf(<ProgressPanel />), 'value="0.625" aria-label="All uploads"')
})

test('the panel waits for the person where it is halted', () => {
  queue.state.set({ tasks: [task('waiting')], halt: 'paused' })
  assert.match(textOf(<ProgressPanel />), '25 % · 2 KB to go · paused')
  assert.equal(buttonsOf(<ProgressPanel />), ['Continue', 'Cancel'])
  queue.state.set({ tasks: [task('waiting')], halt: 'signed-out' })
  assert.match(textOf(<ProgressPanel />), 'waits until you sign in')
})

test('the panel says why files wait', () => {
  uploading(task('offline', { fault: 'Later' }))
  assert.match(textOf(<ProgressPanel />), 'the site takes no files just now')
  assert.match(textOf(<ProgressPanel />), 'Later')
  uploading(task('offline', { fault: 'Later' }), task('offline'))
  assert.match(textOf(<ProgressPanel />), 'the connection is lost, it goes on by itself')
  assert.match(textOf(<ProgressPanel />), 'waits for the connection')
  uploading(task('sending'))
  assert.not.match(textOf(<ProgressPanel />), 'by itself')
})

test('the panel offers to try again what was not refused, once all is done', () => {
  uploading(task('done'), task('failed', { fault: 'Full' }))
  assert.match(textOf(<ProgressPanel />), '1 of 2 files done · 1 failed')
  assert.match(textOf(<ProgressPanel />), 'a.jpg Full')
  assert.equal(buttonsOf(<ProgressPanel />), ['Files', 'Retry 1 failed', 'Close'])
  uploading(task('failed', { isRefused: true }))
  assert.equal(buttonsOf(<ProgressPanel />), ['Files', 'Close'])
  uploading(task('done'))
  assert.match(textOf(<ProgressPanel />), /1 of 1 files done Close$/)
  assert.equal(buttonsOf(<ProgressPanel />), ['Close'])
  queue.state.set({ tasks: [task('done')], halt: 'paused' })
  assert.equal(buttonsOf(<ProgressPanel />), ['Close'])
  uploading(task('failed', { sent: 0 }), task('failed', { sent: 0 }))
  assert.match(htmlOf(<ProgressPanel />), 'value="1"')
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

test('files chosen in other sections are counted', () => {
  const all = ['a.jpg', 'b.jpg', 'c.jpg'].map(path => slot(path))
  const bar = <ChosenBar all={all} slots={all.slice(0, 1)} />
  select('a.jpg', file('a.jpg'))
  assert.is(textOf(bar), '')
  select('b.jpg', file('b.jpg'))
  assert.match(textOf(bar), 'One file is chosen in other sections')
  select('c.jpg', file('c.jpg'))
  assert.match(textOf(bar), '2 files are chosen in other sections')
})

test('what was not finished is told of until files are chosen again', () => {
  assert.is(textOf(<UnfinishedNotice />), '')
  unfinished.set(new Map([['a', { path: 'a.jpg' }]]))
  assert.match(textOf(<UnfinishedNotice />), 'One upload was not finished.')
  unfinished.set(new Map(['a', 'b'].map(path => [path, { path }])))
  assert.match(textOf(<UnfinishedNotice />), '2 uploads were not finished.')
  elsewhere.set(1)
  assert.match(textOf(<UnfinishedNotice />), 'is uploading one file .'.replace(' .', '.'))
  elsewhere.set(2)
  assert.match(textOf(<UnfinishedNotice />), 'is uploading 2 files.')
  uploading(task('sending'))
  assert.is(textOf(<UnfinishedNotice />), '')
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
  select('a.jpg', file('a.jpg'))
  select('b.jpg', file('b.jpg'))
  const before = selection.value
  deselect('c.jpg')
  deselectAll([])
  assert.is(selection.value, before)
  deselectAll(['a.jpg', 'c.jpg'])
  assert.equal([...selection.value.keys()], ['b.jpg'])
})

test.run()
