/** How long "Back online" is shown, in milliseconds (Spec §4 Offline banner). */
export const BACK_ONLINE_MS = 3000

/** Kinds of connection that count as slow, as browsers name them. The data-saver setting is not one. */
const SLOW_TYPES: readonly (string | undefined)[] = ['slow-2g', '2g']

/** The facts about the network. */
export interface NetworkFacts {
  readonly online: boolean
  /** The network came back less than three seconds ago. */
  readonly justBack: boolean
  /** `navigator.connection.effectiveType`, where a browser has it. */
  readonly effectiveType: string | undefined
  /** The last health check of the services was slow. */
  readonly slowAnswer: boolean
}

/** What the banner over the page shows (Spec §8 Offline). */
export type NetworkNotice = 'offline' | 'backOnline' | 'slow'

/** The most important notice about the network; undefined when there is none. */
export function networkNotice(facts: NetworkFacts): NetworkNotice | undefined {
  if (!facts.online) return 'offline'
  if (facts.justBack) return 'backOnline'
  return SLOW_TYPES.includes(facts.effectiveType) || facts.slowAnswer ? 'slow' : undefined
}
