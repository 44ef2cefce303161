import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium } from '../../support/find-chromium.ts'

/**
 * Fetched when it is asked for and not a dependency: with its own it is 176 MB, nearly all of which
 * no build and no test ever needs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Scores = Record<(typeof CATEGORIES)[number], number>

export interface Audit {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
  displayValue?: string
  numericValue?: number
  details?: { items?: { type?: string; selector?: string; nodeLabel?: string }[] }
}

export interface Judged {
  /** Of 100. */
  scores: Scores
  audits: Record<string, Audit>
  /** What the largest paint shows: its selector and its label or text. */
  largest: string
  /** What it would have otherwise: audits of these categories that are not at their best. */
  findings: Audit[]
}

interface Report {
  runtimeError?: { message: string }
  audits: Record<string, Audit>
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
}

const run = promisify(execFile)

/**
 * One look at a page with an empty cache, as a phone sees it: Lighthouse's own settings, with its
 * simulated slow line and processor. A page that wants to stay unlisted is not blamed for it.
 */
export async function judge(url: string, { isListed }: { isListed: boolean }): Promise<Judged> {
  const args = [
    ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'],
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu',
    ...['--disable-full-page-screenshot', '--no-enable-error-reporting'],
    ...(isListed ? [] : ['--skip-audits=is-crawlable']),
  ]
  const env = { ...process.env, CHROME_PATH: (await findChromium()) ?? '' }
  const look = () => run('npx', args, { env, maxBuffer: 2 ** 26 })
  // Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again.
  const { stdout } = await look().catch(error => {
    if (/NO_NAVSTART/.test(String(error.stderr))) return look()
    throw error
  })
  const { runtimeError, audits, categories }: Report = JSON.parse(stdout)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const scores = CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const ids = new Set(CATEGORIES.flatMap(name => categories[name]?.auditRefs ?? []).map(a => a.id))
  const findings = [...ids].flatMap(id => audits[id] ?? []).filter(isFinding)
  const largest = largestOf(audits['lcp-breakdown-insight'])
  return { scores: Object.fromEntries(scores) as Scores, audits, largest, findings }
}

function largestOf(audit: Audit | undefined): string {
  const node = audit?.details?.items?.find(({ type }) => type === 'node')
  return node ? `${node.selector}: ${node.nodeLabel}` : 'not found'
}

function isFinding({ score, scoreDisplayMode }: Audit): boolean {
  return score !== null && score < 1 && scoreDisplayMode !== 'informative'
}
