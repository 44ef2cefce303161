import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import type { Values, ValuesShape } from '../../../../server/storage/open-values.ts'

export type WordsShape = ValuesShape<string[]>
export type Words = Values<string[]>
type Open = (shape: WordsShape) => Promise<Words>

/**
 * What any store of values by id promises.
 * @param openNew a place of its own; `again` opens it once more, as after a restart
 */
export function describeValues(
  name: string,
  openNew: () => Promise<{ open: Open; again: Open }>,
): void {
  const test = suite(`${name}, as every store of values by id`)
  const usual: WordsShape = { version: 1, schema: z.array(z.string().max(10)) }
  const add = (words: Words, id: string, word: string) =>
    words.change(id, ['first'], all => all.push(word))

  async function opened(shape: Partial<WordsShape> = {}) {
    const { open, again } = await openNew()
    const words = await open({ ...usual, ...shape })
    return { words, reopened: (other = {}) => again({ ...usual, ...other }) }
  }

  test('has none at first', async () => {
    const { words } = await opened()
    assert.equal(words.all, [])
    assert.is(words.get('oak'), undefined)
  })

  test('the first change of a value makes it from what it is given, later ones do not', async () => {
    const { words, reopened } = await opened()
    assert.is(await add(words, 'oak', 'brown'), 2)
    assert.is(await words.change('oak', ['other'], all => all.push('hard')), 3)
    assert.equal(words.get('oak'), ['first', 'brown', 'hard'])
    assert.equal((await reopened()).get('oak'), ['first', 'brown', 'hard'])
  })

  test('are in the order of their ids, before and after a restart', async () => {
    const { words, reopened } = await opened()
    for (const id of ['oak', 'fir', 'z-2', 'elm']) await add(words, id, id)
    const expected = ['elm', 'fir', 'oak', 'z-2']
    assert.equal(
      words.all.map(all => all[1]),
      expected,
    )
    assert.equal(
      (await reopened()).all.map(all => all[1]),
      expected,
    )
  })

  test('a change that waits for a first one, which fails, and one after both are stored', async () => {
    const { words, reopened } = await opened()
    let second: Promise<number> | undefined
    const first = words.change('oak', ['first'], () => {
      second ??= add(words, 'oak', 'brown')
      throw new TypeError('changed my mind')
    })
    assert.instance(await first.catch(error => error), TypeError)
    await Promise.all([second, add(words, 'oak', 'hard')])
    const expected = ['brown', 'first', 'hard']
    assert.equal(words.get('oak')?.toSorted(), expected)
    assert.equal((await reopened()).get('oak')?.toSorted(), expected)
  })

  test('a first change that throws or breaks the schema makes none', async () => {
    const { words, reopened } = await opened()
    const half = words.change('oak', [], () => {
      throw new TypeError('changed my mind')
    })
    assert.instance(await half.catch(error => error), TypeError)
    const long = await add(words, 'elm', 'much too long a word').catch(error => error)
    assert.match(long.message, 'rules of its store')
    assert.equal(words.all, [])
    assert.equal((await reopened()).all, [])
    assert.is(await words.change('oak', [], all => all.push('later')), 1)
    assert.equal(words.get('oak'), ['later'])
  })

  test('are settled once a first change is stored', async () => {
    const { words } = await opened()
    const change = add(words, 'oak', 'brown')
    await words.settled()
    assert.equal(words.get('oak'), ['first', 'brown'])
    await change
  })

  test('concurrent first changes of one value are all made', async () => {
    const { words, reopened } = await opened()
    await Promise.all(Array.from({ length: 30 }, (_, at) => add(words, 'oak', `w${at}`)))
    assert.is(words.get('oak')?.length, 31)
    assert.equal((await reopened()).get('oak'), words.get('oak'))
  })

  test('tell which have changed before the change resolves, and none after one that failed', async () => {
    const { words } = await opened()
    const told: [readonly string[], string[]][] = []
    words.onChange(ids => told.push([ids, [...(words.get(ids[0] ?? '') ?? [])]]))
    await add(words, 'oak', 'brown')
    await add(words, 'elm', 'much too long a word').catch(() => undefined)
    await add(words, 'oak', 'hard')
    assert.equal(told, [
      [['oak'], ['first', 'brown']],
      [['oak'], ['first', 'brown', 'hard']],
    ])
  })

  test('are frozen', async () => {
    const { words } = await opened()
    await add(words, 'oak', 'brown')
    assert.throws(() => (words.get('oak') as string[]).push('elm'), TypeError)
  })

  test('settled resolves when nothing is left to write', async () => {
    const { words, reopened } = await opened()
    await add(words, 'oak', 'brown')
    void add(words, 'oak', 'hard')
    await new Promise(setImmediate)
    await words.settled()
    assert.is((await reopened()).get('oak')?.length, 3)
  })

  test('data of an earlier version are migrated, those of a later one stop the start', async () => {
    const { words, reopened } = await opened()
    await add(words, 'oak', 'brown')
    const migrate = (data: unknown) => [...(data as string[]), 'migrated']
    assert.equal((await reopened({ version: 2, migrate })).get('oak')?.at(-1), 'migrated')
    const later = await opened({ version: 9 })
    await add(later.words, 'elm', 'tall')
    const fault = await later.reopened().catch(error => error)
    assert.is(fault.name, 'StartError')
    assert.match(fault.message, 'newer release')
  })

  test('data that break the schema stop the start', async () => {
    const { words, reopened } = await opened()
    await add(words, 'oak', 'brown')
    const fault = await reopened({ schema: z.array(z.string().max(2)) }).catch(error => error)
    assert.is(fault.name, 'StartError')
    assert.match(fault.message, 'cannot be used')
  })

  test.run()
}
