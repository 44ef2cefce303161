import * as assert from 'uvu/assert'
import * as z from 'zod'
import { suite } from '#test'
import type { ValuesPlace } from '../../../../server/storage/open-values.ts'
import { valuesOnDemand } from '../../../../server/storage/values-on-demand.ts'

/** What any store of values that are read on demand promises. */
export function describeValuesOnDemand(name: string, newPlace: () => Promise<ValuesPlace>): void {
  const test = suite(`${name}, as every store of values that are read on demand`)

  async function opened() {
    const place = await newPlace()
    const schema = z.array(z.string().max(10))
    const open = () => valuesOnDemand<string[]>(place, { version: 1, schema, initial: () => [] })
    return { words: open(), again: open }
  }

  test('reads the initial value where there is none', async () => {
    const { words } = await opened()
    assert.equal(await words.read('oak'), [])
  })

  test('a change resolves with what it returns, and is read by all', async () => {
    const { words, again } = await opened()
    assert.is(await words.change('oak', all => all.push('brown')), 1)
    assert.is(await words.change('oak', all => all.push('hard')), 2)
    assert.equal(await words.read('oak'), ['brown', 'hard'])
    assert.equal(await again().read('oak'), ['brown', 'hard'])
    assert.equal(await again().read('elm'), [])
  })

  test('concurrent changes of one value are all made', async () => {
    const { words } = await opened()
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => words.change('oak', all => all.push(`w${at}`))),
    )
    assert.is((await words.read('oak')).length, 20)
  })

  test('a change that throws or breaks the schema is rejected, and changes nothing', async () => {
    const { words } = await opened()
    await words.change('oak', all => all.push('brown'))
    const half = words.change('oak', all => {
      all.push('half')
      throw new TypeError('changed my mind')
    })
    assert.instance(await half.catch(error => error), TypeError)
    const long = words.change('oak', all => all.push('much too long a word'))
    assert.instance(await long.catch(error => error), Error)
    assert.equal(await words.read('oak'), ['brown'])
  })

  test('what was read may be changed, and changes nothing', async () => {
    const { words } = await opened()
    await words.change('oak', all => all.push('brown'))
    ;(await words.read('oak')).push('hard')
    assert.equal(await words.read('oak'), ['brown'])
  })

  test('settled resolves when nothing is left to write', async () => {
    const { words, again } = await opened()
    void words.change('oak', all => all.push('brown'))
    await new Promise(setImmediate)
    await words.settled()
    assert.equal(await again().read('oak'), ['brown'])
  })

  test.run()
}
