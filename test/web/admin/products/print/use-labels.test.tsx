import type { FormEvent } from 'react'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { standIn } from '../../../../support/stand-in.ts'
import { until } from '../../../../support/until.ts'
import { product } from '../product.ts'

openAdminPage()
const { useLabels } = await import('../../../../../web/admin/products/print/use-labels.ts')

const test = suite('labels of chosen products')

const products = [product({ code: 'Ch1' }), product({ code: 'Ch2' })]

function open(onPrinted = () => {}) {
  const hook = liveHook(() => useLabels(products, onPrinted))
  return {
    hook,
    type: (field: 'start' | 'copies', value: string) =>
      hook.now.number(field).onChange({ target: { value } as HTMLInputElement }),
    async print() {
      hook.now.print({ preventDefault: () => undefined } as FormEvent)
      await until('the answer', () => !hook.now.isBusy)
    },
  }
}

const refusal = (fields: object) => Response.json({ error: 'Not so', fields }, { status: 400 })

test('begin at the first place with one copy, and stay within a sheet', () => {
  const { hook, type } = open()
  assert.equal([hook.now.start, hook.now.copies], [1, 1])
  type('start', '500')
  type('copies', '3.4')
  assert.equal([hook.now.start, hook.now.copies], [21, 3])
  type('start', '0')
  type('copies', 'many')
  assert.equal([hook.now.start, hook.now.copies], [1, 1])
  hook.now.setStart(9)
  hook.now.setSheet('a4-21')
  assert.is(hook.now.start, 1)
})

test('are asked for as typed, and refused beside their field until it is changed', async () => {
  const sent = answerRequests(() => refusal({ copies: 'At most 100' }))
  const { hook, type, print } = open()
  type('copies', '500')
  await print()
  const order = { codes: ['Ch1', 'Ch2'], sheet: 'a4-21', start: 1, copies: 500, hasCutMarks: false }
  assert.equal(
    sent.map(({ body }) => body),
    [order],
  )
  assert.equal(hook.now.faults, { copies: 'At most 100' })
  assert.is(hook.now.number('copies').error, 'At most 100')
  type('copies', '100')
  assert.equal(hook.now.faults, {})
})

test('say below the fields what concerns none of them', async () => {
  answerRequests(() => refusal({ codes: 'Ch2 is gone' }))
  const { hook, print } = open()
  await print()
  assert.equal(Object.keys(hook.now.faults), ['codes', 'all'])
})

test('are saved as a file, and then the dialog is done', async () => {
  const saved: object[] = []
  const createElement = () => ({ click: () => saved.push(link) })
  const link = createElement()
  standIn('document', Object.assign(document, { createElement: () => link }))
  const headers = { 'content-disposition': 'attachment; filename="labels.pdf"' }
  answerRequests(() => new Response('%PDF', { headers }))
  let printed = 0
  const { hook, print } = open(() => printed++)
  await print()
  assert.equal([printed, hook.now.faults, saved.length], [1, {}, 1])
  assert.is(Reflect.get(link, 'download'), 'labels.pdf')
})

test.run()
