import * as assert from 'uvu/assert'
import { suite } from '#test'
import { faultsIn } from '../../../../web/admin/login/faults.ts'

const test = suite('credentials before they are sent')

test('need three letters of a name and six of a password', () => {
  const faulty = (username: string, password: string) =>
    Object.keys(faultsIn({ username, password }))
  assert.equal(faulty('ami', '123456'), [])
  assert.equal(faulty('am', '123456'), ['username'])
  assert.equal(faulty('ami', '12345'), ['password'])
  assert.equal(faulty('', ''), ['username', 'password'])
})

test.run()
