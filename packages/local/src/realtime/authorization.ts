import { enterRole } from '../gateway/api-role.ts'
import type { Sql, StackDatabase } from '../gateway/database-port.ts'
import type { Claims } from '../gateway/jwt.ts'

/** Which kinds of messages a caller may receive from, or send to, one private topic. */
export interface Permission {
  readonly broadcast: boolean
  readonly presence: boolean
}

type Extension = keyof Permission

class Rollback<T> extends Error {
  readonly result: T
  constructor(result: T) {
    super('rolled back on purpose')
    this.result = result
  }
}

/** Runs `work` in a transaction that leaves no trace. */
async function trying<T>(database: StackDatabase, work: (sql: Sql) => Promise<T>): Promise<T> {
  try {
    return await database.transaction(async (sql) => {
      throw new Rollback(await work(sql))
    })
  } catch (error) {
    if (error instanceof Rollback) return error.result
    throw error
  }
}

async function actAs(sql: Sql, topic: string, claims: Claims): Promise<void> {
  await sql.query(
    `select set_config('realtime.topic', $1, true), set_config('request.jwt.claims', $2, true),
            set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $4, true),
            ${enterRole('$4')}`,
    [topic, JSON.stringify(claims), claims.sub ?? '', claims.role],
  )
}

async function isAllowed(sql: Sql, statement: string, params: readonly unknown[]): Promise<boolean> {
  await sql.query('savepoint attempt')
  try {
    const rows = await sql.query(statement, params)
    return rows.length > 0
  } catch {
    return false
  } finally {
    await sql.query('rollback to savepoint attempt')
  }
}

/**
 * What the caller may receive, decided as Supabase Realtime does: messages of the topic are written, the policies of
 * realtime.messages determine which of them the caller's role and claims can select, and nothing is stored.
 */
export function readPermission(database: StackDatabase, topic: string, claims: Claims): Promise<Permission> {
  return trying(database, async (sql) => {
    const written = await sql.query(
      `insert into realtime.messages (topic, extension) values ($1, 'broadcast'), ($1, 'presence')
       returning id::text as id, extension`,
      [topic],
    )
    await actAs(sql, topic, claims)
    const canSelect = (extension: Extension) =>
      isAllowed(sql, 'select 1 from realtime.messages where topic = $1 and id::text = $2', [
        topic,
        written.find((row) => row['extension'] === extension)?.['id'],
      ])
    return { broadcast: await canSelect('broadcast'), presence: await canSelect('presence') }
  })
}

/** What the caller may send: inserts into realtime.messages that the policies let through and that are undone. */
export function writePermission(database: StackDatabase, topic: string, claims: Claims): Promise<Permission> {
  return trying(database, async (sql) => {
    await actAs(sql, topic, claims)
    // "returning" would ask the select policies too, which sending must not need.
    const canInsert = async (extension: Extension) => {
      await sql.query('savepoint attempt')
      try {
        await sql.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
          topic,
          extension,
        ])
        return true
      } catch {
        return false
      } finally {
        await sql.query('rollback to savepoint attempt')
      }
    }
    return { broadcast: await canInsert('broadcast'), presence: await canInsert('presence') }
  })
}
