import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Registry } from 'prom-client'
import { unauthorized } from '../../../base/errors.ts'
import type { Report } from '../../../base/http/finished-request.ts'
import { build, release } from '../../../base/release.ts'

/** The path that Prometheus scrapes. */
export const METRICS_PATH = '/metrics'

/** A gauge that is read at each scrape. */
export interface Reading {
  /** The Prometheus name, ending with the unit. */
  name: string
  help: string
  /** The name of the one label that its values have, by which `read` answers them. */
  label?: string
  read: () => Value | Promise<Value>
}

type Value = number | undefined | ReadonlyMap<string, number>

export interface MetricsOptions {
  /** Required as `Authorization: Bearer …`; without a token there are no metrics. */
  token: string | undefined
  readings: readonly Reading[]
}

export interface Metrics {
  /**
   * Counts a request and its time, by the pattern of its route, which bounds the number of series.
   */
  count: Report
  /** Answers GET /metrics in the Prometheus format. */
  serve: Middleware
}

/** Request counts and durations, and gauges read at each scrape. */
export async function createMetrics({ token, readings }: MetricsOptions): Promise<Metrics> {
  if (token === undefined) return { count: () => undefined, serve: (_ctx, next) => next() }
  // Through its default export, which works in a bundle too: the package is CommonJS.
  const { default: prometheus } = await import('prom-client')
  const register = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register })
  for (const reading of readings) addReading(prometheus, reading, register)
  new prometheus.Gauge({
    name: 'showyard_build_info',
    help: 'Which release and build runs, always 1',
    labelNames: ['release', 'build'],
    registers: [register],
  }).set({ release, build }, 1)
  const requests = new prometheus.Histogram({
    name: 'showyard_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })

  return {
    count({ method, route, status, milliseconds }) {
      if (route !== METRICS_PATH) requests.observe({ method, route, status }, milliseconds / 1000)
    },
    async serve(ctx) {
      ctx.set('cache-control', 'no-store')
      if (!shows(ctx, token)) throw unauthorized('Send METRICS_TOKEN as a bearer token')
      ctx.type = register.contentType
      ctx.body = await register.metrics()
    },
  }
}

type Prometheus = typeof import('prom-client')

function addReading({ Gauge }: Prometheus, reading: Reading, register: Registry) {
  const { name, help, label, read } = reading
  new Gauge({
    name,
    help,
    ...(label && { labelNames: [label] }),
    registers: [register],
    async collect() {
      const value = await read()
      if (label) {
        this.reset()
        for (const [labelValue, amount] of value instanceof Map ? value : []) {
          this.set({ [label]: labelValue }, amount)
        }
      } else if (typeof value === 'number') this.set(value)
      else this.remove()
    },
  })
}

/** Compares in constant time. */
function shows(ctx: Context, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(ctx.get('authorization')), digest(`Bearer ${token}`))
}
