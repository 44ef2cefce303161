import * as assert from 'uvu/assert'
import { suite } from '#test'
import { menuNames } from '../../../../../web/admin/pages/menu/menu-names.ts'

const test = suite('names of entries in the menu')

test('have the address where two entries have the same label, at whatever level', () => {
  const names = menuNames([
    { label: 'Offices', href: '/offices' },
    { label: 'Containers', href: '/containers', items: [{ label: 'Offices', href: '/c/offices' }] },
  ])
  assert.equal(
    [...names],
    [
      ['/offices', 'Offices (/offices)'],
      ['/c/offices', 'Offices (/c/offices)'],
    ],
  )
})

test.run()
