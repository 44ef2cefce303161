import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { readPageData } from '../../../../server/features/pages/read-data.ts'
import type { Pages } from '../../../../server/render/index.ts'
import { api } from '../../../../web/base/routes.ts'

const test = suite('data of the next page of a browser')

/** What is asked of the pages, and the answer. */
async function answer(query: Record<string, string | string[]>, known = ['/about']) {
  const asked: unknown[] = []
  const answerData: Pages['answerData'] = async (_, path, search, isWhole) => {
    asked.push([path, search, isWhole])
    return known.includes(path)
  }
  const headers: Record<string, string> = {}
  const ctx = {
    ...{ query, status: 200 },
    set: (name: string, value: string) => void Object.assign(headers, { [name]: value }),
    redirect: (location: string) => void Object.assign(headers, { location }),
  }
  const leads = (path: string) =>
    path === '/old' ? { to: '/about', isForNow: false, search: '' } : undefined
  const read = readPageData({ answerData } as Pages, leads)
  const fault = await Promise.resolve(read(ctx as unknown as Context, async () => undefined)).then(
    () => undefined,
    ({ status }: { status: number }) => status,
  )
  return { asked, fault, status: ctx.status, ...headers }
}

test('are those of its path, with what its query narrows down, without a fragment', async () => {
  for (const [path, search] of [
    ['/about', ''],
    ['/about?form=sofa&x=1', 'form=sofa&x=1'],
    ['/about?form=sofa#team', 'form=sofa'],
    ['/about#team?x', ''],
  ] as const) {
    assert.equal((await answer({ path })).asked, [['/about', search, false]], path)
  }
  assert.equal((await answer({ path: '/about', all: '1' })).asked, [['/about', '', true]])
  assert.equal((await answer({ path: '/about', all: '0' })).asked, [['/about', '', false]])
})

test('are asked for each time, and led to by a former address', async () => {
  const moved = await answer({ path: '/old?x=1', all: '1' })
  assert.equal(
    [moved.status, moved.fault, Reflect.get(moved, 'location')],
    [301, undefined, api.wholePage('/about')],
  )
  assert.is(Reflect.get(await answer({ path: '/about' }), 'cache-control'), 'no-cache')
})

test('are none of no path, of two, or of what is no page', async () => {
  assert.is((await answer({})).fault, 400)
  assert.is((await answer({ path: ['/about', '/about'] })).fault, 400)
  assert.is((await answer({ path: '/nowhere' })).fault, 404)
})

test.run()
