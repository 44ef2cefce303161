import module from 'node:module'

// Node 22.8 and later can keep compiled code between starts; the rest is loaded after that is said.
const { enableCompileCache } = module as { enableCompileCache?: () => unknown }
enableCompileCache?.()
await import('./command-line.ts')
