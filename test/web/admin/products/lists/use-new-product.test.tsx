import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { AdminProducts } from '../../../../../web/admin/contract.ts'
import type { NewProductDraft } from '../../../../../web/admin/products/lists/new-product-draft.ts'
import { api } from '../../../../../web/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { product } from '../product.ts'

openAdminPage()
const { useNewProduct } = await import('../../../../../web/admin/products/lists/use-new-product.ts')
const { newProduct } = await import('../../../../../web/admin/products/lists/new-product-draft.ts')
const { draft } = await import('../../../../../web/admin/products/product-draft.ts')

const test = suite('adding a product')

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

test('shows it at the end of its collection, and opens its form', async () => {
  const { hook, sent, shown } = open(proposed, ({ body }) => product(body as object))
  await hook.now.save()
  assert.equal(sent[0]?.body, { collection: 'chairs', code: 'Ch9', name: 'Ch9' })
  assert.equal(
    shown()?.products.map(({ code }) => code),
    ['Ch7', 'Ch8', 'Ch9', 'B1'],
  )
  assert.equal(
    shown()?.collections.map(({ version }) => version),
    [2, 1],
  )
  assert.is(newProduct.value, undefined)
  assert.is(draft.value?.base.code, 'Ch9')
  assert.is(shownToast()?.description, 'Ch9: the site shows it now.')
})

test('sends nothing without a collection, and says so until one is chosen', async () => {
  const { hook, sent } = open({ ...proposed, collection: '' }, () => product())
  await hook.now.save()
  assert.is(sent.length, 0)
  assert.is(hook.now.field('collection').error, 'Choose a collection')
  hook.now.field('collection').onChange({ target: { value: 'beds' } })
  assert.is(hook.now.field('collection').error, undefined)
  assert.is(newProduct.value?.collection, 'beds')
})

test('proposes the next code where a colleague took it, unless it was typed', async () => {
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

test('counts as added where the answer was lost that stored it', async () => {
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
