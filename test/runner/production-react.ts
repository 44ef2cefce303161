/**
 * Loads React as the built site has it, which renders in half the time. It chooses its build by
 * NODE_ENV when it is loaded; set no longer than that, since npm and others go by it as well.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

for (const part of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) {
  productionBuildOf(part)
}

/** A further part of React, of the same build: one of another does not work with these. */
export function productionBuildOf(part: string): unknown {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return require(part)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
