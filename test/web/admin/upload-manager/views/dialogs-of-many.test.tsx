import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { MediaSlot, NamedSlotDetails } from '../../../../../web/admin/contract.ts'
import type { SaveDetails } from '../../../../../web/admin/upload-manager/media/use-save-details.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { answerQuestion } from '../../../../support/answer-question.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn, htmlOf, textOf } from '../../../../support/rendered.tsx'
import { standIn } from '../../../../support/stand-in.ts'

openAdminPage()
const { Outdated } = await import('../../../../../web/admin/ui/outdated.tsx')
const { ManyDialog } = await import('../../../../../web/admin/upload-manager/views/many-dialog.tsx')
const { WordsDialog } = await import(
  '../../../../../web/admin/upload-manager/views/words-dialog.tsx'
)
const { WordsRows } = await import('../../../../../web/admin/upload-manager/views/words-rows.tsx')

const test = suite('dialogs about many places')

const slot = (path: string): MediaSlot => ({
  ...{ path, fileName: path, kind: 'image', present: false },
})
const details = (path: string, more: Partial<NamedSlotDetails> = {}): NamedSlotDetails => ({
  ...{ path, address: '/', defaults: { productName: 'Ch1' }, needsAlt: false, version: 3 },
  own: {
    ...{ productName: 'Nyota', alt: '', title: '', description: '', isVisible: true },
    builtVersion: '',
  },
  ...more,
})

/** As much of form data as the dialogs ask for. */
class Fields extends Map<string, string> {
  override get = (name: string) =>
    [...this].find(([field]) => field === name)?.[1] ?? (null as never)
}

type Result = Awaited<ReturnType<SaveDetails>>

/** A dialog over places, whose saves get one answer. */
function open(
  dialog: (props: { onSave: SaveDetails; onClose: () => void }) => JSX,
  result: Result = { slots: [] },
) {
  standIn('FormData', Fields)
  const happened = { saved: [] as unknown[], closed: 0 }
  const onSave: SaveDetails = async changes => {
    happened.saved.push(Object.fromEntries(changes))
    return result
  }
  const onClose = () => {
    happened.closed += 1
  }
  const hook = liveHook(() => dialog({ onSave, onClose }))
  const submit = async (fields: Record<string, string>) => {
    const event = { preventDefault: () => {}, currentTarget: Object.entries(fields) }
    elementIn(hook.now, 'form').props.onSubmit(event)
    await new Promise(resolve => setImmediate(resolve))
  }
  const alert = () => textOf(elementsIn(hook.now).filter(({ props }) => props.role === 'alert'))
  return { hook, happened, submit, alert }
}

type JSX = ReturnType<typeof ManyDialog>

const paths = ['a.jpg', 'b.jpg']
const many =
  (of = paths) =>
  (on: Parameters<Parameters<typeof open>[0]>[0]) =>
    ManyDialog({ slots: of.map(slot), inCatalogs: [], ...on })
const words = (on: Parameters<Parameters<typeof open>[0]>[0]) =>
  WordsDialog({
    ...{ slots: paths.map(slot), ...on },
    details: new Map(paths.map(path => [path, details(path)])),
  })

test('the same detail is saved for all, and then the dialog is closed', async () => {
  const { happened, submit, alert } = open(many())
  await submit({ title: ' ' })
  assert.equal([alert(), happened.saved], ['Fill in what is to change.', []])
  await submit({ title: ' Oak ' })
  assert.equal(happened, {
    saved: [{ 'a.jpg': { title: 'Oak' }, 'b.jpg': { title: 'Oak' } }],
    closed: 1,
  })
})

test('hiding several places is asked about, hiding one or showing them is not', async () => {
  const { happened, submit } = open(many())
  await submit({ isVisible: 'no' })
  assert.is(answerQuestion(false).title, 'Take 2 places off the site?')
  await new Promise(resolve => setImmediate(resolve))
  assert.equal(happened, { saved: [], closed: 0 })
  await submit({ isVisible: 'no' })
  answerQuestion(true)
  await new Promise(resolve => setImmediate(resolve))
  await submit({ isVisible: 'yes' })
  assert.is(happened.saved.length, 2)
})

