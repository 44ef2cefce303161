import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readActivity } from '../../../server/activity/read.ts'
import type { Activity, ActivityChoice, ActivityRow } from '../../../server/activity/store.ts'
import { activityKinds } from '../../../web/activity-entries.ts'

const test = suite('reading the activity log')

/** What the store is asked for by a query; undefined where the query is refused with 400. */
async function asked(query: Record<string, string>) {
  let found: { choice: ActivityChoice; from: number; count: number } | undefined
  const activity = {
    people: () => [],
    page: async (choice: ActivityChoice, from: number, count: number) => {
      found = { choice, from, count }
      return { total: 0, rows: [] }
    },
  } as unknown as Activity
  const place = { path: 'home/hero.jpg', name: 'Hero', section: 'Top' } as never
  const read = readActivity(activity, path => (path === 'home/hero.jpg' ? place : undefined))
  await read({ query } as unknown as Context, async () => undefined).catch(
    (error: { status?: number }) => {
      if (error.status !== 400) throw error
    },
  )
  return found
}

const day = '2026-11-22T00:00:00+03:00'

test('without a query it is the first fifty of all', async () => {
  const { choice, from, count } = (await asked({ kind: '', who: '', from: '', q: '' })) ?? {}
  assert.equal([from, count], [0, 50])
  assert.ok(Object.values(choice ?? {}).every(value => value === undefined))
})

test('pages follow each other', async () => {
  assert.is((await asked({ page: '3' }))?.from, 100)
})

test('a span of time is asked for on both sides', async () => {
  const { choice } = (await asked({ from: day, before: '2026-11-23T00:00:00Z' })) ?? {}
  assert.equal([choice?.from, choice?.before], [Date.parse(day), Date.UTC(2026, 10, 23)])
})

test('a kind is asked for by its actions', async () => {
  const { choice } = (await asked({ kind: 'media' })) ?? {}
  assert.equal(choice?.actions, activityKinds.media)
})

test('words are looked for in who, what, where and the names of places', async () => {
  const row = { who: 'Amina', action: 'deleted', subject: 'home/hero.jpg' } as ActivityRow
  for (const [q, isFound] of [
    ['amina HERO', true],
    ['top', true],
    ['hero.jpg', true],
    ['amina juma', false],
  ] as const) {
    assert.is((await asked({ q }))?.choice.has?.(row), isFound, q)
  }
})

test('what a query takes has its limits', async () => {
  const limits: [name: string, taken: string, refused: string][] = [
    ['page', '1', '0'],
    ['page', '1000000', '1000001'],
    ['who', 'x'.repeat(100), 'x'.repeat(101)],
    ['q', 'x'.repeat(200), 'x'.repeat(201)],
    ['from', day, '2026-11-22'],
    ['kind', 'media', 'weather'],
  ]
  for (const [name, taken, refused] of limits) {
    assert.ok(await asked({ [name]: taken }), `${name} ${taken}`)
    assert.not(await asked({ [name]: refused }), `${name} ${refused}`)
  }
})

test.run()
