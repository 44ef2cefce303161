import './base/supported-node.ts'
import module from 'node:module'

// Node 22.8 and later can cache compiled code between starts; this must be enabled before the rest
// is loaded.
const { enableCompileCache } = module as { enableCompileCache?: () => unknown }
enableCompileCache?.()
await import('./command-line.ts')
