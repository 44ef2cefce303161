import { renderToStaticMarkup } from 'react-dom/server'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Actions } from '../../../web/ui/actions.tsx'
import { Link } from '../../../web/ui/link.tsx'

const test = suite('links')

const isPrefetched = (href: string) => typeof Link({ href }).props.onPointerEnter === 'function'

test('to pages of the public site are prefetched and open without a reload', () => {
  for (const href of ['/', '/rooms', '/rooms#beds', '/administration', '/apiary']) {
    assert.ok(isPrefetched(href), href)
  }
})

test('to files, to the area of administrators and to other sites are plain links', () => {
  for (const href of [
    '/uploads/a/1.jpg',
    '/uploads/',
    '/api',
    '/admin',
    '/admin/login',
    '/showyard.tar.gz',
    '#all',
    'https://example.com/rooms',
    'mailto:info@example.com',
  ]) {
    assert.not.ok(isPrefetched(href), href)
  }
})

test('of a row: the first is the primary one, unless its content says otherwise', () => {
  const rooms = { label: 'Rooms', href: '/rooms' }
  const looks = (...actions: Parameters<typeof Actions>[0]['actions']) =>
    [...renderToStaticMarkup(<Actions actions={actions} />).matchAll(/"button (\w+)"/g)].map(
      ([, look]) => look,
    )
  assert.equal(looks(rooms, { label: 'About', href: '/about' }), ['primary', 'secondary'])
  assert.equal(looks({ ...rooms, look: 'plain' }), ['plain'])
  assert.is(renderToStaticMarkup(<Actions actions={[]} />), '')
})

test('of a row have their subject for screen readers where one is given', () => {
  const actions = [{ label: 'Learn More', href: '/rooms' }]
  assert.match(renderToStaticMarkup(<Actions actions={actions} />), '>Learn More</a>')
  assert.match(renderToStaticMarkup(<Actions actions={actions} about="Rooms" />), '>: Rooms</span>')
})

test.run()
