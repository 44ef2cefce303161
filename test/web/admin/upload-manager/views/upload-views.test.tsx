import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { MediaSlot, NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import type { Task } from '../../../../../web/admin/upload-manager/sending/task.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { buttonsOf, htmlOf, textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { queue } = await import('../../../../../web/admin/upload-manager/uploads.ts')
const { select, selection } = await import('../../../../../web/admin/upload-manager/selection.ts')
const { elsewhere, unfinished } = await import(
  '../../../../../web/admin/upload-manager/unfinished.ts'
)
const { ChosenBar } = await import('../../../../../web/admin/upload-manager/views/chosen-bar.tsx')
const { Conflicts } = await import('../../../../../web/admin/upload-manager/views/conflicts.tsx')
const { FileActions } = await import(
  '../../../../../web/admin/upload-manager/views/file-actions.tsx'
)
const { ProgressPanel } = await import(
  '../../../../../web/admin/upload-manager/views/progress-panel.tsx'
)
const { SlotFileState } = await import(
  '../../../../../web/admin/upload-manager/views/slot-file-state.tsx'
)
const { SlotTile } = await import('../../../../../web/admin/upload-manager/views/slot-tile.tsx')
const { UnfinishedNotice } = await import(
  '../../../../../web/admin/upload-manager/views/unfinished-notice.tsx'
)

const test = suite('views of uploads')

const slot = (more: Partial<MediaSlot> = {}): MediaSlot => ({
  ...{ path: 'chairs/a.jpg', fileName: 'a.jpg', kind: 'image', present: false },
  ...more,
})
const file = (name = 'a.jpg', size = 2048): ChosenFile => ({
  ...{ path: name, name, size, changedAt: 1, format: 'JPEG' },
  read: async () => new Blob(),
})
let count = 0
function task(state: Task['state'], more: Partial<Task> = {}): Task {
  count += 1
  const own = slot()
  const target = { slot: own, path: own.path, kind: own.kind, isPresent: false }
  const bytes = { bytes: 2048, sent: 512, isPrepared: true }
  return { id: count, file: file(), target, state, ...bytes, isExtra: false, ...more }
}
const uploading = (...tasks: Task[]) => queue.state.set({ tasks })

test.before.each(() => {
  use(() => {
    queue.state.set({ tasks: [] })
    selection.set(new Map())
    unfinished.set(new Map())
    elsewhere.set(0)
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

const stateOf = (of = slot()) => <SlotFileState slot={of} />

test('a place says what is on its way to it, and whether it waits', () => {
  assert.is(textOf(stateOf()), '')
  uploading(task('sending'))
  assert.is(textOf(stateOf()), 'On its way: a.jpg Cancel')
  uploading(task('offline'))
  assert.is(textOf(stateOf()), 'Waits for the connection: a.jpg Cancel')
})

test('a place says what was refused, before what is chosen', () => {
  select('chairs/a.jpg', file('b.jpg'))
  assert.is(textOf(stateOf()), 'Chosen, not uploaded yet: b.jpg, 2 KB Upload it Take it back')
  uploading(task('failed', { fault: 'It is damaged.' }))
  assert.is(textOf(stateOf()), 'a.jpg is not in place. It is damaged. Take it back')
})

test('a place says what came into it, and offers the file before where one was replaced', () => {
  const placed = (receipt: Task['receipt']) => {
    uploading(task('done', receipt && { receipt }))
    return textOf(stateOf(slot({ present: true })))
  }
  const receipt = { size: 1, version: 'v', binEntry: 'bin' }
  assert.is(placed({ ...receipt, status: 'uploaded' }), 'In place: a.jpg')
  assert.is(placed({ ...receipt, status: 'unchanged' }), 'This file was there already: a.jpg')
  const undo = 'The file before it is in the bin for 30 days. Undo: back to the file before'
  assert.is(
    placed({ ...receipt, status: 'replaced' }),
    `In place: a.jpg . ${undo}`.replace(' . ', '. '),
  )
  const { binEntry: _, ...withoutBin } = receipt
  assert.is(placed({ ...withoutBin, status: 'replaced' }), 'In place: a.jpg')
  assert.is(textOf(stateOf(slot({ present: false }))), '')
})

const details = (isVisible: boolean): NamedSlotDetails => ({
  ...{ path: 'chairs/a.jpg', address: '/', defaults: {}, needsAlt: false },
  own: { productName: 'Ch1', alt: '', title: '', description: '', isVisible, builtVersion: '' },
})

function tileOf(more: Partial<MediaSlot> = {}, own?: NamedSlotDetails) {
  const nothing = () => undefined
  const actions = { onPick: nothing, onOpen: nothing, onMark: nothing, onMove: nothing }
  const tile = <SlotTile slot={slot(more)} details={own} isMarked={false} {...actions} />
  const tag = /class="tag" data-look="(\w+)">(?:<svg.*?<\/svg>)?([^<]*)/.exec(htmlOf(tile))
  const html = htmlOf(tile)
  return { html, tag: `${tag?.[1]} ${tag?.[2]}`, mayTakeBack: html.includes('Take back the file') }
}

test('the tag of a tile says what its place holds', () => {
  assert.is(tileOf().tag, 'drawing Drawing')
  assert.is(tileOf({ present: true }).tag, 'present Photo')
  assert.is(tileOf({ present: true }, details(false)).tag, 'hidden Hidden')
  assert.is(tileOf({ present: true }, details(true)).tag, 'present Photo')
  assert.match(tileOf().html, 'data-drawing')
  assert.not.match(tileOf({ present: true }).html, 'data-drawing')
})

test('the tag of a tile says how far its file is, and what can be taken back', () => {
  const after = (state: Task['state'], more?: Partial<Task>) => {
    uploading(task(state, more))
    const { tag, mayTakeBack, html } = tileOf()
    return [tag, mayTakeBack, html.includes('slot-progress')]
  }
  assert.equal(after('failed'), ['failed Failed', true, true])
  assert.equal(after('offline'), ['busy Offline', false, true])
  assert.equal(after('waiting'), ['busy Waiting', false, true])
  assert.equal(after('sending'), ['busy 25 %', false, true])
  assert.equal(after('sending', { sent: 4096 }), ['busy 100 %', false, true])
  assert.equal(after('sending', { bytes: 0 }), ['busy 0 %', false, true])
  assert.equal(after('done'), ['placed Photo', false, false])
  uploading()
  select('chairs/a.jpg', file('b.jpg'))
  const { tag, mayTakeBack, html } = tileOf({ present: true })
  assert.equal([tag, mayTakeBack], ['chosen Chosen', true])
  assert.match(html, 'title="b.jpg"')
})

test('a tile has a picture where there is one, and a mark where its file has just come', () => {
  assert.match(tileOf().html, '<img')
  assert.match(tileOf({ present: true, version: 'v1' }).html, /<img src="[^"]*w=320"/)
  assert.not.match(tileOf({ kind: 'pdf' }).html, '<img')
  assert.not.match(tileOf({ present: true }).html, '<svg')
  uploading(task('done'))
  assert.match(tileOf().html, /data-look="placed"><svg/)
})

test('a tile says of a video its kind, and how heavy it is where that is much', () => {
  const heavy = 10 * 1024 * 1024 + 60_000
  const kindOf = (more: Partial<MediaSlot>) =>
    /class="slot-kind">(.*?)<\/span>/.exec(tileOf(more).html)?.[1]
  assert.is(kindOf({ kind: 'image', size: heavy }), undefined)
  assert.is(kindOf({ kind: 'pdf', size: heavy }), 'PDF')
  assert.is(kindOf({ kind: 'video' }), 'Video')
  assert.is(kindOf({ kind: 'video', size: 10 * 1024 * 1024 }), 'Video')
  assert.is(kindOf({ kind: 'video', size: heavy }), 'Video, 10.1 MB')
})

test('places with another file meanwhile are decided one by one, or all at once', () => {
  assert.is(htmlOf(<Conflicts details={undefined} />), '')
  const conflict = slot({ present: true })
  uploading(task('failed', { conflict }), task('failed'))
  const one = textOf(<Conflicts details={undefined} />)
  assert.match(one, 'One place has another file meanwhile')
  assert.not.match(one, 'of all')
  assert.match(one, 'There now')
  uploading(task('failed', { conflict }), task('failed', { conflict: slot() }))
  const two = textOf(<Conflicts details={undefined} />)
  assert.match(two, '2 places have another file meanwhile')
  assert.match(two, 'of all 2 places')
  assert.match(two, 'Empty now')
  assert.is(htmlOf(<Conflicts details={undefined} />).match(/<img/g)?.length, 1)
})

test('what can be done with a file depends on whether it is there, and a video', () => {
  const nothing = () => undefined
  const offered = (more: Partial<MediaSlot>, onUndoMove?: () => void, address?: string) =>
    textOf(
      <FileActions
        slot={slot(more)}
        name="Ch1"
        address={address}
        onPick={nothing}
        onMove={nothing}
        onUndoMove={onUndoMove}
      />,
    )
  assert.is(offered({}), 'Choose a file')
  assert.is(offered({ present: true }), 'Replace Move to another place Delete')
  assert.match(offered({}, nothing), 'Undo the move')
  assert.match(offered({}, undefined, '/chairs'), 'Open on site')
  assert.is(offered({ kind: 'video' }), 'Choose a file')
  assert.match(offered({ kind: 'video', present: true }), 'Take a picture from it')
  assert.match(offered({ kind: 'video', present: true, poster: 'v' }), 'Retake its picture')
})

test('files chosen in other sections are counted', () => {
  const [here, there, other] = ['a.jpg', 'b.jpg', 'c.jpg'].map(path => slot({ path }))
  const all = [here, there, other] as MediaSlot[]
  const bar = <ChosenBar all={all} slots={all.slice(0, 1)} />
  select('a.jpg', file())
  assert.is(textOf(bar), '')
  select('b.jpg', file())
  assert.match(textOf(bar), 'One file is chosen in other sections')
  select('c.jpg', file())
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

test.run()
