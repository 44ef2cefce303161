import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot } from '../../../../../web/admin/contract.ts'
import type { ChosenFile } from '../../../../../web/admin/upload-manager/files/chosen-file.ts'
import type { Decision } from '../../../../../web/admin/upload-manager/placement/decide.ts'
import { targetForSlot } from '../../../../../web/admin/upload-manager/placement/name-index.ts'
import { DryRun } from '../../../../../web/admin/upload-manager/views/dry-run.tsx'
import { DryRunRows } from '../../../../../web/admin/upload-manager/views/dry-run-rows.tsx'
import { DryRunTools } from '../../../../../web/admin/upload-manager/views/dry-run-tools.tsx'
import { PlacePicker } from '../../../../../web/admin/upload-manager/views/place-picker.tsx'
import { SectionPicker } from '../../../../../web/admin/upload-manager/views/section-picker.tsx'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, press, textOf } from '../../../../support/rendered.tsx'

openAdminPage()

const test = suite('deciding by hand where files go')

const file = (name: string): ChosenFile => ({
  ...{ path: name, name, size: 2048, changedAt: 1, format: 'JPEG' },
  read: async () => new Blob(),
})
const slot = (path: string, more: Partial<MediaSlot> = {}): MediaSlot => ({
  ...{ path, fileName: path, kind: 'image', present: false },
  ...more,
})
const placed = (name: string, more: Partial<Decision> = {}): Decision => ({
  ...{ file: file(name), verdict: 'new', by: 'name', isChosen: true },
  target: targetForSlot(slot(`chairs/${name}`)),
  ...more,
})

function open(decisions: Decision[], slots: MediaSlot[] = []) {
  const uploaded: string[][] = []
  const hook = liveHook(() =>
    DryRun({
      ...{ placements: decisions, slots, branches: [], section: '', details: undefined },
      nameOf: path => path,
      onUpload: chosen => uploaded.push(chosen.map(({ file }) => file.name)),
    }),
  )
  const part = (type: unknown) => elementIn(hook.now, type).props
  return {
    hook,
    uploaded,
    part,
    has: (type: unknown) => elementsIn(hook.now).some(one => one.type === type),
  }
}

test('what would happen is counted, each file once', () => {
  const { hook } = open([
    ...[placed('a.jpg'), placed('b.jpg')],
    ...[placed('c.jpg', { verdict: 'replaces' }), placed('d.jpg', { verdict: 'there' })],
    ...[placed('e.jpg', { verdict: 'conflict' }), placed('f.jpg', { verdict: 'refused' })],
    { file: file('g.jpg'), verdict: 'unplaced', isChosen: false },
  ])
  assert.match(
    textOf(elementIn(hook.now, 'p', ({ role }) => role === 'status')),
    '7 files: 2 new, 1 replace a file, 1 already there, 1 in conflict, 2 left out.',
  )
})

test('files that are ticked are uploaded, and none without a tick', () => {
  const { hook, uploaded, part } = open([placed('a.jpg'), placed('b.jpg')])
  const button = () => elementIn(hook.now, 'button').props
  assert.is(button().disabled, false)
  part(DryRunRows).onTick(part(DryRunRows).decisions[0].file, false, false)
  press(hook.now, 'Upload')
  assert.equal(uploaded, [['b.jpg']])
  assert.match(textOf(elementIn(hook.now, 'button')), 'Upload 1 file')
  part(DryRunRows).onTick(part(DryRunRows).decisions[1].file, false, false)
  assert.is(button().disabled, true)
})

test('swapping is offered where there are two files', () => {
  const hint = (...decisions: Decision[]) =>
    textOf(
      elementIn(open(decisions).hook.now, 'p', ({ className }) => className === 'dry-run-hint'),
    )
  assert.is(hint(placed('a.jpg')), '')
  assert.match(hint(placed('a.jpg'), placed('b.jpg')), 'to swap their places')
})

test('one file gets another place, by a search that then closes', () => {
  const free = slot('sofas/x.jpg')
  const { part, has } = open([placed('a.jpg')], [free])
  assert.not(has(PlacePicker))
  part(DryRunRows).onMove(part(DryRunRows).decisions[0].file)
  assert.is(part(PlacePicker).title, 'Where shall a.jpg go?')
  part(PlacePicker).onClose()
  assert.not(has(PlacePicker))
  part(DryRunRows).onMove(part(DryRunRows).decisions[0].file)
  part(PlacePicker).onPick(free)
  assert.not(has(PlacePicker))
  assert.is(part(DryRunRows).decisions[0].target.path, 'sofas/x.jpg')
})

test('tools change many files at once', () => {
  const replaces = (name: string) => placed(name, { verdict: 'replaces', isChosen: false })
  const decisions = [replaces('a.jpg'), replaces('b.jpg'), placed('c.jpg')]
  let now: readonly Decision[] = decisions
  let order = ''
  const tools = DryRunTools({
    ...{ decisions, order: 'name', slots: [], branches: [], tick: () => {}, undo: undefined },
    change: next => {
      now = next(now)
    },
    reorder: next => {
      order = next
    },
  })
  const ticked = () => now.map(({ isChosen }) => isChosen)
  press(tools, 'Tick the')
  assert.equal(ticked(), [true, true, true])
  press(tools, 'Untick all')
  assert.equal(ticked(), [false, false, false])
  const orders = ['time', 'name'].map(value => {
    elementIn(tools, 'select').props.onChange({ currentTarget: { value } })
    return order
  })
  assert.equal(orders, ['time', 'name'])
})

test('the empty places of a section are offered to files without a place', () => {
  const decision: Decision = { file: file('x.jpg'), verdict: 'unplaced', isChosen: false }
  const inner = { title: 'Chairs', path: 'chairs', above: ['Home'], branches: [], present: 0 }
  const picked: string[] = []
  const labels = (path: string, slots: MediaSlot[]) => {
    const picker = SectionPicker({
      branches: [{ ...inner, path, slots }],
      placed: [decision],
      taken: new Set(['chairs/taken.jpg']),
      onPick: path => picked.push(path),
    })
    elementIn(picker, 'select').props.onChange({ currentTarget: { value: 'chairs' } })
    return elementsIn(picker)
      .filter(({ type }) => type === 'option')
      .slice(1)
      .map(option => textOf(option))
  }
  const slots = [
    slot('chairs/a.jpg'),
    slot('chairs/taken.jpg'),
    slot('chairs/b.jpg', { present: true }),
    slot('chairs/c.mp4', { kind: 'video' }),
  ]
  assert.equal(labels('chairs', slots), ['Home / Chairs (1 empty)'])
  assert.equal(labels('chairs', slots.slice(1)), [])
  assert.equal(labels('', slots), [])
  assert.equal(picked, ['chairs', 'chairs', 'chairs'])
})

test.run()
