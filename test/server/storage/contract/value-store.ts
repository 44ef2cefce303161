import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import type { Store } from '../../../../server/storage/json-store.ts'
import type { StoreShape } from '../../../../server/storage/store-options.ts'
import { valuesOf } from '../../../support/values-of.ts'

export type ValueOptions = StoreShape<string[]>
type Open = (options: ValueOptions) => Promise<Store<string[]>>

/**
 * What any store of one value promises.
 * @param openNew a place of its own; `again` opens it once more, as after a restart
 */
export function describeValueStore(
  name: string,
  openNew: () => Promise<{ open: Open; again: Open }>,
): void {
  const test = suite(`${name}, as every store of a value`)
  const schema = z.array(z.string().max(10))
  const usual: ValueOptions = { version: 1, schema, initial: () => [] }

  async function opened(options: Partial<ValueOptions> = {}) {
    const { open, again } = await openNew()
    const store = await open({ ...usual, ...options })
    const reopened = async (other: Partial<ValueOptions> = {}) =>
      (await again({ ...usual, ...other })).value
    return { store, reopened }
  }

  test('begins with the initial value', async () => {
    const { store } = await opened({ initial: () => ['oak'] })
    assert.equal(store.value, ['oak'])
  })

  test('a change resolves with what it returns, and is there after a restart', async () => {
    const { store, reopened } = await opened()
    assert.is(await store.change(words => words.push('oak')), 1)
    assert.equal(await reopened(), ['oak'])
  })

  test('the value changes only after the write', async () => {
    const { store } = await opened()
    const change = store.change(words => words.push('oak'))
    await new Promise(setImmediate)
    assert.equal(store.value, [])
    await change
    assert.equal(store.value, ['oak'])
  })

  test('concurrent changes keep their order', async () => {
    const { store, reopened } = await opened()
    const words = Array.from({ length: 300 }, (_, index) => `w${index}`)
    await Promise.all(words.map(word => store.change(all => all.push(word))))
    assert.equal(store.value, words)
    assert.equal(await reopened(), words)
  })

  test('changes during a write are made by a later one', async () => {
    const { store } = await opened()
    const first = store.change(words => words.push('oak'))
    await new Promise(setImmediate)
    const later = ['elm', 'fir'].map(word => store.change(words => words.push(word)))
    await Promise.all([first, ...later])
    assert.equal(store.value, ['oak', 'elm', 'fir'])
  })

  test('a change that throws or breaks the schema is rejected alone', async () => {
    const { store, reopened } = await opened()
    const results = await Promise.allSettled([
      store.change(words => words.push('oak')),
      store.change(words => {
        words.push('half')
        throw new TypeError('changed my mind')
      }),
      store.change(words => words.push('much too long a word')),
      store.change(words => words.push('elm')),
    ])
    assert.equal(valuesOf(results, 'status'), ['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    assert.instance((results[1] as PromiseRejectedResult).reason, TypeError)
    assert.match(String((results[2] as PromiseRejectedResult).reason), 'rules of its store')
    assert.is((results[3] as PromiseFulfilledResult<number>).value, 2)
    assert.equal(store.value, ['oak', 'elm'])
    assert.equal(await reopened(), ['oak', 'elm'])
  })

  test('tells of a change before it resolves, with the value before it', async () => {
    const { store } = await opened({ initial: () => ['fir'] })
    const told: (readonly string[])[] = []
    store.onChange(before => told.push(before, store.value))
    await store.change(words => words.push('oak'))
    assert.equal(told, [['fir'], ['fir', 'oak']])
    await store.change(words => words.push('much too long a word')).catch(() => undefined)
    assert.is(told.length, 2)
  })

  test('the value is frozen', async () => {
    const { store } = await opened()
    assert.throws(() => (store.value as string[]).push('elm'), TypeError)
    await store.change(words => words.push('oak'))
    assert.throws(() => (store.value as string[]).push('elm'), TypeError)
  })

  test('settled resolves when nothing is left to write', async () => {
    const { store, reopened } = await opened()
    void store.change(words => words.push('oak'))
    await new Promise(setImmediate)
    await store.settled()
    assert.equal(await reopened(), ['oak'])
  })

  test('data of an earlier version is migrated, that of a later one stops the start', async () => {
    const { store, reopened } = await opened()
    await store.change(words => words.push('oak'))
    const migrate = (data: unknown) => [...(data as string[]), 'migrated']
    assert.equal(await reopened({ version: 2, migrate }), ['oak', 'migrated'])
    const later = await opened({ version: 9 })
    await later.store.change(words => words.push('elm'))
    const fault = await later.reopened().catch(error => error)
    assert.is(fault.name, 'StartError')
    assert.match(fault.message, 'newer release')
  })

  test('data that break the schema stop the start', async () => {
    const { store, reopened } = await opened()
    await store.change(words => words.push('oak'))
    const fault = await reopened({ schema: z.array(z.string().max(2)) }).catch(error => error)
    assert.is(fault.name, 'StartError')
    assert.match(fault.message, 'cannot be used')
  })

  test.run()
}
