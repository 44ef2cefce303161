declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      url: string
      method?: string
      headers?: Record<string, string>
      body?: string
      connections?: number
      duration?: number
      /** In turn, instead of one. */
      requests?: { method: 'GET'; path: string }[]
    }
    interface Result {
      requests: { average: number }
      latency: { p50: number; p99: number }
      non2xx: number
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  export default autocannon
}
