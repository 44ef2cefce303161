import { type Random, randomFrom } from '../../server/drawings/kit/random.ts'
import { designUrls } from '../../web/features/design/addresses.ts'
import { words } from '../../web/features/design/plan.ts'
import { planCode } from '../../web/features/design/plan-code.ts'
import { planText } from '../../web/features/design/plan-text.ts'
import { randomPlans } from './random-plans.ts'

/**
 * Addresses of plans: of some that can stand, of others with a few letters changed, and of
 * attackers' attempts. The same ones for a seed.
 */
export function hostileAddresses(count: number, seed = 1): string[] {
  const random = randomFrom(seed)
  const plans = randomPlans(count, seed)
  return plans.map(plan => {
    const text = planText(plan)
    const kind = random.pick(kinds)
    const query = kind({ random, text, code: planCode(plan) })
    const path = random.pick(paths)
    const views = random.chance(0.5) ? `&${random.pick(viewQueries)}` : ''
    // A document of a plan takes a process: these are asked for what leads elsewhere alone.
    const isMade = path === designUrls.sheet || path === designUrls.share
    return `${path}?${query}${views}${isMade ? '&v=none' : ''}`
  })
}

const paths = [
  ...[designUrls.drawing, designUrls.drawing, designUrls.drawing],
  ...[designUrls.facts, designUrls.sheet, designUrls.share],
]

interface Source {
  random: Random
  text: string
  code: string
}

/** As a query, also of half a character. */
const plan = (said: string) => `${new URLSearchParams({ plan: said })}`
const cut = (text: string, at: number, many: number, put: string) =>
  text.slice(0, at) + put + text.slice(at + many)

const SIGNS = [...'aZ09.-_~ %&=;/\\<>"\'\0\r\n\t{}[]', 'é', '🏠', '\u202e', '\ud800', '١']

function mutated({ random, text }: Pick<Source, 'random' | 'text'>): string {
  let changed = text
  for (let left = random.int(1, 6); left > 0; left--) {
    const at = random.int(0, changed.length)
    changed = cut(changed, at, random.int(0, 3), random.pick(SIGNS))
  }
  return changed
}

const everyWord = Object.values(words).flat().join('.')

const attacks = [
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '\r\nSet-Cookie: a=b\r\n\r\n<html>',
  '__proto__',
  'constructor.prototype',
  '{{7*7}}',
  `u1.${everyWord}`,
  'u1.office.9999x9999-corner.9.terrace-solar-stairs',
  'u1.office.1e9x4.999999999999',
  `u1.${'office.'.repeat(16)}`,
  `u1${'.'.repeat(118)}`,
  'x'.repeat(121),
  '9'.repeat(4000),
  '🏠'.repeat(300),
  '//example.org/%2f..',
]

const raw = [
  'plan',
  'plan=',
  'plan=%',
  'plan=%E0%A4%A',
  'plan=%00',
  'plan=%0d%0aLocation:%20//example.org',
  'plan[]=u1.office&plan[]=u1.home',
  'plan[plan]=u1.office',
  'plan=u1.office&plan=u1.home&plan=u1.shop',
  '__proto__[plan]=u1.office&plan=u1.home',
  'constructor=1&hasOwnProperty=2&plan=u1.camp',
  '&&&===&?&#',
  `${'plan=u1.home&'.repeat(400)}`,
  `${'a&'.repeat(3000)}plan=u1.shop`,
]

const viewQueries = [
  ...['view=1', 'view=2', 'view=3', 'roof=off', 'sizes=on', 'view=3&roof=off&sizes=on'],
  ...['view=4', 'view=-1', 'view=1e1', 'view=NaN', 'view=01', 'view=', 'roof=OFF', 'sizes=1'],
  ...['sizes=on&roof=off&view=2', 'view=1&view=2', 'view[]=1', 'v=1', 'v=', 'utm_source=chat'],
]

const kinds: readonly ((source: Source) => string)[] = [
  ({ text }) => `plan=${text}`,
  ({ text }) => `plan=${text}`,
  ({ text }) => plan(text.toUpperCase()),
  ({ text }) => plan(text.split('.').slice(0, 5).join('.')),
  ({ text, random }) => plan(`u1.${random.shuffle(text.split(/[.-]/).slice(1)).join('-')}`),
  ({ code }) => plan(code),
  ({ code, random }) => plan(mutated({ text: code, random })),
  source => plan(mutated(source)),
  source => plan(mutated(source)),
  ({ random }) => plan(random.pick(attacks)),
  ({ random, text }) => plan(text + random.pick(attacks)),
  ({ random }) => random.pick(raw),
]
