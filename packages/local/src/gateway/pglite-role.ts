import { protocol } from '@electric-sql/pglite'
import { type EmbeddedEngine, errorOf } from '../engine/embedded-engine.ts'
import type { RoleStatement } from './database-port.ts'
import { PreparedNames, settingStatement } from './prepared-names.ts'

const { serialize } = protocol

/** A statement without a name, which is parsed every time. */
const UNNAMED = ''

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts)
}

/**
 * Runs statements of other roles on PGlite. Begin, settings, statement and commit go to it as one message of Postgres's
 * protocol, because each message costs more than what most statements do. A statement that fails turns the commit into
 * a rollback.
 */
export class PgliteRoles {
  private readonly engine: EmbeddedEngine
  private readonly names = new PreparedNames()
  private readonly prepared = new Set<string>()
  private openings = 0

  constructor(engine: EmbeddedEngine) {
    this.engine = engine
  }

  /** Must run in a turn of the engine. @throws what Postgres refused */
  async run(statement: RoleStatement): Promise<readonly (string | null)[]> {
    const { settings, isReadOnly, text, values, keeps } = statement
    this.forgetFormerSession()
    const begin = serialize.query(isReadOnly ? 'begin read only' : 'begin')
    const setting = settingStatement(settings)
    const name = this.names.nameOf(text)
    const parts = [begin, ...this.executed(setting.name, setting), ...this.executed(name, { text, values })]
    if (!keeps) parts.push(serialize.query('commit'))
    const answered = await this.send(parts)
    this.remember([setting.name, name ?? UNNAMED], answered.parsed)
    if (!keeps) {
      if (answered.error) throw answered.error
      return answered.row
    }
    const stays = answered.error === undefined && keeps(answered.row)
    const ended = await this.send([serialize.query(stays ? 'commit' : 'rollback')])
    const error = answered.error ?? ended.error
    if (error) throw error
    return answered.row
  }

  /** Notes which of the statements, in this order, were parsed: that is what a name keeps, even if more failed. */
  private remember(names: readonly string[], parsed: number): void {
    const sent = names.filter((name) => !this.prepared.has(name))
    for (const name of sent.slice(0, parsed)) if (name !== UNNAMED) this.prepared.add(name)
  }

  private forgetFormerSession(): void {
    const { openings } = this.engine
    if (openings !== this.openings) this.prepared.clear()
    this.openings = openings
  }

  private executed(
    name: string | undefined,
    { text, values }: { readonly text: string; readonly values: readonly (string | null)[] },
  ): readonly Uint8Array[] {
    const isPrepared = name !== undefined && this.prepared.has(name)
    return [
      ...(isPrepared ? [] : [serialize.parse({ text, ...(name === undefined ? {} : { name }) })]),
      // Half a character would be counted otherwise than it is written.
      serialize.bind({
        values: values.map((value) => value?.toWellFormed() ?? null),
        ...(name === undefined ? {} : { statement: name }),
      }),
      serialize.execute({}),
      serialize.sync(),
    ]
  }

  private async send(parts: readonly Uint8Array[]) {
    const { row, parsed, fault } = await this.engine.protocol(joined(parts))
    return { row, parsed, error: fault === undefined ? undefined : errorOf(fault) }
  }
}
