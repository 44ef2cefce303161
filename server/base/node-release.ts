import packageJson from '../../package.json' with { type: 'json' }

/**
 * Returns the message for a Node that is older than the site requires. It is called before anything
 * else is loaded, which an older Node may be unable to parse.
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
