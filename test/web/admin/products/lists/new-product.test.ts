import * as assert from 'uvu/assert'
import { suite } from '#test'
import {
  clearCode,
  closeNewProduct,
  lostOfNew,
  newProduct,
  openCopy,
  openNewProduct,
  typeNew,
} from '../../../../../web/admin/products/lists/new-product-draft.ts'
import {
  codeIn,
  faultsOf,
  isSame,
  missingIn,
  requestOf,
} from '../../../../../web/admin/products/lists/new-product-request.ts'
import { photoAddress } from '../../../../../web/admin/products/lists/photo-address.ts'
import { RequestError } from '../../../../../web/admin/request.ts'
import { product } from '../product.ts'

const test = suite('a new product')

test.before.each(closeNewProduct)

const collections = ['chairs', 'beds'].map(id => ({
  ...{ id, name: id, path: `/${id}`, version: 1, ownFacts: [] },
  nextCode: id === 'chairs' ? 'Ch101' : 'B41',
}))
const code = () => newProduct.value && codeIn(newProduct.value, collections)

test('has the next code of its collection until another is typed', () => {
  openNewProduct('chairs')
  assert.is(code(), 'Ch101')
  typeNew({ collection: 'beds' })
  assert.is(code(), 'B41')
  typeNew({ code: 'KX-7' })
  typeNew({ collection: 'chairs' })
  assert.is(code(), 'KX-7')
  clearCode()
  assert.is(code(), 'Ch101')
})

test('says what closing it would lose', () => {
  assert.is(lostOfNew(), undefined)
  openNewProduct('chairs')
  typeNew({ collection: 'beds', name: ' ' })
  assert.is(lostOfNew(), undefined)
  typeNew({ name: 'Lamu' })
  assert.match(lostOfNew() ?? '', 'not saved yet')
  typeNew({ name: '', code: 'Ch7' })
  assert.match(lostOfNew() ?? '', 'not saved yet')
})

test('is called like its code where no name is typed', () => {
  const sent = requestOf({ collection: 'chairs', name: ' ' }, ' Ch101 ')
  assert.equal(sent, { collection: 'chairs', code: 'Ch101', name: 'Ch101' })
  assert.equal(missingIn(sent), {})
  assert.equal(missingIn({ ...sent, collection: '' }), { collection: 'Choose a collection' })
  assert.ok(missingIn({ ...sent, code: '' }).code)
})

test('copies all facts of another one, but shows no price and opens no places', () => {
  const price = { kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true } as const
  const places = { morePictures: 2, documents: 1 }
  openCopy(product({ facts: { seats: 4, price, isPriceShown: true, ...places } }))
  assert.ok(newProduct.value)
  assert.equal(requestOf(newProduct.value, 'Ch101'), {
    ...{ collection: 'chairs', code: 'Ch101', name: 'Ch101', drawnLike: 'Ch8' },
    facts: { seats: 4, price },
  })
})

test('has what the server finds at the field that it is about', () => {
  const error = (status: number, answer: object) => new RequestError(status, JSON.stringify(answer))
  assert.equal(faultsOf(error(400, { error: 'No', fields: { code: 'Odd', x: '' } })), {
    code: 'Odd',
  })
  const taken = 'The code Ch8 is or was that of another product.'
  const conflict = error(409, { error: taken, fields: { code: taken } })
  assert.equal(faultsOf(conflict), { code: taken })
  assert.equal(faultsOf(error(507, { error: 'The disk is full' })), { all: 'The disk is full' })
  assert.match(faultsOf(new TypeError('network')).all ?? '', 'could not be added')
})

test('has its photo at its place in the upload manager', () => {
  assert.is(
    photoAddress({ slot: 'furniture/chairs/product-ch101.jpg' }),
    '/admin/upload-manager?section=furniture%2Fchairs&place=furniture%2Fchairs%2Fproduct-ch101.jpg',
  )
})

test('is the one that was sent before by its code, its name and its collection', () => {
  const sent = { code: 'Ch101', name: 'Desk chair', collection: 'chairs' }
  assert.ok(isSame(product(sent), sent))
  for (const other of [{ code: 'Ch102' }, { name: 'Chair' }, { collection: 'beds' }]) {
    assert.not.ok(isSame(product({ ...sent, ...other }), sent))
  }
})

test.run()
