import * as assert from 'uvu/assert'
import { suite } from '#test'
import type { PageVisibility, PlannedHiding } from '../../../../../web/page-editing/contract.ts'
import { api } from '../../../../../web/routes.ts'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementsIn, emptyClient, returnOf, textOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { HidePageDialog } = await import(
  '../../../../../web/admin/pages/hiding/hide-page-dialog.tsx'
)
const { HidePageForm } = await import('../../../../../web/admin/pages/hiding/hide-page-form.tsx')
const { about } = await import('../../../../../web/admin/pages/saving/server-connection.ts')

const test = suite('question before a page is hidden')

const path = '/about'

/** What the dialog says outside of its form, and whether it has one. */
function open(visibility?: PageVisibility, planned?: PlannedHiding, hasPages = true) {
  const client = emptyClient()
  if (hasPages) client.setQueryData([api.adminPages], { pages: [] })
  if (visibility) client.setQueryData([about(api.pageVisibility, path)], visibility)
  const props = { path, planned, name: 'About us', onClose: () => undefined }
  const elements = elementsIn(returnOf(() => HidePageDialog(props), { client }))
  const said = elements.filter(({ type }) => type === 'p')
  return {
    said: said.map(({ props }) => textOf(props.children)),
    isAlert: said.some(({ props }) => props.className === 'alert'),
    hasForm: elements.some(({ type }) => type === HidePageForm),
  }
}

const visible: PageVisibility = { linkedFrom: [] }

test('asks when it can be hidden', () => {
  assert.equal(open(visible), { said: [], isAlert: false, hasForm: true })
})

test('waits until the page and the list of pages are read', () => {
  assert.is(open().hasForm, false)
  assert.is(open(visible, undefined, false).hasForm, false)
})

test('says why it cannot be hidden instead', () => {
  const refused = 'The home page is always there.'
  assert.equal(open({ ...visible, refused }), { said: [refused], isAlert: true, hasForm: false })
})

test('says what is planned, and why it has failed', () => {
  const plan = { at: '2031-01-06T05:00:00.000Z', by: 'wanjiru' }
  assert.equal(open(visible, plan), {
    said: ['Planned by wanjiru for Mon 6 Jan 2031 08:00 (Nairobi).'],
    isAlert: false,
    hasForm: true,
  })
  const failed = 'The menu leads to it.'
  assert.equal(open(visible, { ...plan, failed }), {
    said: [`Planned for Mon 6 Jan 2031 08:00 (Nairobi). ${failed}`],
    isAlert: true,
    hasForm: true,
  })
})

test.run()
