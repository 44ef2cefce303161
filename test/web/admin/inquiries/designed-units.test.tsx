import * as assert from 'uvu/assert'
import { suite } from '#test'
import { DesignedUnits } from '../../../../web/admin/inquiries/designed-units.tsx'
import { htmlOf, textOf } from '../../../support/rendered.tsx'

const test = suite('designed units of an inquiry')

const design = {
  plan: 'office-2-2',
  summary: 'Site office of two',
  parts: [{ id: 'p1', name: 'Wall panel', count: 24 }],
}
const unit = { page: '/design', code: 'D-1', quantity: 1, note: '', design }

test('a designed unit says what it is built of, with links to it', () => {
  const read = (more = {}) => textOf(<DesignedUnits items={[{ ...unit, ...more }] as never} />)
  assert.match(read(), /^Site office of two D-1 Open it on the site/)
  assert.match(read(), 'Parts 24 Wall panel')
  assert.match(read({ quantity: 2, note: 'In blue' }), /^2 × Site office of two D-1 In blue Open/)
  assert.match(read({ quantity: 2 }), 'Parts of each 24 Wall panel')
  assert.is(read({ design: undefined }), '')
  const html = htmlOf(<DesignedUnits items={[unit] as never} />)
  assert.match(html, 'aria-labelledby="unit-D-1"')
  assert.match(html, 'alt="Drawing of D-1"')
})

test.run()
