import { useQuery } from '@tanstack/react-query'
import type { ListedUser } from '../../../admin/contract.ts'
import { api } from '../../../base/routes.ts'

/** The users who can take an inquiry: all who can sign in, oneself first. */
export function usePeople(): readonly ListedUser[] {
  const { data } = useQuery<ListedUser[]>({ queryKey: [api.users] })
  const people = (data ?? []).filter(({ isActive }) => isActive)
  return people.toSorted((one, other) => Number(other.isYou) - Number(one.isYou))
}

/** Choices of people by name; a removed user stands last. */
export function peopleChoices(people: readonly ListedUser[], chosen: string): [string, string][] {
  const choices = people.map(({ username, isYou }): [string, string] => [
    username,
    isYou ? `${username} (you)` : username,
  ])
  const isGone = chosen !== '' && !people.some(({ username }) => username === chosen)
  if (isGone) choices.push([chosen, people.length > 0 ? `${chosen} (no longer here)` : chosen])
  return choices
}
