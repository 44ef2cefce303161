import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  catalogUrl,
  mediaUrl,
  routes,
  shareImageUrl,
  whatsappUrl,
} from '../../../web/base/routes.ts'

const test = suite('URLs')

test('of media have their version, and a width only with it', () => {
  assert.is(mediaUrl('a b/1.jpg'), '/uploads/a%20b/1.jpg')
  assert.is(mediaUrl('a/1.jpg', '2-3'), '/uploads/a/1.jpg?v=2-3')
  assert.is(mediaUrl('a/1.jpg', '2-3', 640), '/uploads/a/1.jpg?v=2-3&w=640')
  assert.is(mediaUrl('a/1.jpg', '', 640), '/uploads/a/1.jpg')
})

test('of a catalog name its small size', () => {
  assert.is(catalogUrl('a/1.pdf', '2', 'full'), '/uploads/a/1.pdf?v=2')
  assert.is(catalogUrl('a/1.pdf', '2', 'small'), '/uploads/a/1.pdf?v=2&size=small')
})

test('of share images have a name for the home page too, and a version where there is one', () => {
  assert.is(shareImageUrl('/'), '/share/home.jpg')
  assert.is(shareImageUrl('/about', '7'), '/share/about.jpg?v=7')
})

test('of the gallery have a category where one is chosen', () => {
  assert.is(routes.gallery(), '/gallery')
  assert.is(routes.gallery('Prefab Units'), '/gallery?category=Prefab%20Units')
})

test('of a chat have the digits of the number, and are none without one', () => {
  assert.is(whatsappUrl('+254 (7) 1', 'Hi & bye'), 'https://wa.me/25471?text=Hi%20%26%20bye')
  assert.is(whatsappUrl('', 'Hi'), undefined)
})

test.run()
