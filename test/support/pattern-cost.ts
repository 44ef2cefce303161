import { createContext, Script } from 'node:vm'
import fc from 'fast-check'

/** Lengths of text, each twice the one before; what is quadratic takes 10 ms and more for the last. */
const lengths = [2000, 4000, 8000, 16_000]
const [longest = 0] = lengths.slice(-1)

/** Four times the length may cost so many times as much: 4 where linear, 16 where quadratic. */
const most = 6

/**
 * In milliseconds. Below it the machine says more than the pattern: on a busy one the thread that
 * watches the time of a match takes some to begin and end.
 */
const floor = 4

/** In milliseconds. A linear pattern takes less than one, so that no busy machine comes near. */
const giveUpAfter = 1000

/**
 * A text that costs this pattern more than its length explains, described; undefined where there
 * is none. Costs are compared with each other in the same run, never with a clock on the wall.
 */
export function costlyText(regExp: RegExp): string | undefined {
  const texts = textsFor(regExp)
  return suspects(regExp, texts).find(text => isCostly(regExp, text))?.name
}

interface Text {
  name: string
  of(length: number): string
}

/**
 * Runs of what visitors may type and of what the pattern itself names, also behind beginnings of
 * what matches it, and ended so that the match fails.
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
  starts.flatMap(start =>
    units.flatMap(unit =>
      ['', '\0', '!'].map(end => ({
        name: [start, `${unit} again and again`, end].map(part => JSON.stringify(part)).join(' '),
        of: (length: number) => start + unit.repeat(Math.ceil(length / unit.length)) + end,
      })),
    ),
  )

const common = [
  ...['a', 'A', 'é', '1', '0', ' ', '\t', '\n', '\r', '-', '_', '.', '/', ',', ':', ';', '"', '<'],
  ...['a ', 'a,', ' ,', '<a', '"a', 'a"', '1 ', '1a', 'a.', 'a-', '/a', '=a', '%2', '\\', '\r\n'],
]

/** The same at each run; none for a pattern that looks ahead or back. */
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
 * The texts that are worth measuring alone. All are matched in one watched run, since the thread
 * that watches costs more than most matches; a run that was given up says nothing of those left.
 */
function suspects(regExp: RegExp, texts: Text[]): Text[] {
  const slow: Text[] = []
  let at = 0
  const isEnded = watched(() => {
    for (; at < texts.length; at++) {
      const text = texts[at] as Text
      const start = performance.now()
      apply(regExp, text.of(longest))
      if (performance.now() - start > floor) slow.push(text)
    }
  })
  return isEnded ? slow : [...slow, ...texts.slice(at)]
}

function isCostly(regExp: RegExp, text: Text): boolean {
  // In each of five tries, so that a neighbour on the machine has no say.
  return [1, 2, 3, 4, 5].every(() => {
    const costs: number[] = []
    for (const length of lengths) {
      const least = leastCost(regExp, text.of(length))
      if (least === Number.POSITIVE_INFINITY) return true
      if (least > floor && least > most * (costs.at(-2) ?? least)) return true
      costs.push(least)
    }
    return false
  })
}

const leastCost = (regExp: RegExp, text: string) =>
  Math.min(...[1, 2, 3, 4, 5].map(() => cost(regExp, text)))

/** As `replace` does: once, or for a global pattern to the end of the text. */
const apply = (regExp: RegExp, text: string) => text.replace(regExp, '')

const context = createContext({ run: (): void => undefined })
const script = new Script('run()')

/** In milliseconds; infinite where it was given up. */
function cost(regExp: RegExp, text: string): number {
  const start = performance.now()
  const isEnded = watched(() => void apply(regExp, text))
  return isEnded ? performance.now() - start : Number.POSITIVE_INFINITY
}

/** Whether it came to its end before it was given up. A timeout of `vm` ends even a single match. */
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
