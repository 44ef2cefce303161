import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { NamedSlotDetails } from '../../../../../../../web/admin/contract.ts'
import { typedDetails } from '../../../../../../../web/features/media/admin/upload-manager/media/typed-details.ts'
import type { SaveDetails } from '../../../../../../../web/features/media/admin/upload-manager/media/use-save-details.ts'
import {
  refreshedRows,
  wordChanges,
  wordsOf,
} from '../../../../../../../web/features/media/admin/upload-manager/media/words-of-slots.ts'
import { openAdminPage } from '../../../../../../support/admin-page.ts'
import { answerQuestion } from '../../../../../../support/answer-question.ts'
import { liveHook } from '../../../../../../support/live-hook.tsx'
import { elementIn, elementsIn, formFaultIn, htmlOf } from '../../../../../../support/rendered.tsx'
import { standIn } from '../../../../../../support/stand-in.ts'
import { details, slot } from '../places.ts'

openAdminPage()
const { Outdated } = await import('../../../../../../../web/admin/ui/outdated.tsx')
const { ManyDialog } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/many-dialog.tsx'
)
const { WordsDialog } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/words-dialog.tsx'
)
const { WordsRows } = await import(
  '../../../../../../../web/features/media/admin/upload-manager/views/words-rows.tsx'
)

const test = suite('what is typed about places')

const product = (path: string, own = {}, more: Partial<NamedSlotDetails> = {}) =>
  details(path, { productName: 'Nyota', ...own }, { defaults: { productName: 'Ch1' }, ...more })

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
  const alert = () => formFaultIn(hook.now)
  return { hook, happened, submit, alert }
}

type JSX = ReturnType<typeof ManyDialog>

const paths = ['a.jpg', 'b.jpg']

const many =
  (of = paths) =>
  (on: Parameters<Parameters<typeof open>[0]>[0]) =>
    ManyDialog({ slots: of.map(path => slot(path)), inCatalogs: [], ...on })

const words = (on: Parameters<Parameters<typeof open>[0]>[0]) =>
  WordsDialog({
    ...{ slots: paths.map(path => slot(path)), ...on },
    details: new Map(paths.map(path => [path, product(path, {}, { version: 3 })])),
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
  assert.ok(isOutdated(outdated.hook))
  assert.equal([outdated.alert(), outdated.happened.closed], [undefined, 0])
})

test('a table that is refused says why', async () => {
  const refused = open(words, { reason: 'Too long', isOutdated: false })
  await refused.submit({ 'alt b.jpg': 'A chair' })
  assert.equal([refused.alert(), refused.happened.closed], ['Too long', 0])
})

test('a row has the name of a product where it is one, and notes what is newer', () => {
  const row = (more: Partial<NamedSlotDetails> = {}, newer = {}) => {
    const loaded = product('a.jpg', {}, more)
    const rows = [{ slot: slot('a.jpg'), loaded, typed: { alt: 'Mine' }, newer }]
    return htmlOf(<WordsRows rows={rows} />)
  }
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

function formWith(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

const shown = { isVisible: 'on' }

test('what is typed is sent without spaces around it, and only where it differs', () => {
  const data = formWith({ ...shown, productName: ' Nyota ', alt: ' A chair ' })
  assert.equal(typedDetails(data, product('a/1.jpg')), { alt: 'A chair' })
  assert.equal(typedDetails(formWith({ title: '' }), product('a/1.jpg')), { isVisible: false })
})

test('a tick is of the photo that is there now alone', () => {
  const ticked = (of: string) => formWith({ ...shown, builtVersion: of })
  assert.equal(typedDetails(ticked('a-1'), product('a/1.jpg'), 'a-1'), { builtVersion: 'a-1' })
  const known = product('a/1.jpg', { builtVersion: 'a-1' })
  assert.equal(typedDetails(ticked('a-1'), known, 'a-1'), {})
  assert.equal(typedDetails(formWith(shown), known, 'a-1'), { builtVersion: '' })
  assert.equal(typedDetails(formWith(shown), known, 'b-1'), {}, 'another photo, without a tick')
  assert.equal(typedDetails(formWith(shown), known), {}, 'no photo')
})

test('of many places those with words that differ are sent, with the version of a product', () => {
  const known = new Map([
    ['a/1.jpg', product('a/1.jpg', {}, { version: 3 })],
    ['a/2.jpg', product('a/2.jpg')],
  ])
  const slots = ['a/1.jpg', 'a/2.jpg', 'unknown.jpg'].map(path => slot(path))
  const rows = wordsOf(slots, known)
  assert.is(rows.length, 2)
  const data = formWith({
    ...{ 'productName a/1.jpg': 'Jua', 'alt a/1.jpg': ' ' },
    ...{ 'productName a/2.jpg': 'Nyota', 'title a/2.jpg': 'Oak' },
  })
  const changes = Object.fromEntries(wordChanges(data, rows))
  const changed = { productName: 'Jua', version: 3 }
  assert.equal(changes, { 'a/1.jpg': changed, 'a/2.jpg': { title: 'Oak' } })
})

test('loaded again, rows name what is newer, and what was typed is sent over it', () => {
  const rows = wordsOf(
    [slot('a/1.jpg')],
    new Map([['a/1.jpg', product('a/1.jpg', {}, { version: 3 })]]),
  )
  const data = formWith({ 'productName a/1.jpg': 'Mwezi', 'title a/1.jpg': '' })
  const now = new Map([
    ['a/1.jpg', product('a/1.jpg', { productName: 'Jua', title: 'Oak' }, { version: 4 })],
  ])
  const [row] = refreshedRows(data, rows, now)
  assert.equal(row?.newer, { productName: 'Jua', title: 'Oak' })
  assert.equal(row?.typed, { productName: 'Mwezi' })
  const after = formWith({ 'productName a/1.jpg': 'Mwezi', 'title a/1.jpg': 'Oak' })
  const changes = wordChanges(after, row ? [row] : [])
  assert.equal([...changes], [['a/1.jpg', { productName: 'Mwezi', version: 4 }]])
})

test.run()
