import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { applySqlFiles } from './apply-sql.ts'
import { withClient } from './server.ts'
import type { SqlFile } from './sql-files.ts'

/** The address of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/**
 * Makes a database of which copies can be taken. While it is prepared it is an ordinary one; afterwards no client can
 * connect to it, because PostgreSQL copies only databases without connections.
 *
 * @param prepare gets its URL and must leave no connection open
 */
export async function createTemplate(
  serverUrl: string,
  name: string,
  prepare: (url: string) => Promise<void>,
): Promise<void> {
  const template = pg.escapeIdentifier(name)
  await withClient(serverUrl, (client) => client.query(`create database ${template}`))
  await prepare(urlOf(serverUrl, name))
  await withClient(serverUrl, (client) =>
    client.query(`alter database ${template} with is_template true allow_connections false`),
  )
}

/** Makes a template out of SQL files. */
export function createTemplateFromFiles(
  serverUrl: string,
  name: string,
  files: readonly SqlFile[],
): Promise<void> {
  return createTemplate(serverUrl, name, (url) =>
    withClient(url, (client) => applySqlFiles(files, (text) => client.query(text))),
  )
}

/**
 * A new database that begins as the template is; takes a fraction of a second. Any number may be made at once, and by
 * other processes than the one that made the template.
 *
 * @returns its address
 */
export async function databaseFromTemplate(serverUrl: string, template: string): Promise<string> {
  const name = `${template}_${randomUUID().slice(0, 8)}`
  const text = `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} strategy file_copy`
  await withClient(serverUrl, (client) => client.query(text))
  return urlOf(serverUrl, name)
}

/** Drops a database, even if clients are still connected. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await withClient(urlOf(url, 'postgres'), (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  )
}
