import * as assert from 'uvu/assert'
import { suite } from '#test'
import { ChangesList } from '../../../../../web/admin/pages/compare/changes-list.tsx'
import { CompareHead } from '../../../../../web/admin/pages/compare/compare-head.tsx'
import { nameOf, PairChoice } from '../../../../../web/admin/pages/compare/pair-choice.tsx'
import { Button } from '../../../../../web/admin/ui/button.tsx'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import { elementsIn, htmlOf, press, returnOf, textOf } from '../../../../support/rendered.tsx'

const test = suite('controls of the comparison')

function head(count: number, index: number, isPublished = false) {
  const calls: unknown[] = []
  const element = CompareHead({
    ...{ count, index, width: 'phone', onWidth: width => calls.push(width) },
    onGo: by => calls.push(by),
    onPublish: isPublished ? () => calls.push('publish') : undefined,
  })
  const steps = elementsIn(element).filter(({ type }) => type === Button)
  return { element, calls, steps, idle: steps.map(({ props }) => props.isIdle) }
}

test('go from one change to the next, but at the ends', () => {
  assert.equal(head(0, -1).steps, [])
  assert.equal(head(3, -1).idle, [true, false])
  assert.equal(head(3, 0).idle, [true, false])
  assert.equal(head(3, 1).idle, [false, false])
  assert.equal(head(3, 2).idle, [false, true])
  assert.match(textOf(head(3, -1).element), '3 changes')
  assert.match(textOf(head(1, -1).element), '1 change ')
  assert.match(textOf(head(3, 1).element), '2 of 3')
  const { steps, calls } = head(3, 1)
  for (const { props } of steps) props.onClick()
  assert.equal(calls, [-1, 1])
})

test('publish where there is something to publish', () => {
  const { element, calls } = head(1, 0, true)
  press(element, 'Publish')
  assert.equal(calls, ['publish'])
  assert.not.match(textOf(head(1, 0).element), 'Publish')
})

const versions = [{ id: '7', at: '2026-11-24T08:00:00Z', by: 'joan', sections: [] }]

function choice(pair = { before: 'published', after: 'draft' }, isOwn = false, isHidden = false) {
  const chosen: unknown[] = []
  const onChange = (next: object) => chosen.push(next)
  const fields = elementsIn(PairChoice({ pair, versions, isOwn, isHidden, onChange })).filter(
    ({ type }) => type === SelectField,
  )
  return { chosen, fields: fields.map(({ props }) => props) }
}

test('offer each state that there is, and one that is no longer listed', () => {
  const options = (...given: Parameters<typeof choice>) =>
    choice(...given).fields[0]?.options.map(([name, words]: string[]) => `${name}: ${words}`)
  const [draft, published, version, shipped] = options()
  assert.equal(
    [draft, published, shipped],
    ['draft: Your draft', 'published: Published now', 'shipped: As this release ships it'],
  )
  assert.match(version, /^7: .*2026.*, joan$/)
  const own = options(undefined, true, true)
  assert.equal(
    [own[1], own[3]],
    ['published: Published: nothing yet', 'nothing: Before it was first published'],
  )
  assert.equal(options({ before: '5', after: 'draft' }).at(-1), '5: Version 5')
  assert.is(options({ before: '7', after: 'draft' }).length, 4)
  assert.is(nameOf('12'), 'Version 12')
})

test('change one of both states', () => {
  const { chosen, fields } = choice()
  assert.equal(
    fields.map(({ label, value }) => [label, value]),
    [
      ['Old', 'published'],
      ['New', 'draft'],
    ],
  )
  for (const { onChange } of fields) onChange({ target: { value: '7' } })
  assert.equal(chosen, [
    { before: '7', after: 'draft' },
    { before: 'published', after: '7' },
  ])
})

const change = (key: string, kind: string, labels: string[] = []) => ({
  ...{ key, kind, title: `Title ${key}`, marks: ['Changed', 'Moved up'] },
  fields: [{ labels, at: {}, kind: 'added' as const }],
})

test('list what differs, and lead to it and into the draft', () => {
  const calls: string[] = []
  const changes = [change('a', 'changed', ['Card', 'Title']), change('b', 'removed')] as never
  const list = (onEdit?: (key: string) => void) => (
    <ChangesList changes={changes} current="a" onGo={() => undefined} onEdit={onEdit} />
  )
  const edited = list(key => calls.push(key))
  assert.is(
    textOf(edited),
    'Changed, Moved up Title a Card, Title New Edit : Title a Changed, Moved up Title b New',
  )
  assert.not.match(textOf(list()), 'Edit')
  const html = htmlOf(edited)
  assert.equal(html.match(/data-current|aria-current/g), ['data-current', 'aria-current'])
  assert.match(html, 'data-key="a" data-kind="changed" data-current')
  const onGo = (key: string) => calls.push(`to ${key}`)
  const onEdit = (key: string) => calls.push(`edit ${key}`)
  const parts = elementsIn(returnOf(() => ChangesList({ changes, current: 'a', onGo, onEdit })))
  for (const { type, props } of parts) if (type === 'button') props.onClick()
  assert.equal(calls, ['to a', 'edit a', 'to b'])
})

test.run()
