import { Presence, type PresenceDiff } from './presence.ts'
import type { Broadcast } from './protocol.ts'

/** A joined channel, as the hub sees it. */
export interface Member {
  readonly topic: string
  readonly isPrivate: boolean
  /** Who it is, from the token; undefined for a key without a person. */
  readonly personId: string | undefined
  /** Checks again whether the person may receive here, and ends the channel when not. */
  recheck(): Promise<void>
  deliver(broadcast: Broadcast): void
  deliverDiff(diff: PresenceDiff): void
}

interface Room {
  readonly members: Set<Member>
  readonly presence: Presence<Member>
}

/** Connects the channels of one topic. A private and a public topic of the same name are two rooms, as on Supabase. */
export class Hub {
  private readonly rooms = new Map<string, Room>()

  private keyOf(topic: string, isPrivate: boolean): string {
    return `${isPrivate ? 'private' : 'public'}:${topic}`
  }

  private roomOf(member: Member): Room {
    const key = this.keyOf(member.topic, member.isPrivate)
    const room = this.rooms.get(key) ?? { members: new Set(), presence: new Presence<Member>() }
    this.rooms.set(key, room)
    return room
  }

  join(member: Member): void {
    this.roomOf(member).members.add(member)
  }

  leave(member: Member): void {
    const room = this.roomOf(member)
    room.members.delete(member)
    this.untrack(member)
    if (room.members.size === 0) this.rooms.delete(this.keyOf(member.topic, member.isPrivate))
  }

  /** Sends to everyone on the topic, or to everyone but `sender`. */
  publish(topic: string, isPrivate: boolean, broadcast: Broadcast, sender?: Member): void {
    const room = this.rooms.get(this.keyOf(topic, isPrivate))
    for (const member of room?.members ?? []) if (member !== sender) member.deliver(broadcast)
  }

  /** Checks a person's channels again, after the database said that they may have lost a right. */
  async recheck(personId: string): Promise<void> {
    const theirs = [...this.rooms.values()]
      .flatMap(({ members }) => [...members])
      .filter((member) => member.personId === personId)
    for (const member of theirs) await member.recheck()
  }

  presenceOf(member: Member): Presence<Member> {
    return this.roomOf(member).presence
  }

  track(member: Member, key: string, payload: Readonly<Record<string, unknown>>): void {
    const room = this.roomOf(member)
    const diff = room.presence.track(member, key, payload)
    for (const other of room.members) other.deliverDiff(diff)
  }

  untrack(member: Member): void {
    const room = this.roomOf(member)
    const diff = room.presence.untrack(member)
    if (diff) for (const other of room.members) other.deliverDiff(diff)
  }
}
