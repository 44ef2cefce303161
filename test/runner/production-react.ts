/**
 * Loads React as the built site has it, which renders in half the time. It chooses its build by
 * NODE_ENV when it is loaded; set no longer than that, since npm and others go by it as well.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** All at once: parts of different builds do not work together. */
const PARTS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-dom/client']

const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
for (const part of PARTS) require(part)
if (NODE_ENV === undefined) delete process.env.NODE_ENV
else process.env.NODE_ENV = NODE_ENV
