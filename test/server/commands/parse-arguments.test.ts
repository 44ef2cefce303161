import * as assert from 'uvu/assert'
import { suite } from '#test'
import { CommandError } from '../../../server/command.ts'
import { parseArguments } from '../../../server/commands/parse-arguments.ts'

const test = suite('arguments of a command')

const options = { share: { type: 'string' }, remove: { type: 'boolean' } } as const

function parsed(args: string[], names: string[] = []) {
  try {
    const { values, positionals } = parseArguments(args, names, options)
    return { values: { ...values }, positionals }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    assert.is(error.exitCode, 2)
    return error.message
  }
}

test('are options and as many words as the command names', () => {
  assert.equal(parsed(['--share', '5', '--remove']), {
    values: { share: '5', remove: true },
    positionals: [],
  })
  assert.equal(parsed(['a', 'b'], ['FROM', 'TO']), { values: {}, positionals: ['a', 'b'] })
})

test('a word that is missing or too many is named', () => {
  assert.is(parsed(['a'], ['FROM', 'TO']), 'TO is missing. See --help.')
  assert.is(parsed([], ['FROM', 'TO']), 'FROM is missing. See --help.')
  assert.is(parsed(['a', 'b'], ['FROM']), '"b" is not expected here. See --help.')
  assert.is(parsed(['a', ''], ['FROM']), '"" is not expected here. See --help.')
})

test('an option that is unknown or lacks its value is named in one sentence', () => {
  assert.is(parsed(['--shar', '5']), "Unknown option '--shar'. See --help.")
  assert.match(String(parsed(['--share'])), /^Option '--share <value>' argument missing\. See/)
})

test.run()
