import * as assert from 'uvu/assert'
import { suite } from '#test'
import { withHeld } from '../../../../web/admin/inquiries/use-arrivals.ts'
import type { Inquiry, InquiryList } from '../../../../web/contract.ts'

const test = suite('arrivals in the open inbox')

const listOf = (...numbers: number[]) =>
  ({
    inquiries: numbers.map(
      number => ({ id: `id-${number}`, createdAt: `2026-11-2${number}` }) as Inquiry,
    ),
  }) as InquiryList
const idsOf = ({ inquiries }: InquiryList) => inquiries.map(({ id }) => id)

test('the list is replaced where nothing is held', () => {
  const list = listOf(4, 3)
  assert.is(withHeld(list, listOf(3, 2), new Set(['id-3', ''])), list)
})

test('what is held stays in its place', () => {
  const held = new Set(['id-1', 'id-3'])
  assert.equal(idsOf(withHeld(listOf(5, 4, 2), listOf(4, 3, 2, 1), held)), [
    'id-5',
    'id-4',
    'id-3',
    'id-2',
    'id-1',
  ])
})

test.run()
