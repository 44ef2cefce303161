import type { RequestListener } from 'node:http'

/** In milliseconds: how late answers come at most, to find tests and screens that count on quick ones. */
const latest = Number(process.env.LATE_ANSWERS ?? 0)

/** Answers as late as LATE_ANSWERS says, each by chance; at once without it. */
export const late = (answer: RequestListener): RequestListener =>
  latest > 0
    ? (...exchange) => void setTimeout(answer, Math.random() * latest, ...exchange)
    : answer
