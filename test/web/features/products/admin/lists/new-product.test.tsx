import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../../../../../web/admin/contract.ts'
import { RequestError } from '../../../../../../web/admin/request.ts'
import { api } from '../../../../../../web/base/routes.ts'
import {
  clearCode,
  closeNewProduct,
  lostOfNew,
  type NewProductDraft,
  openCopy,
  openNewProduct,
  typeNew,
} from '../../../../../../web/features/products/admin/lists/new-product-draft.ts'
import {
  codeIn,
  faultsOf,
  isSame,
  missingIn,
  requestOf,
} from '../../../../../../web/features/products/admin/lists/new-product-request.ts'
import { photoAddress } from '../../../../../../web/features/products/admin/lists/photo-address.ts'
import { answerRequests, openAdminPage } from '../../../../../support/admin-page.ts'
import { liveHook } from '../../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../../support/rendered.tsx'
import { product } from '../product.ts'

openAdminPage()
const { useNewProduct } = await import(
  '../../../../../../web/features/products/admin/lists/use-new-product.ts'
)
const { newProduct } = await import(
  '../../../../../../web/features/products/admin/lists/new-product-draft.ts'
)
const { draft } = await import('../../../../../../web/features/products/admin/product-draft.ts')

const test = suite('a new product')

const proposed: NewProductDraft = { collection: 'chairs', name: '' }

const typed: NewProductDraft = { ...proposed, code: 'Ch9' }

const stored = (nextCode: string, ...codes: string[]): AdminProducts => ({
  collections: ['chairs', 'beds'].map(id => ({
    ...{ id, name: id, path: `/${id}`, version: 1, ownFacts: [] },
    nextCode: id === 'chairs' ? nextCode : 'B41',
  })),
  products: [
    ...codes.map(code => product({ code, name: code })),
    product({ code: 'B1', collection: 'beds' }),
  ],
})

const taken = {
  error: 'Taken',
  fields: { code: 'The code Ch9 is or was that of another product.' },
}

const conflict = () => Response.json(taken, { status: 409 })

/** The open form over the products Ch7 and Ch8; `now` is what is stored when they are read again. */
function open(
  typed: NewProductDraft,
  answer: Parameters<typeof answerRequests>[0],
  now = stored('Ch9', 'Ch7', 'Ch8'),
) {
  const client = emptyClient()
  const queryKey = [api.adminProducts]
  client.setQueryData(queryKey, stored('Ch9', 'Ch7', 'Ch8'))
  client.setQueryDefaults(queryKey, { queryFn: () => now })
  const shown = () => client.getQueryData<AdminProducts>(queryKey)
  newProduct.set(typed)
  const hook = liveHook(() => useNewProduct(typed, shown()?.collections ?? []), { client })
  return { hook, sent: answerRequests(answer), shown }
}

test.before.each(closeNewProduct)

const code = () => newProduct.value && codeIn(newProduct.value, stored('Ch101').collections)

