import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { requestedDesign, sendElsewhere } from '../../../server/design/requested-design.ts'
import { firstPlan, type Plan } from '../../../web/design/plan.ts'
import { planText, readPlan } from '../../../web/design/plan-text.ts'

const test = suite('what the address of a designed unit asks for')

const other: Plan = { ...firstPlan, use: 'home', colour: 'blue' }
const plan = planText(other)

/** @param search with the parameters of a GET of /design */
function contextOf(search: string) {
  const sent: Record<string, unknown> = {}
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(new URLSearchParams(search).keys())) {
    const all = new URLSearchParams(search).getAll(name)
    query[name] = all.length > 1 ? all : String(all[0])
  }
  const ctx = {
    ...{ path: '/design', search, query },
    set: (name: string, value: string) => Object.assign(sent, { [name]: value }),
    redirect: (address: string) => Object.assign(sent, { address }),
  }
  return { ctx: ctx as unknown as Context, sent }
}

const of = (search: string, what?: Parameters<typeof requestedDesign>[1]) =>
  requestedDesign(contextOf(search).ctx, what)
const withView = (search: string) => of(search, { hasView: true })

test('is the first plan where it says none', () => {
  const { address, isElsewhere, plan: read } = of('')
  assert.equal([address, isElsewhere, read], ['/design', undefined, firstPlan])
})

test('is a plan, of several the first, at its one address', () => {
  const { address, isElsewhere, plan: read } = of(`?plan=${plan}`)
  assert.equal(read, readPlan(plan).plan)
  assert.is.not(read.use, firstPlan.use)
  assert.equal([address, isElsewhere], [`/design?plan=${plan}`, undefined])
  const twice = of(`?plan=${plan}&plan=other`)
  assert.equal([twice.address, twice.isElsewhere], [`/design?plan=${plan}`, 301])
})

test('is each of four views, the first where it says another', () => {
  for (const view of [1, 2, 3]) {
    const { view: read, isElsewhere } = withView(`?view=${view}`)
    assert.equal([read.view, isElsewhere], [view, undefined])
  }
  for (const view of ['0', '4', '-1', '1.0', 'x']) {
    const { view: read, isElsewhere, address } = withView(`?view=${view}`)
    assert.equal([read.view, isElsewhere, address], [0, 301, '/design'], view)
  }
})

test('is a view with its roof off, or with sizes', () => {
  assert.equal(withView('?roof=off').view, { view: 0, roof: false, sizes: false })
  assert.equal(withView('?sizes=on').view, { view: 0, roof: true, sizes: true })
  assert.equal(withView('?roof=on&sizes=off').view, { view: 0, roof: true, sizes: false })
  assert.is(of('?view=2&roof=off').view.view, 0, 'where views are no part of the address')
})

test('keeps the version that it is asked for in, and leaves another one for now', () => {
  const search = `?plan=${plan}&v=abc`
  const { address, isElsewhere } = of(search, { version: 'abc' })
  assert.equal([address, isElsewhere], [`/design${search}`, undefined])
  const other = of(search, { version: 'xyz' })
  assert.equal([other.address, other.isElsewhere], [`/design?plan=${plan}`, 302])
})

test('another spelling leads to its one address for a day, what may be drawn again for a minute', () => {
  for (const [isElsewhere, seconds] of [
    [301, 86400],
    [302, 60],
  ] as const) {
    const { ctx, sent } = contextOf('')
    assert.is(sendElsewhere(ctx, { ...of(''), address: '/design?x', isElsewhere }), true)
    assert.equal(sent, { 'cache-control': `public, max-age=${seconds}`, address: '/design?x' })
    assert.is(ctx.status, isElsewhere)
  }
  const { ctx, sent } = contextOf('')
  assert.equal([sendElsewhere(ctx, of('')), sent], [false, {}])
})

test.run()