test('hiding one place is saved at once', async () => {
  const { happened, submit } = open(many(['a.jpg']))
  await submit({ isVisible: 'no' })
  assert.equal(happened, { saved: [{ 'a.jpg': { isVisible: false } }], closed: 1 })
})

test('a refusal says why and leaves the dialog open', async () => {
  const { happened, submit, alert } = open(many(), { reason: 'Too long', isOutdated: true })
  await submit({ title: 'Oak' })
  assert.equal([alert(), happened.closed], ['Too long', 0])
})

test('of a table the changed words alone are saved, with the version that was shown', async () => {
  const { happened, submit, alert } = open(words)
  await submit({ 'productName a.jpg': 'Nyota' })
  assert.equal([alert(), happened.saved], ['Nothing has been changed yet.', []])
  await submit({ 'productName a.jpg': 'Nyota', 'alt b.jpg': 'A chair' })
  assert.equal(happened, { saved: [{ 'b.jpg': { alt: 'A chair', version: 3 } }], closed: 1 })
})

test('a table that is outdated is to be read again, and says no other reason', async () => {
  const isOutdated = (hook: { now: JSX }) =>
    elementsIn(hook.now).some(({ type }) => type === Outdated)
  const outdated = open(words, { reason: 'Changed', isOutdated: true })
  assert.not(isOutdated(outdated.hook))
  await outdated.submit({ 'alt b.jpg': 'A chair' })
  assert.equal(
    [isOutdated(outdated.hook), outdated.alert(), outdated.happened.closed],
    [true, '', 0],
  )
})

test('a table that is refused says why', async () => {
  const refused = open(words, { reason: 'Too long', isOutdated: false })
  await refused.submit({ 'alt b.jpg': 'A chair' })
  assert.equal([refused.alert(), refused.happened.closed], ['Too long', 0])
})

test('a row has the name of a product where it is one, and notes what is newer', () => {
  const row = (more: Partial<NamedSlotDetails> = {}, newer = {}) =>
    htmlOf(
      <WordsRows
        rows={[
          { slot: slot('a.jpg'), loaded: details('a.jpg', more), typed: { alt: 'Mine' }, newer },
        ]}
      />,
    )
  assert.match(row(), /<strong>Ch1<\/strong>/)
  assert.match(row(), /name="productName a.jpg"/)
  assert.not.match(row(), 'field-note')
  const other = row({ defaults: {} })
  assert.not.match(other, /name="productName/)
  assert.match(other, /<strong>Nyota<\/strong>/)
  const noted = row({}, { alt: 'Theirs' })
  assert.match(noted, /aria-describedby="alt-a.jpg"/)
  assert.is(noted.match(/class="field-note"/g)?.length, 1)
  assert.match(noted, 'saved “Theirs” meanwhile')
})

test('Enter goes to the same column of the next row, other keys nowhere', () => {
  const list = WordsRows({ rows: [] })
  const pressed = (key: string, { isLast = false, isInput = true } = {}) => {
    const happened = { focused: '', isTaken: false }
    class Input {
      dataset = { column: 'alt' }
      closest = () => ({
        nextElementSibling: isLast
          ? null
          : { querySelector: (field: string) => ({ focus: () => (happened.focused = field) }) },
      })
    }
    standIn('HTMLInputElement', Input)
    const preventDefault = () => {
      happened.isTaken = true
    }
    list.props.onKeyDown({ key, target: isInput ? new Input() : {}, preventDefault })
    return happened
  }
  assert.equal(pressed('Enter'), { focused: '[data-column=alt]', isTaken: true })
  assert.equal(pressed('Enter', { isLast: true }), { focused: '', isTaken: true })
  assert.equal(pressed('Enter', { isInput: false }), { focused: '', isTaken: false })
  assert.equal(pressed('a'), { focused: '', isTaken: false })
})

test.run()
