import { randomBytes } from 'node:crypto'

/** One client's presence payload, with the reference by which Phoenix distinguishes updates. */
export type Meta = Readonly<Record<string, unknown>> & { readonly phx_ref: string }

/** Who is present, by presence key, as Phoenix writes it. */
export type PresenceState = Readonly<Record<string, { readonly metas: readonly Meta[] }>>

/** What changed; an update is a leave of the old reference and a join of the new one. */
export interface PresenceDiff {
  readonly joins: PresenceState
  readonly leaves: PresenceState
}

interface Entry {
  readonly key: string
  readonly meta: Meta
}

/** Who is present on one topic. `M` identifies a member: the channel that tracks itself. */
export class Presence<M> {
  private readonly entries = new Map<M, Entry>()

  get isEmpty(): boolean {
    return this.entries.size === 0
  }

  state(): PresenceState {
    const state: Record<string, { metas: Meta[] }> = {}
    for (const { key, meta } of this.entries.values()) {
      const present = state[key]
      if (present) present.metas.push(meta)
      else state[key] = { metas: [meta] }
    }
    return state
  }

  /** Adds a member under `key` with `payload`; a repeated call replaces the payload. */
  track(member: M, key: string, payload: Readonly<Record<string, unknown>>): PresenceDiff {
    const before = this.entries.get(member)
    const meta: Meta = {
      ...payload,
      phx_ref: randomBytes(8).toString('base64url'),
      ...(before ? { phx_ref_prev: before.meta.phx_ref } : {}),
    }
    this.entries.set(member, { key, meta })
    return {
      joins: { [key]: { metas: [meta] } },
      leaves: before ? { [before.key]: { metas: [before.meta] } } : {},
    }
  }

  /** Removes a member; undefined when it was not present. */
  untrack(member: M): PresenceDiff | undefined {
    const before = this.entries.get(member)
    if (!before) return undefined
    this.entries.delete(member)
    return { joins: {}, leaves: { [before.key]: { metas: [before.meta] } } }
  }
}
