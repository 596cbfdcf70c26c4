import { randomUUID } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'

/** A text message or email that a real provider would have delivered. */
export interface OutboxMessage {
  readonly id: string
  readonly kind: 'sms' | 'email'
  readonly to: string
  readonly subject: string
  readonly text: string
  /** ISO 8601. */
  readonly sentAt: string
}

type Listener = (message: OutboxMessage) => void

const STORED = 500

/** The last messages that the stack would have sent, newest first. Kept in memory only. */
export class Outbox implements EmailDriver {
  private readonly kept: OutboxMessage[] = []
  private readonly listeners = new Set<Listener>()

  get messages(): readonly OutboxMessage[] {
    return this.kept
  }

  /** Calls `listener` with each new message; the result stops that. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(message: Omit<OutboxMessage, 'id' | 'sentAt'>): OutboxMessage {
    const stored = { ...message, id: randomUUID(), sentAt: new Date().toISOString() }
    this.kept.unshift(stored)
    this.kept.length = Math.min(this.kept.length, STORED)
    for (const listener of this.listeners) listener(stored)
    return stored
  }

  /** The email driver of the auth service. */
  async send(mail: { readonly to: string; readonly subject: string; readonly text?: string }): Promise<void> {
    this.add({ kind: 'email', to: mail.to, subject: mail.subject, text: mail.text ?? '' })
  }
}
