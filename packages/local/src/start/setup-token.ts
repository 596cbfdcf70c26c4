import { randomBytes } from 'node:crypto'
import type { StackDatabase } from '../gateway/database-port.ts'

/**
 * A new token for creating the first administrator, while there is none. The database stores its
 * digest only, so each start makes a new one, and the one printed before no longer counts.
 *
 * @returns undefined when there is an administrator, or the database knows no such token
 */
export async function newSetupToken(database: StackDatabase): Promise<string | undefined> {
  const [known] = await database.query(
    `select to_regprocedure('private.set_setup_token(text)') is not null
        and to_regprocedure('private.admin_exists()') is not null as known`,
  )
  if (known?.['known'] !== true) return undefined
  const [row] = await database.query('select private.admin_exists() as exists')
  if (row?.['exists'] === true) return undefined
  const token = randomBytes(9).toString('base64url')
  await database.query('select private.set_setup_token($1)', [token])
  return token
}
