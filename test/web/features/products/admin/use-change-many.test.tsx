import * as assert from 'uvu/assert'
import { suite } from '#test'
import { api } from '../../../../../web/base/routes.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { answerQuestion } from '../../../../support/answer-question.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { emptyClient, shownToast } from '../../../../support/rendered.tsx'
import { product } from './product.ts'

openAdminPage()
const { useChangeMany } = await import(
  '../../../../../web/features/products/admin/use-change-many.ts'
)
const { confirm } = await import('../../../../../web/admin/ui/confirm.tsx')

const test = suite('one fact of many products')

const price = { kind: 'from', cents: 100, per: 'piece', vatIncluded: true } as const

const priced = product({ code: 'Ch1', facts: { price } })

const unpriced = product({ code: 'Ch2', version: 5 })
const another = product({ code: 'Ch3' })

function open() {
  const client = emptyClient()
  const hook = liveHook(useChangeMany, { client })
  const sent = answerRequests(({ body }) => {
    const { products } = body as { products: object }
    return { products: Object.keys(products).map(code => product({ code, version: 4 })) }
  })
  return { client, hook, sent }
}

/** Answers the question that is open, if one is: a next one would. */
const refuseQuestion = () => void confirm({ title: 'Another?', action: 'Yes' })

test('is saved for all with their versions, and said of how many', async () => {
  const { hook, sent } = open()
  assert.is(await hook.now.change([priced, unpriced], 'materials', ' Oak '), true)
  const products = { Ch1: { version: 3, materials: 'Oak' }, Ch2: { version: 5, materials: 'Oak' } }
  assert.equal(sent[0]?.body, { products })
  assert.equal(
    [shownToast()?.title, shownToast()?.description],
    ['Saved for 2 products', undefined],
  )
})

test('a price is shown of those that have one, and it is said how many have none', async () => {
  const { hook, sent } = open()
  assert.is(await hook.now.change([priced, unpriced], 'isPriceShown', 'yes'), true)
  assert.equal(sent[0]?.body, { products: { Ch1: { version: 3, isPriceShown: true } } })
  assert.equal(shownToast()?.title, 'Saved for 1 product')
  assert.equal(shownToast()?.description, '1 product without a price stayed as is.')
  await hook.now.change([priced, unpriced, another], 'isPriceShown', 'yes')
  assert.equal(shownToast()?.description, '2 products without a price stayed as is.')
  assert.is(await hook.now.change([unpriced, another], 'isPriceShown', 'yes'), false)
  assert.is(shownToast()?.title, 'Nothing to show')
  assert.is(sent.length, 2)
})

test('words are removed, and many products hidden, only after a question', async () => {
  for (const [chosen, field, value, isAsked, stored] of [
    [[priced], 'materials', ' ', true, null],
    [[priced], 'materials', 'Oak', false, 'Oak'],
    [[priced, another], 'isVisible', 'no', true, false],
    [[priced], 'isVisible', 'no', false, false],
    [[priced, another], 'isVisible', 'yes', false, true],
    [[priced, another], 'isPriceShown', 'no', false, false],
  ] as const) {
    const { hook, sent } = open()
    const change = () => hook.now.change(chosen, field, value)
    if (isAsked) {
      const refused = change()
      answerQuestion(false)
      assert.equal([await refused, sent], [false, []])
    }
    const changed = change()
    if (isAsked) answerQuestion(true)
    else refuseQuestion()
    assert.is(await changed, true, `${chosen.length} ${field} ${value}`)
    const products = chosen.map(({ code }) => [code, { version: 3, [field]: stored }])
    assert.equal(sent[0]?.body, { products: Object.fromEntries(products) })
  }
})

test('where a colleague was first the list is read again, else not; both are told', async () => {
  for (const [status, isRead] of [
    [409, true],
    [400, false],
    [500, false],
  ] as const) {
    const { client, hook } = open()
    const isQueried = () => client.getQueryState([api.adminProducts]) !== undefined
    const sent = answerRequests(() => Response.json({ error: `No ${status}` }, { status }))
    assert.is(await hook.now.change([priced], 'materials', 'Oak'), false)
    assert.is(shownToast()?.description, `No ${status}`)
    assert.is(sent.length, 1)
    assert.is(hook.now.isBusy, false)
    assert.is(isQueried(), isRead, `${status}`)
  }
})

test.run()
