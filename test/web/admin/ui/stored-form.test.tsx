import * as assert from 'uvu/assert'
import { suite } from '#test'
import { answerRequests, openAdminPage } from '../../../support/admin-page.ts'
import { openStoredForm } from '../../../support/open-stored-form.ts'
import { shownToast } from '../../../support/rendered.tsx'
import { savesOnce } from '../../../support/second-press.ts'

openAdminPage()
const { storedForm } = await import('../../../../web/admin/ui/stored-form.ts')
const { unsavedNow } = await import('../../../../web/admin/unsaved.ts')

const test = suite('form over what is stored as a whole')

const address = '/api/legs'
const stored = { version: 3, legs: 4, wood: 'Oak' }
const entryOf = ({ legs, wood }: typeof stored) => ({ legs: `${legs}`, wood })
const useLegs = storedForm({
  address,
  entryOf,
  read: ({ legs, wood }, { version }) =>
    Number(legs) > 0
      ? { body: { version, legs: Number(legs), wood }, faults: {} }
      : { faults: { legs: 'Such as 4' } },
  unsaved: 'The legs are not saved yet.',
  saved: 'Visitors see the legs.',
  notSaved: 'The legs were not saved.',
})

const open = () => openStoredForm(useLegs, address, stored, entryOf)

test('shows what is stored, with what was typed over it until it is the same again', () => {
  const hook = open()
  assert.equal([hook.now.entry, hook.now.isUnsaved], [{ legs: '4', wood: 'Oak' }, false])
  assert.equal(unsavedNow(), [])
  hook.now.change({ legs: '3' })
  hook.now.change({ wood: 'Ash' })
  assert.equal([hook.now.entry, hook.now.isUnsaved], [{ legs: '3', wood: 'Ash' }, true])
  assert.equal(unsavedNow(), ['The legs are not saved yet.'])
  hook.now.change({ legs: '4', wood: 'Oak' })
  assert.equal([hook.now.isUnsaved, unsavedNow()], [false, []])
})

test('sends all of it, and what was typed meanwhile stays unsaved', async () => {
  const hook = open()
  hook.now.change({ legs: '3' })
  const sent = answerRequests(({ body }) => {
    hook.now.change({ wood: 'Ash' })
    return { ...(body as object), version: 4 }
  })
  await hook.now.save()
  const requests = sent.map(({ method, body }) => [method, body])
  assert.equal(requests, [['PUT', { version: 3, legs: 3, wood: 'Oak' }]])
  assert.equal([hook.now.entry, hook.now.isUnsaved], [{ legs: '3', wood: 'Ash' }, true])
  assert.is(shownToast()?.description, 'Visitors see the legs.')
})

test('nothing is sent where nothing was typed, or where it cannot be read', async () => {
  const hook = open()
  const sent = answerRequests(() => ({}))
  await hook.now.save()
  hook.now.change({ legs: 'many' })
  await hook.now.save()
  assert.equal([sent, hook.now.faults], [[], { legs: 'Such as 4' }])
  hook.now.change({ legs: '3' })
  assert.equal(hook.now.faults, {})
})

test('typing in a field takes its own fault away, and no other', async () => {
  const hook = open()
  hook.now.change({ legs: '3' })
  const fields = { 'base.legs': 'Too many', wood: 'Which?' }
  answerRequests(() => Response.json({ error: 'x', fields }, { status: 400 }))
  await hook.now.save()
  assert.equal(hook.now.faults, fields)
  hook.now.change({ legs: '5' })
  assert.equal(hook.now.faults, { wood: 'Which?' })
})

test('a refusal stands at its field, asks to read again, or is a toast', async () => {
  for (const [status, body, faults, isOutdated, isToast] of [
    [400, { error: 'x', fields: { wood: 'Which?' } }, { wood: 'Which?' }, false, false],
    [409, { error: 'x' }, {}, true, false],
    [400, { error: 'x' }, {}, false, true],
    [500, {}, {}, false, true],
  ] as const) {
    const hook = open()
    hook.now.change({ legs: '3' })
    answerRequests(() => Response.json(body, { status }))
    const before = shownToast()?.id
    await hook.now.save()
    assert.equal([hook.now.faults, hook.now.isOutdated], [faults, isOutdated], `${status}`)
    assert.is(shownToast()?.id !== before, isToast, `${status}`)
    await hook.now.readAgain()
    assert.equal([hook.now.isOutdated, hook.now.isUnsaved], [false, true])
    hook.now.change({ legs: '4' })
  }
})

test('a second press while it is being saved sends nothing', async () => {
  const hook = open()
  hook.now.change({ legs: '3' })
  await savesOnce(hook, { version: 4, legs: 3, wood: 'Oak' })
  assert.is(hook.now.isUnsaved, false)
})

test.run()
