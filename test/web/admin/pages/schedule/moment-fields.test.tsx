import * as assert from 'uvu/assert'
import { suite } from '#test'
import { Field } from '../../../../../web/admin/ui/field.tsx'
import { openAdminPage } from '../../../../support/admin-page.ts'
import { elementsIn, returnOf } from '../../../../support/rendered.tsx'

openAdminPage()
const { MomentFields } = await import('../../../../../web/admin/pages/schedule/moment-fields.tsx')
const { wallTimeOf } = await import('../../../../../web/admin/pages/schedule/zoned-time.ts')

const test = suite('fields of a day and a time')

const wall = { date: '2031-01-06', time: '08:00' }

function open(more = {}) {
  const chosen: unknown[] = []
  const given = { wall, onChange: (next: object) => chosen.push(next), ...more }
  const fields = elementsIn(returnOf(() => MomentFields(given))).filter(
    ({ type }) => type === Field,
  )
  return { chosen, fields: fields.map(({ props }) => props) }
}

test('name the zone and what they are for, and begin today', () => {
  const labels = (more = {}) => open(more).fields.map(({ label }) => label)
  assert.equal(labels(), ['Day', 'Time in Nairobi'])
  assert.equal(labels({ day: 'Last day', time: 'Until' }), ['Last day', 'Until in Nairobi'])
  const { fields } = open({ error: 'Too late' })
  assert.equal(
    fields.map(({ value, error }) => [value, error]),
    [
      [wall.date, 'Too late'],
      [wall.time, undefined],
    ],
  )
  assert.is(fields[0]?.min, wallTimeOf(new Date(), 'Africa/Nairobi').date)
})

test('change one and leave the other', () => {
  const { chosen, fields } = open()
  fields[0]?.onChange({ target: { value: '2031-02-01' } })
  fields[1]?.onChange({ target: { value: '09:30' } })
  assert.equal(chosen, [
    { ...wall, date: '2031-02-01' },
    { ...wall, time: '09:30' },
  ])
})

test.run()
