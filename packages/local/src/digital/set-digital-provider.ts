import type { StackDatabase } from '../gateway/database-port.ts'

/** Stores the URL and secret of digital-provider in the database; a database without the trade is left unchanged. */
export async function setDigitalProvider(
  database: StackDatabase,
  apiUrl: string,
  secret: string,
): Promise<void> {
  const [row] = await database.query(
    `select to_regprocedure('private.set_digital_provider(text, text)') is not null as known`,
  )
  if (row?.['known'] !== true) return
  const url = `${apiUrl}/functions/v1/digital-provider`
  await database.query('select private.set_digital_provider($1, $2)', [url, secret])
}
