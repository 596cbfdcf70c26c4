import process from 'node:process'

/** The ports of one stack under test. */
export interface StackPorts {
  readonly web: number
  readonly api: number
  readonly inbox: number
}

function port(name: string, otherwise: number): number {
  return Number(process.env[`ANGADI_E2E_${name}_PORT`] ?? otherwise)
}

const first: StackPorts = { web: port('WEB', 3100), api: port('API', 54421), inbox: port('INBOX', 54424) }
/** How far apart the ports of two stacks are. */
const APART = 10

/**
 * One marketplace for each kind of window, apart from a running `npm start` and from each other: the journeys of four
 * roles share one town, its couriers and its restaurants, so those of two windows do not meet in it.
 */
export const stacks = {
  phone: first,
  desktop: { web: first.web + APART, api: first.api + APART, inbox: first.inbox + APART },
} as const satisfies Readonly<Record<string, StackPorts>>

/** Whether a project of the journeys has a stack of its own. */
function isKnown(project: string): project is keyof typeof stacks {
  return project in stacks
}

/** @throws when the project has no stack */
export function stackOf(project: string): StackPorts {
  if (!isKnown(project)) throw new Error(`there is no stack for the project ${project}`)
  return stacks[project]
}
