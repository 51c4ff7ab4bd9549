export const projectStates = ['publish', 'withdraw'] as const
export type ProjectState = (typeof projectStates)[number]

type Project = { isPublished: boolean }

/** On the site, or off it. */
export function possibleProjectStates({ isPublished }: Project): ProjectState[] {
  return [isPublished ? 'withdraw' : 'publish']
}

/** Undefined when that cannot happen to this project. */
export function projectMovedTo<Moved extends Project>(
  project: Moved,
  state: ProjectState,
): Moved | undefined {
  if (!possibleProjectStates(project).includes(state)) return undefined
  return { ...project, isPublished: state === 'publish' }
}
