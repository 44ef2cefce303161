import type { Checkout } from './checkout.ts'
import type { Mutation } from './draw.ts'
import { failureIn } from './failure-in.ts'
import { mutated } from './places.ts'
import { testsOfFile } from './tests-of-file.ts'

/** What noticed a mutation. */
export interface Killer {
  by: 'tests' | 'build' | 'check'
  /** The test file and its test, for those. */
  test?: string
}

type Notice = (file: string) => Promise<(Killer & { file?: string }) | undefined>

/** Tries mutations one by one in a checkout, which is unchanged again after each. */
export function createTrial(checkout: Checkout, sources: Readonly<Record<string, string>>) {
  /** Test files by whether they pass without a mutation; failing says nothing where they don't. */
  const fit = new Map<string, boolean>()

  return {
    /** By the tests that belong to the mutated file and import it. */
    bySource: (mutation: Mutation) =>
      attempt(mutation, async file => failing(testsOfFile(file).bySource)),

    /** By the check, the build, the tests that need it and all others that may run the file. */
    byBuild: (mutation: Mutation) => attempt(mutation, noticedByBuild),
  }

  /** Resolves without a killer where the mutation survives. */
  async function attempt(mutation: Mutation, notice: Notice): Promise<Killer | undefined> {
    const text = sources[mutation.file] ?? ''
    await checkout.write(mutation.file, mutated(text, mutation))
    const killer = await notice(mutation.file)
    await checkout.write(mutation.file, text)
    if (killer?.file === undefined || (await passes(killer.file))) return killer
    console.log(`${killer.file} fails without a mutation as well and is left out.`)
    return attempt(mutation, notice)
  }

  async function noticedByBuild(file: string): ReturnType<Notice> {
    // Before the rest, since it takes the least time.
    if (!(await checkout.passesCheck())) return { by: 'check' }
    const { byBuild, others } = testsOfFile(file)
    try {
      if (!(await checkout.build())) return { by: 'build' }
      return (await failing(byBuild)) ?? (await failing(others))
    } finally {
      await checkout.restoreBuild()
    }
  }

  async function failing(files: readonly string[]): ReturnType<Notice> {
    const failure = await failureIn(
      checkout,
      files.filter(file => fit.get(file) !== false),
    )
    if (!failure) return undefined
    const { file, title } = failure
    return { by: 'tests', file, test: `${file}: ${title}` }
  }

  async function passes(file: string): Promise<boolean> {
    const isFit = fit.get(file) ?? !(await failureIn(checkout, [file]))
    fit.set(file, isFit)
    return isFit
  }
}
