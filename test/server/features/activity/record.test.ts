import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { recordActivity } from '../../../../server/features/activity/record.ts'
import type { Activity, AuditEvent } from '../../../../server/features/activity/store.ts'

const test = suite('what a route has done')

/** What is recorded of a request, and the error that it ends with. */
async function recorded(state: object, error?: Error) {
  const events: AuditEvent[] = []
  const activity = { record: (event: AuditEvent) => void events.push(event) }
  const ctx = { state: {} } as Context
  const route = async () => {
    Object.assign(ctx.state, state)
    if (error) throw error
  }
  const thrown = await recordActivity(activity as unknown as Activity)(ctx, route).then(
    () => undefined,
    (error: unknown) => error,
  )
  return { events, thrown }
}

const done = { action: 'signed-in', subject: 'Firefox' } as const
const admin = { username: 'amina' }

test('is recorded as that of the administrator, of another user, or of none', async () => {
  for (const [state, who] of [
    [{ admin, activity: done }, 'amina'],
    [{ admin, activity: { ...done, who: 'joan' } }, 'joan'],
    [{ activity: done }, ''],
  ] as const) {
    assert.equal((await recorded(state)).events, [{ ...done, who }])
  }
})

test('is recorded where the route fails after it, which still fails', async () => {
  const error = new Error('no disk')
  const { events, thrown } = await recorded({ admin, activity: done }, error)
  assert.equal([events.length, thrown], [1, error])
})

test('is nothing where the route says nothing', async () => {
  assert.equal((await recorded({ admin })).events, [])
})

test.run()