test('a new product has the next code of its collection until another is typed', () => {
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

test('a new product says what closing it would lose', () => {
  assert.is(lostOfNew(), undefined)
  openNewProduct('chairs')
  typeNew({ collection: 'beds', name: ' ' })
  assert.is(lostOfNew(), undefined)
  typeNew({ name: 'Lamu' })
  assert.match(lostOfNew() ?? '', 'not saved yet')
  typeNew({ name: '', code: 'Ch7' })
  assert.match(lostOfNew() ?? '', 'not saved yet')
})

test('a new product is called like its code where no name is typed', () => {
  const sent = requestOf({ collection: 'chairs', name: ' ' }, ' Ch101 ')
  assert.equal(sent, { collection: 'chairs', code: 'Ch101', name: 'Ch101' })
  assert.equal(missingIn(sent), {})
  assert.equal(missingIn({ ...sent, collection: '' }), { collection: 'Choose a collection' })
  assert.ok(missingIn({ ...sent, code: '' }).code)
})

test('a new product copies all facts of another one, but shows no price and opens no places', () => {
  const price = { kind: 'fixed', cents: 100, per: 'piece', vatIncluded: true } as const
  const places = { morePictures: 2, documents: 1 }
  openCopy(product({ facts: { seats: 4, price, isPriceShown: true, ...places } }))
  assert.ok(newProduct.value)
  assert.equal(requestOf(newProduct.value, 'Ch101'), {
    ...{ collection: 'chairs', code: 'Ch101', name: 'Ch101', drawnLike: 'Ch8' },
    facts: { seats: 4, price },
  })
})

test('a new product has what the server finds at the field that it is about', () => {
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

test('a new product has its photo at its place in the upload manager', () => {
  assert.is(
    photoAddress({ slot: 'furniture/chairs/product-ch101.jpg' }),
    '/admin/upload-manager?section=furniture%2Fchairs&place=furniture%2Fchairs%2Fproduct-ch101.jpg',
  )
})

test('a new product is the one that was sent before by its code, its name and its collection', () => {
  const sent = { code: 'Ch101', name: 'Desk chair', collection: 'chairs' }
  assert.ok(isSame(product(sent), sent))
  for (const other of [{ code: 'Ch102' }, { name: 'Chair' }, { collection: 'beds' }]) {
    assert.not.ok(isSame(product({ ...sent, ...other }), sent))
  }
})

test('a saved product is shown at the end of its collection, and its form opens', async () => {
  const { hook, sent, shown } = open(proposed, ({ body }) => product(body as object))
  await hook.now.save()
  assert.equal(sent[0]?.body, { collection: 'chairs', code: 'Ch9', name: 'Ch9' })
  const codes = shown()?.products.map(({ code }) => code)
  assert.equal(codes, ['Ch7', 'Ch8', 'Ch9', 'B1'])
  const versions = shown()?.collections.map(({ version }) => version)
  assert.equal(versions, [2, 1])
  assert.is(newProduct.value, undefined)
  assert.is(draft.value?.base.code, 'Ch9')
  assert.is(shownToast()?.description, 'Ch9: the site shows it now.')
})

test('nothing is sent without a collection, which is said until one is chosen', async () => {
  const { hook, sent } = open({ ...proposed, collection: '' }, () => product())
  await hook.now.save()
  assert.is(sent.length, 0)
  assert.is(hook.now.field('collection').error, 'Choose a collection')
  hook.now.field('collection').onChange({ target: { value: 'beds' } })
  assert.is(hook.now.field('collection').error, undefined)
  assert.is(newProduct.value?.collection, 'beds')
})

test('the form proposes the next code where a colleague took it, unless it was typed', async () => {
  const now = stored('Ch10', 'Ch7', 'Ch8', 'Ch9')
  const { hook } = open(proposed, conflict, now)
  await hook.now.save()
  assert.equal(hook.now.faults, {})
  assert.is(hook.now.field('code').value, 'Ch10')
  assert.is(hook.now.field('code').note, 'Ch9 was given meanwhile. This is the next free code.')
  const second = open(typed, conflict, now)
  await second.hook.now.save()
  assert.equal(second.hook.now.faults, { code: taken.fields.code })
  assert.is(newProduct.value, typed)
})

test('a product counts as added where the answer was lost that stored it', async () => {
  let requests = 0
  const answer = () => {
    requests += 1
    if (requests > 1) return conflict()
    throw new TypeError('network')
  }
  const { hook } = open(typed, answer, stored('Ch10', 'Ch7', 'Ch8', 'Ch9'))
  await hook.now.save()
  assert.match(hook.now.faults.all ?? '', 'could not be added')
  assert.is(newProduct.value, typed)
  await hook.now.save()
  assert.is(newProduct.value, undefined)
  assert.is(draft.value?.base.code, 'Ch9')
})

test.run()
