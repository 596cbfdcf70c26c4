/** What the audit log is narrowed to; empty for everything. */
export interface AuditFilter {
  readonly action: string
  /** A part of the actor's name. */
  readonly actor: string
  /** The subject's kind or its id. */
  readonly subject: string
}
