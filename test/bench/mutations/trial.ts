import type { Checkout } from './checkout.ts'
import type { Mutation } from './draw.ts'
import type { Executed } from './executed.ts'
import { failuresIn } from './failures-in.ts'
import { mutated } from './places.ts'
import { mayExecute, type TestsOfMutation, testsOfMutation } from './tests-of-mutation.ts'

/** What noticed a mutation. */
export interface Killer {
  by: 'tests' | 'build' | 'check'
  /** The test file and its test, for those. */
  test?: string
  /** It is a test that `npm test` has not. */
  isInAll?: boolean
}

export type Killers = Map<Mutation, Killer>

type Part = keyof TestsOfMutation

/** Stands for a test where the build fails. */
const BUILD = 'the build'

/**
 * Tries mutations of different files, several at once: what passes with all of them notices none.
 * What fails is the work of the one mutation whose line it executes; where it executes several, it
 * is run again with each alone.
 */
export function createTrial(
  checkout: Checkout,
  sources: Readonly<Record<string, string>>,
  executed: Executed,
) {
  /** Test files by whether they pass without a mutation; failing says nothing where they don't. */
  const fit = new Map<string, boolean>()

  return {
    /** By the tests that belong to the files, and by the check. */
    async byOwn(group: readonly Mutation[]): Promise<Killers> {
      const killers: Killers = new Map()
      await hunt(group, killers, 'own')
      await hunt(group, killers, 'check')
      return killers
    },

    /** By all else, for what the tests of their files do not notice. */
    async byOthers(group: readonly Mutation[]): Promise<Killers> {
      const killers: Killers = new Map()
      await hunt(group, killers, 'others')
      await hunt(group, killers, 'journeys')
      await hunt(group, killers, 'inAll')
      return killers
    },
  }

  async function hunt(all: readonly Mutation[], killers: Killers, part: Part | 'check') {
    const group = all.filter(mutation => !killers.has(mutation))
    const found = part === 'check' ? await byCheck(group) : await byTests(group, part)
    for (const [mutation, killer] of found) killers.set(mutation, killer)
  }

  async function byCheck(group: readonly Mutation[]): Promise<Killers> {
    const names = await apply(group, () => checkout.faultsIn(group.map(({ file }) => file)))
    const killers: Killers = new Map()
    for (const mutation of group) {
      const isAccused = names.includes(mutation.file)
      // A fault may also show in a file that imports the mutated one.
      const isSuspect = names.some(name => !group.some(({ file }) => file === name))
      if (isAccused || (isSuspect && (await failsCheckAlone(mutation))))
        killers.set(mutation, { by: 'check' })
    }
    return killers
  }

  async function failsCheckAlone(mutation: Mutation): Promise<boolean> {
    return apply([mutation], async () => (await checkout.faultsIn([mutation.file])).length > 0)
  }

  async function byTests(group: readonly Mutation[], part: Part): Promise<Killers> {
    const testsOf = (mutation: Mutation) =>
      testsOfMutation(mutation, executed)[part].filter(file => fit.get(file) !== false)
    const files = [...new Set(group.flatMap(testsOf))]
    const failed = await failuresWith(group, files, part)
    const unfit = await failuresIn(
      checkout,
      [...failed.keys()].filter(file => !fit.has(file)),
    )
    for (const file of failed.keys()) fit.set(file, fit.get(file) ?? !unfit.has(file))
    const killers: Killers = new Map()
    for (const [file, title] of failed) {
      if (!fit.get(file)) continue
      // Only these are tried by it; what else it executes has tests of its own.
      const suspects = group.filter(
        mutation => !killers.has(mutation) && testsOf(mutation).includes(file),
      )
      if (suspects.length === 0) continue
      const isSure = group.filter(mutation => mayExecute(file, mutation, executed)).length === 1
      const found = isSure
        ? suspects.map(mutation => [mutation, title] as const)
        : await culprits(file, suspects, part)
      for (const [mutation, failure] of found) {
        killers.set(mutation, killerOf(file, failure, part))
      }
    }
    return killers
  }

  /** The mutations with each of which alone a test file fails, by halves. */
  async function culprits(
    file: string,
    suspects: readonly Mutation[],
    part: Part,
  ): Promise<(readonly [Mutation, string])[]> {
    const failure = (await failuresWith(suspects, [file], part)).get(file)
    const [only, ...more] = suspects
    if (failure === undefined || !only) return []
    if (more.length === 0) return [[only, failure]]
    const middle = Math.ceil(suspects.length / 2)
    return [
      ...(await culprits(file, suspects.slice(0, middle), part)),
      ...(await culprits(file, suspects.slice(middle), part)),
    ]
  }

  /** What a browser or a server of its own executes is built before. */
  function failuresWith(group: readonly Mutation[], files: readonly string[], part: Part) {
    const isBuilt = part === 'journeys' ? group.some(isOfBrowser) : part === 'inAll'
    return apply(group, async () => {
      if (!isBuilt || files.length === 0) return failuresIn(checkout, files)
      try {
        if (!(await checkout.build())) return new Map(files.map(file => [file, BUILD]))
        return await failuresIn(checkout, files)
      } finally {
        await checkout.restoreBuild()
      }
    })
  }

  async function apply<T>(group: readonly Mutation[], act: () => Promise<T>): Promise<T> {
    const textOf = ({ file }: Mutation) => sources[file] ?? ''
    for (const mutation of group) {
      await checkout.write(mutation.file, mutated(textOf(mutation), mutation))
    }
    try {
      return await act()
    } finally {
      for (const mutation of group) await checkout.write(mutation.file, textOf(mutation))
    }
  }
}

function killerOf(file: string, title: string, part: Part): Killer {
  if (title === BUILD) return { by: 'build' }
  const killer = { by: 'tests', test: `${file}: ${title}` } as const
  return part === 'inAll' ? { ...killer, isInAll: true } : killer
}

const isOfBrowser = ({ file }: Mutation) => file.startsWith('web/')

/** Groups of mutations of different files, in their order. */
export function groupsOf(mutations: readonly Mutation[], size: number): Mutation[][] {
  const groups: Mutation[][] = []
  for (const mutation of mutations) {
    const group = groups.find(
      group => group.length < size && group.every(({ file }) => file !== mutation.file),
    )
    if (group) group.push(mutation)
    else groups.push([mutation])
  }
  return groups
}
