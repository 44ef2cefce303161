import type { Measured } from './load.ts'

export interface Summary {
  name: string
  perSecond: number
  p99Ms: number
  failed: number
  /** Our rate by theirs, of the same round: median, least, most. */
  ratios: Record<string, [median: number, least: number, most: number]>
}

export function summary(
  name: string,
  rounds: readonly (Measured & { others: Record<string, number> })[],
): Summary {
  const rivals = Object.keys(rounds[0]?.others ?? {})
  const ratios = rivals.map(rival => {
    const each = rounds.map(({ perSecond, others }) => perSecond / (others[rival] ?? 0))
    return [rival, [median(each), Math.min(...each), Math.max(...each)].map(round)]
  })
  return {
    name,
    perSecond: Math.round(median(rounds.map(({ perSecond }) => perSecond))),
    p99Ms: round(median(rounds.map(({ p99Ms }) => p99Ms))),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    ratios: Object.fromEntries(ratios),
  }
}

/** In Markdown; the last column says what moved by more than a tenth since the baseline. */
export function table(results: readonly Summary[], before: readonly Summary[]): string {
  const rows = results.map(({ name, perSecond, p99Ms, failed, ratios }) => {
    const against = (rival: string) => {
      const [middle, least, most] = ratios[rival] ?? []
      return middle === undefined ? '' : `${middle} (${least}-${most})`
    }
    const earlier = before.find(one => one.name === name)?.ratios.bare?.[0]
    const now = ratios.bare?.[0] ?? 0
    const moved = earlier && Math.abs(now / earlier - 1) > 0.1 ? `${earlier} before` : ''
    return [name, perSecond, p99Ms, failed, against('bare'), against('nginx'), moved].join(' | ')
  })
  const head = 'asked for | a second | p99 ms | failed | of bare node:http | of nginx | moved'
  return [head, '--- | ---: | ---: | ---: | --- | --- | ---', ...rows]
    .map(row => `| ${row} |`)
    .join('\n')
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const round = (number: number) => Math.round(number * 100) / 100
