import { createContext, Script } from 'node:vm'
import fc from 'fast-check'

/**
 * Lengths of text, each twice the previous one; a quadratic match takes 10 ms or more at the last.
 */
const lengths = [2000, 4000, 8000, 16_000]
const [longest = 0] = lengths.slice(-1)

/** The largest factor of time for four times the length: 4 if linear, 16 if quadratic. */
const most = 6

/** In milliseconds; a linear pattern takes less than one. */
const floor = 4

/** In milliseconds, by the clock. */
const giveUpAfter = 500

/**
 * Describes a text whose matching time grows faster than its length; undefined where there is none.
 * Times are those of the processor, so that other load on the machine does not count, and are
 * compared with each other in the same run, never with a fixed limit.
 */
export function costlyText(regExp: RegExp): string | undefined {
  for (const text of suspects(regExp, textsFor(regExp))) {
    if (isCostly(regExp, text)) return nameOf(text)
  }
  return undefined
}

interface Text {
  start: string
  unit: string
  end: string
}

const nameOf = ({ start, unit, end }: Text) =>
  [start, `${unit} again and again`, end].map(part => JSON.stringify(part)).join(' ')

const withLength = ({ start, unit, end }: Text, length: number) =>
  start + unit.repeat(Math.ceil(length / unit.length)) + end

/**
 * Repetitions of possible input and of characters in the pattern, also after prefixes of matching
 * texts, with an end that makes the match fail.
 */
function textsFor(regExp: RegExp): Text[] {
  const plain = regExp.source.replaceAll(/\\[a-z]/gi, ' ')
  const own = [...new Set(plain.match(/[\w<>"'/=,:;#@. -]+/g))].slice(0, 6)
  const examples = examplesOf(regExp)
  const within = [...new Set(examples.join(''))].slice(0, 12)
  return [
    ...combined(['', 'x', ...own], [...common, ...own, ...own.map(part => `${part} `)]),
    ...combined(beginningsOf(examples), ['a', '1', ' ', ...within]),
  ]
}

const combined = (starts: string[], units: string[]): Text[] =>
  starts.flatMap(start => units.flatMap(unit => ['', '\0', '!'].map(end => ({ start, unit, end }))))

const common = [
  ...['a', 'A', 'é', '1', '0', ' ', '\t', '\n', '\r', '-', '_', '.', '/', ',', ':', ';', '"', '<'],
  ...['a ', 'a,', ' ,', '<a', '"a', 'a"', '1 ', '1a', 'a.', 'a-', '/a', '=a', '%2', '\\', '\r\n'],
]

/** Matching texts, the same in each run; none for patterns with lookaround. */
function examplesOf(regExp: RegExp): string[] {
  try {
    const plain = new RegExp(regExp.source, regExp.flags.replace('g', ''))
    return fc.sample(fc.stringMatching(plain, { size: 'xsmall' }), { numRuns: 3, seed: 7 })
  } catch {
    return []
  }
}

const beginningsOf = (examples: string[]): string[] => [
  ...new Set(
    examples.flatMap(example => [...example.slice(0, 12)].map((_, at) => example.slice(0, at + 1))),
  ),
]

/**
 * The texts to measure one by one. Up to the next of them all are matched in one run, since
 * starting the thread of a timeout takes longer than most matches; after a timeout that is the
 * unfinished one.
 */
function* suspects(regExp: RegExp, texts: Text[]): Generator<Text> {
  let at = 0
  const isQuick = (text: Text) => cost(regExp, withLength(text, longest)) <= floor
  for (; at < texts.length; at++) {
    watched(() => {
      while (at < texts.length && isQuick(texts[at] as Text)) at++
    })
    const suspect = texts[at]
    if (suspect) yield suspect
  }
}

function isCostly(regExp: RegExp, text: Text): boolean {
  // In each of five tries, since garbage may be collected during one.
  for (let tries = 0; tries < 5; tries++) {
    const costs: number[] = []
    for (const length of lengths) {
      const least = leastCost(regExp, withLength(text, length))
      // A linear pattern takes a millisecond: five such times need no other try.
      if (least === Number.POSITIVE_INFINITY) return true
      costs.push(least)
      if (growsTooFast(costs)) break
    }
    if (!growsTooFast(costs)) return false
  }
  return true
}

/** By the last of the costs; the one of a fourth of its length is two before it. */
function growsTooFast(costs: readonly number[]): boolean {
  const [least = 0, ofAFourth = least] = [costs.at(-1), costs.at(-3)]
  return least > floor && least > most * ofAFourth
}

/** In milliseconds; infinite where five matches do not end before the timeout. */
function leastCost(regExp: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 5; tries++) {
    watched(() => {
      least = Math.min(least, cost(regExp, text))
    })
  }
  return least
}

/**
 * What a match takes of the processor, in milliseconds. `replace` matches once, or to the end of
 * the text for a global pattern.
 */
function cost(regExp: RegExp, text: string): number {
  const start = process.cpuUsage()
  text.replace(regExp, '')
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const context = createContext({ run: (): void => undefined })
const script = new Script('run()')

/** Whether it ended before the timeout; that of `vm` interrupts even a single match. */
function watched(run: () => void): boolean {
  context.run = run
  try {
    script.runInContext(context, { timeout: giveUpAfter })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    return false
  }
}
