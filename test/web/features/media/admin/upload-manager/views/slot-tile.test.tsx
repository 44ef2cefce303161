import type { ReactNode } from 'react'
import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import type { MediaSlot, NamedSlotDetails } from '../../../../../../../web/admin/contract.ts'
import type { Task } from '../../../../../../../web/features/media/admin/upload-manager/sending/task.ts'
import { openAdminPage } from '../../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../../support/live-hook.tsx'
import { elementsIn, htmlOf, textOf } from '../../../../../../support/rendered.tsx'
import { details, file, slot, task } from '../places.ts'

openAdminPage()
const { queue } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/uploads.ts'
)
const { select, selection } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/selection.ts'
)
const { Conflicts } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/conflicts.tsx'
)
const { FileActions } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/file-actions.tsx'
)
const { SlotFileState } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/slot-file-state.tsx'
)
const { SlotTile } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/slot-tile.tsx'
)

const test = suite('place of a file on the screen')

const place = (more: Partial<MediaSlot> = {}) => slot('chairs/a.jpg', more)

const uploading = (...tasks: Task[]) => queue.state.set({ tasks })

test.before.each(() => {
  use(() => {
    queue.state.set({ tasks: [] })
    selection.set(new Map())
  })
})

const stateOf = (of = place()) => <SlotFileState slot={of} />

test('a place says what is on its way to it, and whether it waits', () => {
  assert.is(textOf(stateOf()), '')
  uploading(task('sending'))
  assert.is(textOf(stateOf()), 'On its way: a.jpg Cancel')
  uploading(task('offline'))
  assert.is(textOf(stateOf()), 'Waits for the connection: a.jpg Cancel')
})

test('a place says what was refused, before what is chosen', () => {
  select('chairs/a.jpg', file('b.jpg', { size: 2048 }))
  assert.is(textOf(stateOf()), 'Chosen, not uploaded yet: b.jpg, 2 KB Upload it Take it back')
  uploading(task('failed', { fault: 'It is damaged.' }))
  assert.is(textOf(stateOf()), 'a.jpg is not in place. It is damaged. Take it back')
})

test('a place says what came into it, and offers the file before where one was replaced', () => {
  const placed = (receipt: Task['receipt']) => {
    uploading(task('done', receipt && { receipt }))
    return textOf(stateOf(place({ present: true })))
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
  assert.is(textOf(stateOf(place({ present: false }))), '')
})

function tileOf(more: Partial<MediaSlot> = {}, own?: NamedSlotDetails) {
  const nothing = () => undefined
  const actions = { onPick: nothing, onOpen: nothing, onMark: nothing, onMove: nothing }
  const tile = <SlotTile slot={place(more)} details={own} isMarked={false} {...actions} />
  const tag = /class="tag" data-look="(\w+)">(?:<svg.*?<\/svg>)?([^<]*)/.exec(htmlOf(tile))
  const html = htmlOf(tile)
  return { html, tag: `${tag?.[1]} ${tag?.[2]}`, mayTakeBack: html.includes('Take back the file') }
}

test('the tag of a tile says what its place holds', () => {
  assert.is(tileOf().tag, 'drawing Drawing')
  assert.is(tileOf({ present: true }).tag, 'present Photo')
  assert.is(tileOf({ present: true }, details('', { isVisible: false })).tag, 'hidden Hidden')
  assert.is(tileOf({ present: true }, details('')).tag, 'present Photo')
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
  select('chairs/a.jpg', file('b.jpg', { size: 2048 }))
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
  const conflict = place({ present: true })
  uploading(task('failed', { conflict }), task('failed'))
  const one = textOf(<Conflicts details={undefined} />)
  assert.match(one, 'One place has another file meanwhile')
  assert.not.match(one, 'of all')
  assert.match(one, 'There now')
  uploading(task('failed', { conflict }), task('failed', { conflict: place() }))
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
        slot={place(more)}
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

test('each part of a tile does one thing', () => {
  const happened: string[] = []
  const on = (what: string) => (of: MediaSlot) => happened.push(`${what} ${of.path}`)
  const useTile = (SlotTile as unknown as { type: (props: object) => ReactNode }).type
  select('chairs/a.jpg', file('a.jpg'))
  const tile = liveHook(() =>
    useTile({
      ...{ slot: place(), details: undefined, isMarked: true },
      ...{ onPick: on('pick'), onOpen: on('open'), onMark: on('mark'), onMove: on('move') },
    }),
  )
  const part = (name: string) => {
    const found = elementsIn(tile.now).find(({ props }) => props.className === name)
    return found?.props
  }
  part('slot-picture').onClick()
  part('slot-name').onClick()
  part('slot-mark').onChange()
  assert.equal(happened, ['pick chairs/a.jpg', 'open chairs/a.jpg', 'mark chairs/a.jpg'])
  assert.is(part('slot-mark').checked, true)
  part('slot-take-back').onClick()
  assert.is(selection.value.size, 0)
  assert.is(part('slot-picture').title, 'chairs/a.jpg')
})

test.run()
