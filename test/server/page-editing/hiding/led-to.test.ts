import * as assert from 'uvu/assert'
import { suite } from '#test'
import { leadsBy } from '../../../../server/page-editing/hiding/led-to.ts'
import type { PageStore } from '../../../../server/page-editing/store.ts'

const test = suite('where an address leads')

interface Hidden {
  leadsTo?: string
  isDeleted?: boolean
}

function leads(moved: Record<string, string>, hiddenPages: Record<string, Hidden> = {}) {
  const all = Object.entries(hiddenPages).map(([address, { leadsTo, isDeleted }]) => ({
    address,
    hidden: { by: 'amina', at: '2031-03-09T12:00:00Z', ...(leadsTo !== undefined && { leadsTo }) },
    ...(isDeleted && { deleted: { by: 'amina', at: '2031-03-09T12:00:00Z' } }),
  }))
  return leadsBy({ to: path => moved[path] }, { all } as unknown as PageStore)
}

test('a former address leads to its page for good', () => {
  assert.equal(leads({ '/old': '/new' })('/old'), { to: '/new', isForNow: false })
  assert.is(leads({ '/old': '/new' })('/new'), undefined)
})

test('a hidden page leads to the chosen one for now', () => {
  const to = leads({}, { '/chairs': { leadsTo: '/furniture' } })
  assert.equal(to('/chairs'), { to: '/furniture', isForNow: true })
})

test('a hidden page without a chosen one leads nowhere, nor does what leads to it', () => {
  const to = leads({ '/old': '/chairs' }, { '/chairs': {} })
  assert.is(to('/chairs'), undefined)
  assert.is(to('/old'), undefined)
})

test('a way over both kinds is for now', () => {
  const to = leads({ '/old': '/chairs' }, { '/chairs': { leadsTo: '/furniture' } })
  assert.equal(to('/old'), { to: '/furniture', isForNow: true })
})

test('a redirect goes before a hidden page of the same address', () => {
  const to = leads({ '/chairs': '/seats' }, { '/chairs': { leadsTo: '/furniture' } })
  assert.equal(to('/chairs'), { to: '/seats', isForNow: false })
})

test('a deleted page leads nowhere', () => {
  const to = leads({}, { '/chairs': { leadsTo: '/furniture', isDeleted: true } })
  assert.is(to('/chairs'), undefined)
})

test('a way of seven steps is followed to its end, a longer one or a circle is not', () => {
  const steps = Array.from({ length: 8 }, (_, i) => [`/${i}`, `/${i + 1}`])
  const to8 = leads(Object.fromEntries(steps))
  assert.equal(to8('/1'), { to: '/8', isForNow: false })
  assert.is(to8('/0'), undefined)
  const to = leads({ '/a': '/b' }, { '/b': { leadsTo: '/a' } })
  assert.is(to('/a'), undefined)
})

test.run()
