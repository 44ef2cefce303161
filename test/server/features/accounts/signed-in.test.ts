import type { Context } from 'koa'
import * as assert from 'uvu/assert'
import { suite } from '#test'
import { carriesSession } from '../../../../server/features/accounts/session/cookie.ts'
import { isSignedIn } from '../../../../server/features/accounts/signed-in.ts'

const test = suite('who is signed in on public pages')

const request = (cookie?: string) => ({ headers: cookie === undefined ? {} : { cookie } })

test('only a cookie of a session is one', () => {
  for (const cookie of ['session=a', 'other=1; session=a', '__Host-session=a', 'a=b;session=a']) {
    assert.ok(carriesSession(request(cookie)), cookie)
  }
  for (const cookie of [undefined, '', 'session.sig=a', 'my-session=a', 'other=session=a']) {
    assert.not.ok(carriesSession(request(cookie)), cookie)
  }
})

test('nothing is looked up for a request without one', () => {
  const refuse = () => {
    throw new Error('looked up')
  }
  const check = isSignedIn({ find: refuse }, { find: refuse })
  for (const cookie of [undefined, 'theme=dark']) {
    assert.is(check({ req: request(cookie) } as unknown as Context), false)
  }
})

test.run()
