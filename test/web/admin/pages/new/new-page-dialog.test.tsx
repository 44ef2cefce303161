import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { SelectField } from '../../../../../web/admin/ui/select-field.tsx'
import type { ListedPage } from '../../../../../web/page-editing/contract.ts'
import { answerRequests, openAdminPage } from '../../../../support/admin-page.ts'
import { liveHook } from '../../../../support/live-hook.tsx'
import { elementIn, elementsIn } from '../../../../support/rendered.tsx'
import { until } from '../../../../support/until.ts'

openAdminPage()
const { NewPageDialog } = await import('../../../../../web/admin/pages/new/new-page-dialog.tsx')

const test = suite('dialog that adds a page')

const pages = [{ path: '/services/stairs', name: 'Stairs' }] as ListedPage[]

function open(from = '') {
  const hook = liveHook(() => NewPageDialog({ from, pages, onClose: () => undefined }))
  const field = (label: string) => elementIn(hook.now, Field, props => props.label === label).props
  const select = (label: string) =>
    elementIn(hook.now, SelectField, props => props.label === label).props
  return {
    hook,
    field,
    select,
    submit: () => elementIn(hook.now, 'form').props.onSubmit({ preventDefault: () => undefined }),
    alert: () => elementsIn(hook.now).find(({ props }) => props.role === 'alert')?.props.children,
  }
}

test('says what is copied, and offers the pages and what is above them', () => {
  const empty = open()
  assert.is(empty.hook.now.props.title, 'Add a page')
  assert.equal(empty.select('As a copy of').options, [
    ['', 'No page: it begins empty'],
    ['/services/stairs', 'Stairs (/services/stairs)'],
  ])
  assert.is(empty.select('As a copy of').note, undefined)
  assert.ok(
    empty
      .select('Address below')
      .options.some(([value, text]: string[]) => text === `${value}/…` && value === '/services'),
  )
  assert.equal([empty.field('Name').maxLength, empty.field('Address').maxLength], [60, 200])
  const copy = open('/services/stairs')
  assert.is(copy.hook.now.props.title, 'Copy a page')
  assert.match(copy.select('As a copy of').note, 'Its texts are copied')
})

test('is sent by its button, and says above the fields what was refused', async () => {
  const { field, submit, alert } = open()
  const sent = answerRequests(() => Response.json({ error: 'Too many pages' }, { status: 400 }))
  submit()
  await until('the fault', () => field('Name').error)
  assert.equal([sent.length, alert()], [0, undefined])
  field('Name').onChange({ target: { value: 'Roofs' } })
  field('Address').onBlur()
  assert.is(field('Address').value, '/roofs')
  submit()
  await until('the alert', () => alert() === 'Too many pages')
})

test.run()
