import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  htmlOf,
  returnOf,
  shownToast,
} from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'
import { clientWith } from '../../../admin/client-with.ts'

openAdminPage()
const { Menu } = await import('../../../../../web/features/pages/admin/menu/menu.tsx')
const { MenuEntries } = await import(
  '../../../../../web/features/pages/admin/menu/menu-entries.tsx'
)

const test = suite('order of the menu')

const roofs = { href: '/roofs', label: 'Contact' }
const items = [
  { href: '/', label: 'Home' },
  { href: '/work', label: 'Work', items: [roofs, { href: '/stairs', label: 'Stairs' }] },
  { href: '/contact', label: 'Contact' },
]

function open() {
  const { client, stale } = clientWith({ [api.menu]: { version: 1, items } })
  const hook = liveHook(() => Menu(), { client })
  const entries = () => elementIn(hook.now, MenuEntries).props
  return {
    ...{ stale, entries },
    move: (href: string, by: number) => entries().onMove(href, by),
    said: () => elementIn(hook.now, 'p', ({ role }) => role === 'status').props.children,
  }
}

test('a move shows at once; what is moved while it is sent follows with the answered version', async () => {
  const { move, said, entries } = open()
  const answers: ((menu: object) => void)[] = []
  const sent = answerRequests(() => new Promise(resolve => answers.push(resolve)))
  const order = () =>
    entries()
      .items.map(({ href }: { href: string }) => href)
      .join(' ')
  const answerAll = (index: number, version: number) =>
    answers[index]?.({ version, items: entries().items })
  assert.is(said(), '')
  move('/roofs', 1)
  assert.is(said(), 'Contact, place 2 of 2')
  move('/contact', -2)
  assert.is(said(), 'Contact, place 1 of 3')
  await until('the order', () => order() === '/contact / /work')
  move('/', 1)
  move('/contact', -9)
  move('/nowhere', 1)
  await until('the order', () => order() === '/contact /work /')
  assert.is(sent.length, 1)
  answers[0]?.({ version: 2, items })
  await until('the next request', () => sent.length === 2)
  assert.is(order(), '/contact /work /')
  answerAll(1, 3)
  await until('the answer', () => answers.length === 2)
  await new Promise(setImmediate)
  move('/work', -1)
  await until('a request later on', () => sent.length === 3)
  answerAll(2, 4)
  assert.equal(
    sent.map(({ body }) => body),
    [
      { version: 1, order: ['/', '/work', '/stairs', '/roofs', '/contact'] },
      { version: 2, order: ['/contact', '/work', '/stairs', '/roofs', '/'] },
      { version: 3, order: ['/work', '/stairs', '/roofs', '/contact', '/'] },
    ],
  )
})

test('where it fails nothing more is sent, it is read again, and what failed is said', async () => {
  for (const [answer, title] of [
    [() => Response.json({ error: 'x' }, { status: 409 }), 'Not moved'],
    [() => Response.json({}, { status: 500 }), 'Error'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Error'],
  ] as const) {
    const { move, stale } = open()
    const sent = answerRequests(() => {
      if (sent.length === 1) move('/work', 1)
      return answer()
    })
    move('/', 1)
    await until('the end', () => stale().length > 0)
    assert.equal([sent.length, shownToast()?.title], [1, title])
    move('/', 1)
    await until('the next move', () => sent.length === 2)
  }
})

function entriesWith(names = open().entries().names, landing?: object) {
  const moved: unknown[] = []
  const props = {
    ...{ items, names, drag: { landing, handlers: {} } as never },
    onMove: (...given: unknown[]) => moved.push(given),
  }
  const steps = elementsIn(returnOf(() => MenuEntries(props))).flatMap(({ type, props }) =>
    typeof type === 'function' && props.by
      ? [(type as (props: object) => { props: Record<string, unknown> })(props).props]
      : [],
  )
  return { moved, steps, html: htmlOf(<MenuEntries {...props} />) }
}

test('an entry is moved by one place, but at the ends, where its button stays', () => {
  const { moved, steps } = entriesWith()
  assert.equal(
    steps.map(props => [props['aria-label'], props['aria-disabled'], props.children].join()),
    [
      ...['Move Home up,true,↑', 'Move Home down,false,↓'],
      ...['Move Work up,false,↑', 'Move Work down,false,↓'],
      ...['Move Contact (/contact) up,false,↑', 'Move Contact (/contact) down,true,↓'],
    ],
  )
  for (const { onClick } of steps) (onClick as () => void)()
  assert.equal(moved, [
    ['/', 1],
    ['/work', -1],
    ['/work', 1],
    ['/contact', -1],
  ])
})

test('an entry whose label others have, at whatever level, is named by its address as well', () => {
  const { html } = entriesWith()
  assert.match(html, 'aria-label="Move Contact (/roofs) up"')
  assert.match(html, /aria-label="Contact \(\/contact\)"[^>]*>Contact</)
  assert.match(html, 'aria-label="Move Stairs down"')
})

test('shows where a dragged entry would land', () => {
  const { html } = entriesWith(undefined, { key: '/roofs', side: 'before' })
  assert.equal(html.match(/data-landing/g)?.length, 1)
  assert.match(html, 'data-key="/roofs" data-landing="before"')
})

test.run()
