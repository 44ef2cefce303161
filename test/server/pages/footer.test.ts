import * as assert from 'uvu/assert'
import { suite } from '#test'
import { footerOf } from '../../../server/pages/footer.ts'
import type { FooterColumn } from '../../../web/contract.ts'

const test = suite('links at the end of each page')

/** @param own the columns of the owner, null for those of the release */
const footer = (hidden: string[], own: FooterColumn[] | null = null) =>
  footerOf({ hidden: new Set(hidden), texts: { texts: {}, footer: own } })

test('are not sent where they are those of the release, whatever else is hidden', () => {
  assert.is(footer(['/elsewhere']), undefined)
  assert.is(footerOf({}), undefined)
})

test('lack those to hidden pages', () => {
  const [services, company] = footer(['/about']) ?? []
  assert.is(services?.[1].length, 4)
  assert.equal(
    company?.[1].map(([, href]) => href),
    ['/', '/gallery', '/shortlist', '/contact'],
  )
})

test('are those of the owner, also where none is hidden', () => {
  const about: [string, string] = ['About', '/about']
  const chairs: [string, string] = ['Chairs', '/chairs']
  assert.equal(footer([], [['Ours', [about, chairs]]]), [['Ours', [about, chairs]]])
  assert.equal(footer(['/about'], [['Ours', [about, chairs]]]), [['Ours', [chairs]]])
})

test.run()
