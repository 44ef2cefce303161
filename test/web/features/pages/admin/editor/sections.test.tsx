import * as assert from 'uvu/assert'
import { suite, use } from '#test'
import { newSlot } from '../../../../../../web/features/pages/admin/editor/new-slot.ts'
import { isNewPlace } from '../../../../../../web/features/pages/admin/saving/new-place.ts'
import { openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { elementsIn, shownToast } from '../../../../../support/rendered.tsx'
import {
  openedDraft,
  pageOf,
  pageServer,
  retitled,
  section,
  titlesOf,
} from '../saving/page-server.ts'

const { document } = openAdminPage()
const { useSectionActions } = await import(
  '../../../../../../web/features/pages/admin/editor/use-section-actions.ts'
)

const test = suite('what is done with a section as a whole')

const began = pageOf({ a: 'One', b: 'Two', c: 'Three' })

async function open({ selected = undefined as string | undefined, page = began } = {}) {
  const draft = openedDraft(pageServer(page))
  const calls: string[] = []
  const selection = {
    key: selected,
    select: (key: string) => calls.push(key),
    clear: () => calls.push('none'),
  }
  const { now: actions } = liveHook(() => useSectionActions(draft, selection as never))
  const state = () => draft.state.value
  return {
    ...{ draft, calls, actions },
    page: () => state().typed,
    titles: () => titlesOf(state().typed).join(' '),
    keys: () => state().typed.keys.join(' '),
    steps: () => state().steps.past.length,
    type: (key: string, title: string) => draft.change(retitled(state().typed, key, title)),
  }
}

const undo = () => elementsIn(shownToast()?.action)[0]?.props.onClick()

test('a section is moved with its key, no further than the ends, where nothing is changed', async () => {
  for (const [key, by, keys, steps] of [
    ['a', 1, 'b a c', 1],
    ['a', 9, 'b c a', 1],
    ['c', -9, 'c a b', 1],
    ['a', -1, 'a b c', 0],
    ['x', 1, 'a b c', 0],
  ] as const) {
    const it = await open()
    it.actions.move(key, by)
    assert.equal([it.keys(), it.steps()], [keys, steps])
    const titles = keys.split(' ').map(name => ({ a: 'One', b: 'Two', c: 'Three' })[name])
    assert.is(it.titles(), titles.join(' '))
  }
})

test('a copy stands behind its model and is selected, without the anchor and with places of its own', async () => {
  const media = { path: 'about/image-1.jpg', kind: 'image', family: 'workshop' }
  const model = { ...section('One'), id: 'one', media, href: '/about' }
  const page = { keys: ['a'], source: { ...began.source, sections: [model] } }
  const it = await open({ page })
  it.actions.copy('a')
  const { media: own, ...rest } = it.page().source.sections[1] ?? section('')
  assert.equal(rest, { ...section('One'), href: '/about' })
  const { path, ...look } = own as typeof media
  assert.ok(isNewPlace(path))
  assert.equal(look, { kind: 'image', family: 'workshop' })
  assert.equal(it.calls, [it.page().keys[1]])
  it.actions.copy('gone')
  assert.equal([it.page().keys.length, it.calls.length], [2, 1])
})

test('a new section stands behind the selected one, or at the end, each time under another key', async () => {
  for (const [selected, titles, index] of [
    ['a', 'One New Two Three', 1],
    [undefined, 'One Two Three New', 3],
  ] as const) {
    const it = await open({ selected })
    it.actions.add(section('New'))
    const [key = ''] = it.calls
    assert.equal([it.titles(), it.page().keys[index]], [titles, key])
    it.actions.add(section('Newer'))
    assert.is(new Set(it.page().keys).size, 5)
    // What the server takes as the name of a section.
    assert.match(key, /^[a-z0-9-]{1,40}$/)
  }
})

test('a section is hidden and shown again without a trace', async () => {
  const { actions, page } = await open()
  const before = page()
  actions.hideOrShow('b')
  assert.is(page().source.sections[1]?.hidden, true)
  actions.hideOrShow('b')
  assert.equal(page(), before)
})

test('a deleted section comes back by the button, with what was typed since', async () => {
  const { actions, titles, keys, steps, type, calls } = await open({ selected: 'a' })
  const focused: number[] = []
  const entries = [0, 1].map(index => ({ focus: () => focused.push(index) }))
  const before = document.querySelectorAll
  document.querySelectorAll = () => entries as never
  use(() => {
    document.querySelectorAll = before
  })
  actions.remove('b')
  assert.equal([titles(), keys(), calls, focused], ['One Three', 'a c', ['none'], [1]])
  assert.is(shownToast()?.title, 'Section deleted')
  undo()
  assert.equal([titles(), steps()], ['One Two Three', 0])
  actions.remove('b')
  type('a', 'Uno')
  undo()
  assert.is(titles(), 'Uno Two Three')
})

test('where the deleted one cannot be joined with what was done since, the former page is back', async () => {
  const { actions, draft, titles, type } = await open()
  type('b', 'Zwei')
  actions.move('a', 1)
  actions.remove('b')
  draft.change({ ...pageOf({ b: 'Otherwise', a: 'One' }) })
  undo()
  assert.is(titles(), 'Zwei One Three')
})

const slot = (kind: string, family: string, more = {}) => ({
  ...{ path: `p/${family}.jpg`, kind, alt: '', family, shape: 'square' },
  ...more,
})
const pageWith = (...sections: object[]) => ({ path: '/about', name: 'About', sections }) as never
const made = (source: never, kind: 'image' | 'video', at: string) => {
  const { path, ...others } = newSlot(source, kind, at)
  assert.match(path, kind === 'image' ? /\.jpg$/ : /\.mp4$/)
  return others
}

test('a new picture is drawn like one of its kind in its section, before one of the page', () => {
  const source = pageWith(
    { kind: 'cards', cards: [{ media: slot('image', 'house') }, 'text', null] },
    { kind: 'prose', media: [slot('video', 'gate'), slot('image', 'desk', { traits: ['oak'] })] },
  )
  assert.equal(made(source, 'image', 'sections.1.media'), {
    ...{ kind: 'image', alt: '', family: 'desk', shape: 'square', traits: ['oak'] },
  })
  assert.is(made(source, 'video', 'sections.0.media').family, 'gate')
  assert.is(made(source, 'image', 'media').family, 'house')
})

test('a new picture is drawn like one of another kind where there is none, else as a workshop', () => {
  const films = pageWith({ kind: 'prose', media: slot('video', 'gate') })
  assert.is(made(films, 'image', 'sections.0.media').family, 'gate')
  assert.equal(made(pageWith({ kind: 'prose' }), 'image', 'sections.0.media'), {
    ...{ kind: 'image', alt: '', family: 'workshop', shape: 'landscape' },
  })
})

test('a new picture has another number of its family where its model has one', () => {
  const media = slot('image', 'desk', { seed: 4 })
  const source = pageWith({ kind: 'cards', media })
  assert.is(made(source, 'image', 'sections.0.media').seed, 1)
  const copy = newSlot(source, 'image', 'sections.0.media', media as never)
  assert.equal({ ...copy, path: '' }, { ...media, path: '', seed: 8 })
})

test.run()
