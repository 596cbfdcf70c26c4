import type { StackDatabase } from '../gateway/database-port.ts'

/**
 * Stores the URL and secret of the function telephony in the database, which switches calls on; a database without calls is
 * left unchanged.
 */
export async function setTelephony(database: StackDatabase, apiUrl: string, secret: string): Promise<void> {
  const [row] = await database.query(
    `select to_regprocedure('private.set_telephony(text, text)') is not null as known`,
  )
  if (row?.['known'] !== true) return
  await database.query('select private.set_telephony($1, $2)', [`${apiUrl}/functions/v1/telephony`, secret])
}
