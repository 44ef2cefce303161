import packageJson from '../../package.json' with { type: 'json' }

/**
 * What to say where this Node is older than the site takes. Called before anything else is loaded, which
 * an older one may not be able to read.
 */
export function nodeFault(version = process.versions.node): string | undefined {
  const oldest = packageJson.engines.node.replace('>=', '')
  if (ranked(version) >= ranked(oldest)) return undefined
  return `This site needs Node ${oldest} or later; this is Node ${version}. Install a later one: https://nodejs.org`
}

function ranked(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major * 1000 + minor
}
