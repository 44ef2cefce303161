import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import {
  elementIn,
  elementsIn,
  emptyClient,
  htmlOf,
  returnOf,
} from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { Menu } = await import('../../../../../web/admin/pages/menu/menu.tsx')
const { MenuEntries } = await import('../../../../../web/admin/pages/menu/menu-entries.tsx')

const test = suite('screen of the menu')

const items = [
  { href: '/', label: 'Home' },
  {
    ...{ href: '/services', label: 'Services' },
    items: [
      { href: '/services/roofs', label: 'Roofs' },
      { href: '/services/stairs', label: 'Stairs' },
    ],
  },
  { href: '/contact', label: 'Contact' },
]

function open(menu: object | undefined = { version: 1, items }) {
  const client = emptyClient()
  client.setQueryDefaults([api.menu], { staleTime: Number.POSITIVE_INFINITY, enabled: false })
  client.setQueryData([api.menu], menu)
  return liveHook(() => Menu(), { client })
}

test('says where an entry stands among those of its level after a move', async () => {
  const hook = open()
  const sent = answerRequests(() => ({ version: 2, items }))
  const said = () => elementIn(hook.now, 'p', ({ role }) => role === 'status').props.children
  const { onMove } = elementIn(hook.now, MenuEntries).props
  assert.is(said(), '')
  onMove('/services/roofs', 1)
  assert.is(said(), 'Roofs, place 2 of 2')
  onMove('/contact', -2)
  assert.is(said(), 'Contact, place 1 of 3')
  await until('the requests', () => sent.length === 2)
})

function entries(names = new Map<string, string>(), landing?: object) {
  const moved: unknown[] = []
  const props = { items, names, drag: { landing, handlers: {} } as never }
  const onMove = (...given: unknown[]) => moved.push(given)
  const list = returnOf(() => MenuEntries({ ...props, onMove }))
  const steps = elementsIn(list).flatMap(({ type, props }) => {
    const isStep = typeof type === 'function' && props.by
    return isStep
      ? [(type as (props: object) => { props: Record<string, unknown> })(props).props]
      : []
  })
  return { moved, steps, html: htmlOf(<MenuEntries {...props} onMove={onMove} />) }
}

test('an entry is moved by one place, but at the ends, where its button stays', () => {
  const { moved, steps } = entries()
  assert.equal(
    steps.map(props => [props['aria-label'], props['aria-disabled'], props.children]),
    [
      ['Move Home up', true, '↑'],
      ['Move Home down', false, '↓'],
      ['Move Services up', false, '↑'],
      ['Move Services down', false, '↓'],
      ['Move Contact up', false, '↑'],
      ['Move Contact down', true, '↓'],
    ],
  )
  for (const { onClick } of steps) (onClick as () => void)()
  assert.equal(moved, [
    ['/', 1],
    ['/services', -1],
    ['/services', 1],
    ['/contact', -1],
  ])
})

test('an entry whose label others have is named by its address as well', () => {
  const { html } = entries(new Map([['/contact', 'Contact (/contact)']]))
  assert.match(html, 'aria-label="Move Contact (/contact) up"')
  assert.match(html, /aria-label="Contact \(\/contact\)"[^>]*>Contact</)
  assert.match(html, 'aria-label="Move Roofs down"')
})

test('shows where a dragged entry would land', () => {
  const { html } = entries(undefined, { key: '/services/roofs', side: 'before' })
  assert.equal(html.match(/data-landing/g)?.length, 1)
  assert.match(html, 'data-key="/services/roofs" data-landing="before"')
})

test.run()
