import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  arrivalBy,
  arrivalFrom,
  arrivalWith,
  isAutomatic,
  isAutomaticService,
  subjectOf,
} from '../../../../web/features/inquiries/arrival.ts'

const test = suite('arrival at the contact form')

const chairs = '/services/furniture/chairs'
const entry = (page: string, code: string) => ({ page, code, quantity: 1, note: '' })
const nothing = { subject: '', service: '', items: [], page: '' }

test('with items: the subject names the only one, or their number', () => {
  assert.is(subjectOf([]), '')
  assert.is(subjectOf([entry(chairs, 'Ch1')]), 'Quote for Ch1')
  assert.is(subjectOf([entry(chairs, 'Ch1'), entry(chairs, 'Ch2')]), 'Quote for 2 items')
})

test('with items of one page is about that page and its service', () => {
  const items = [entry(chairs, 'Ch1'), entry(chairs, 'Ch2')]
  assert.equal(arrivalWith(items), {
    subject: 'Quote for 2 items',
    service: 'furniture',
    items,
    page: chairs,
  })
})

test('with items of two pages is about no page', () => {
  const items = [entry(chairs, 'Ch1'), entry('/services/interiors', 'Lobby')]
  assert.is(arrivalWith(items).page, '')
  assert.is(arrivalWith(items).service, 'furniture')
})

test('by a link: its items come before its service', () => {
  assert.equal(arrivalBy(`items=${chairs}:Ch1&service=interior`).items, [entry(chairs, 'Ch1')])
  assert.is(arrivalBy(`items=${chairs}:Ch1&service=interior`).service, 'furniture')
  assert.equal(arrivalBy('service=interior'), {
    ...nothing,
    subject: 'Quote for Interior Design',
    service: 'interior',
  })
  assert.equal(arrivalBy('service=boats'), nothing)
  assert.equal(arrivalBy(''), nothing)
})

test('from the page of a product is about it, by the page that lists it', () => {
  const list = { path: chairs, name: 'Chairs' }
  const section = { kind: 'product', name: 'Ch8', list } as never
  assert.equal(arrivalFrom({ path: '/products/ch8', name: 'Ch8', sections: [section] }), {
    subject: 'Quote for Ch8',
    service: 'furniture',
    items: [{ page: chairs, code: 'Ch8', quantity: 1, note: '' }],
    page: chairs,
  })
})

test('from the page of a service is about it, from another about nothing', () => {
  assert.equal(arrivalFrom({ path: chairs, name: 'Chairs' }), {
    ...nothing,
    subject: 'Quote for Chairs',
    service: 'furniture',
    page: chairs,
  })
  assert.is(arrivalFrom({ path: '/services/containers', name: 'Units' }).service, 'container')
  assert.is(arrivalFrom({ path: '/services/containersand', name: 'X' }).service, '')
  assert.is(arrivalFrom({ path: '/engineering-services', name: 'Engineering' }).service, '')
  assert.is(
    arrivalFrom({ path: '/engineering-services', name: 'Engineering' }).subject,
    'Quote for Engineering',
  )
  assert.equal(arrivalFrom({ path: '/about', name: 'About' }), nothing)
  assert.equal(arrivalFrom({ path: '/servicesand', name: 'X' }), nothing)
})

test('a subject that was filled in, or none, may be replaced', () => {
  assert.equal(['', 'Quote for Ch1', 'My office'].map(isAutomatic), [true, true, false])
})

test('a service that was preselected, or none, may be replaced', () => {
  assert.ok(isAutomaticService('', 'My office', chairs))
  assert.ok(isAutomaticService('furniture', 'My office', chairs))
  assert.ok(isAutomaticService('interior', 'Quote for Interior Design', ''))
  assert.not.ok(isAutomaticService('interior', 'My office', chairs))
  assert.not.ok(isAutomaticService('interior', 'Quote for Prefab Units', ''))
})

test.run()
