import { QueryObserver } from '@tanstack/react-query'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { createQueryClient } from '../../../web/admin/query-client.ts'
import { standIn } from '../../support/stand-in.ts'
import { until } from '../../support/until.ts'

const test = suite('reads of a screen')

/** Reads while answers fail as given, and then are there. */
function reading(failures: (Response | Error)[]) {
  const requests: string[] = []
  standIn('fetch', async (address: string) => {
    requests.push(address)
    const failure = failures.shift()
    if (failure instanceof Error) throw failure
    return failure ?? Response.json({ name: 'Bin' })
  })
  const client = createQueryClient()
  const observer = new QueryObserver(client, { queryKey: ['/api/bin'] })
  const stop = observer.subscribe(() => undefined)
  return { requests, observer, stop: () => [stop(), client.clear()] }
}

test('a read without an answer is repeated, though the browser was never offline', async () => {
  standIn('addEventListener', () => undefined)
  const { requests, observer, stop } = reading([new TypeError('Failed to fetch')])
  await until('the failure', () => observer.getCurrentResult().error instanceof TypeError)
  await until('the data', () => observer.getCurrentResult().data !== undefined)
  assert.equal(observer.getCurrentResult().data, { name: 'Bin' })
  assert.is(requests.length, 2)
  stop()
})

test('a refused read, or one whose screen was left, is not repeated', async () => {
  standIn('addEventListener', () => undefined)
  const refused = reading([new Response('{}', { status: 500 })])
  await until('the refusal', () => refused.observer.getCurrentResult().isError)
  const left = reading([new TypeError('Failed to fetch')])
  await until('the failure', () => left.observer.getCurrentResult().isError)
  left.stop()
  // Longer than the first wait for the connection, of one second.
  await new Promise(resolve => setTimeout(resolve, 1500))
  assert.equal([refused.requests.length, left.requests.length], [1, 1])
  refused.stop()
})

test.run()
