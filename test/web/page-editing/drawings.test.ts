import * as assert from 'uvu/assert'
import { suite } from '#test'
import { catalogueUrl, choicesUrl, lookUrl, placeUrl } from '../../../web/page-editing/drawings.ts'
import { api } from '../../../web/routes.ts'

const test = suite('addresses of drawings')

const drawn = { family: 'desk', shape: 'square', slot: 'a/1.jpg' }
const full = { ...drawn, traits: ['oak', 'wide'], seed: 0, ground: 0 }

test('have what is drawn, as far as it is chosen', () => {
  const plain = 'family=desk&shape=square&slot=a%2F1.jpg'
  const chosen = `${plain}&trait=oak&trait=wide&seed=0&ground=0`
  assert.is(lookUrl(drawn), `${api.pageDrawing}?${plain}`)
  assert.is(lookUrl(full), `${api.pageDrawing}?${chosen}`)
  assert.is(choicesUrl(full), `${api.pageDrawingChoices}?${chosen}`)
})

test('have a version where their bytes never change, and say that a photo goes before', () => {
  assert.match(lookUrl(drawn, 'v7'), /jpg&v=v7$/)
  assert.match(placeUrl(drawn), /jpg&photo$/)
})

test('of what can be drawn have the place, with its backdrop if it has one', () => {
  const place = { page: '/a', section: 'cards', at: 'media', slot: 'a.jpg', shape: 'wide' }
  const address = `${api.pageDrawings}?page=%2Fa&section=cards&at=media&slot=a.jpg&shape=wide`
  assert.is(catalogueUrl(place), address)
  assert.is(catalogueUrl({ ...place, ground: 0 }), `${address}&ground=0`)
})

test.run()
