import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Button } from '../../../../../../web/admin/ui/button.tsx'
import { Dialog } from '../../../../../../web/admin/ui/dialog.tsx'
import { api } from '../../../../../../web/base/routes.ts'
import type { PageKinds } from '../../../../../../web/features/pages/field-schema.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementsIn, press, shownToast, textOf } from '../../../../../support/rendered.tsx'
import { clientWith } from '../../../../admin/client-with.ts'
import { openedDraft, pageOf, pageServer, retitled, titlesOf } from '../saving/page-server.ts'

openAdminPage()
const { HistoryDialog } = await import(
  '../../../../../../web/features/pages/admin/editor/history-dialog.tsx'
)
const { AddSection } = await import(
  '../../../../../../web/features/pages/admin/editor/add-section.tsx'
)
const { about } = await import('../../../../../../web/features/pages/admin/saving/about.ts')

const test = suite('history of a page')

const page = pageOf({ a: 'One' })
const version = (id: string, by: string) => ({
  ...{ id, by, at: '2026-11-24T08:00:00.000Z', sections: ['Hero', 'Cards'] },
})

async function open(isOwn = false) {
  const server = pageServer(page)
  const draft = openedDraft(server)
  const known = clientWith({
    [about(api.pageVersions, '/about')]: {
      versions: [version('9', 'joan'), version('5', 'amina')],
    },
    [about(api.editedPage, '/about')]: { isOwn },
  })
  const calls: unknown[] = []
  const hook = liveHook(
    () =>
      HistoryDialog({
        ...{ path: '/about', draft },
        onCompare: pair => calls.push(pair),
        onClose: () => calls.push('closed'),
      }),
    known,
  )
  const buttons = (text: string) =>
    elementsIn(hook.now).filter(
      ({ type, props }) => (type === Button || type === 'button') && props.children[0] === text,
    )
  return { server, draft, hook, calls, buttons }
}

const putBack = 'Put back as a draft'

test('says who changed what, down to the page as it came', async () => {
  const { hook } = await open()
  assert.match(
    textOf(hook.now.props.children),
    /by joan Hero, Cards .* by amina Hero, Cards .* As shipped As this release ships it/,
  )
})

test('compares a version with what it replaced, or with the draft', async () => {
  for (const [isOwn, first] of [
    [false, 'shipped'],
    [true, 'nothing'],
  ] as const) {
    const { calls, buttons } = await open(isOwn)
    for (const { props } of buttons('What it changed')) props.onClick()
    for (const { props } of buttons('Compare with the draft')) props.onClick()
    assert.equal(calls, [
      { before: '5', after: '9' },
      { before: first, after: '5' },
      ...['9', '5', 'shipped'].map(before => ({ before, after: 'draft' })),
    ])
  }
})

test('puts a version back as a draft, which can be undone', async () => {
  const { server, draft, calls, buttons } = await open()
  const sent = answerRequests(() => {
    server.store(now => retitled(now, 'a', 'Former'))
    return {}
  })
  await buttons(putBack)[1]?.props.onClick()
  assert.equal(sent, [
    { method: 'POST', address: about(api.revertPage, '/about'), body: { to: '5' } },
  ])
  const titles = () => titlesOf(draft.state.value.typed)
  assert.equal([titles(), calls, shownToast()?.title], [['Former'], ['closed'], putBack])
  elementsIn(shownToast()?.action)[0]?.props.onClick()
  assert.equal(titles(), ['One'])
})

test('what is not saved is not replaced, and a failure is said', async () => {
  const { server, draft, calls, buttons } = await open()
  answerRequests(() => Response.json({}, { status: 500 }))
  await buttons(putBack)[2]?.props.onClick()
  assert.equal([calls, shownToast()?.description], [[], 'It was not put back. Please try again.'])
  server.faults.push('refused', 'refused')
  draft.change(retitled(page, 'a', 'Typed'))
  const sent = answerRequests(() => ({}))
  await buttons(putBack)[0]?.props.onClick()
  assert.equal([sent, calls, titlesOf(draft.state.value.typed)], [[], [], ['Typed']])
})

test('a section is added of the kinds that the page may have another of', () => {
  const kinds = {
    kinds: {
      hero: { name: 'Hero', text: 'First', isOnce: true, initial: { kind: 'hero' } },
      prose: { name: 'Prose', text: 'Words', initial: { kind: 'prose' } },
      product: { name: 'Product', text: 'None' },
    },
  } as unknown as PageKinds
  const open = (...sections: object[]) => {
    const added: unknown[] = []
    const dialog = AddSection({
      ...{ sections: sections as never, kinds, onClose: () => undefined },
      onAdd: section => added.push(section),
    })
    const names = elementsIn(dialog).filter(({ type }) => type === 'strong')
    return { added, dialog, names: names.map(({ props }) => props.children) }
  }
  assert.equal(open({ kind: 'prose' }).names, ['Hero', 'Prose'])
  assert.equal(open({ kind: 'hero' }).names, ['Prose'])
  assert.equal(open({ kind: 'hero', hidden: true }).names, ['Hero', 'Prose'])
  const { added, dialog } = open()
  press(dialog, 'Prose')
  assert.equal(added, [{ kind: 'prose' }])
  assert.is(dialog.type, Dialog)
})

test.run()
