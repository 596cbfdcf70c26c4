import process from 'node:process'

const isTerminal = process.stdout.isTTY === true
const paint = (code: number, text: string) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text)
const bold = (text: string) => paint(1, text)
const dim = (text: string) => paint(2, text)

/** An account that a visitor can sign in with at once; the seeds declare them. */
export interface DemoAccount {
  readonly role: string
  readonly name: string
  readonly phone: string
  readonly code: string
  /** The path where this account's day begins. */
  readonly opens: string
}

/** What is printed at the end of a start. */
export interface Report {
  readonly webUrl: string
  readonly apiUrl: string
  readonly inboxUrl: string
  readonly publishableKey: string
  /** Of the database, see `schemaVersion`. */
  readonly schema: string
  readonly accounts: readonly DemoAccount[]
  /** For the first administrator, while there is none. */
  readonly setupToken: string | undefined
  /** Where data are kept, or undefined when they are not. */
  readonly dataFolder: string | undefined
  readonly seconds: number
}

/** Prints a stage with its duration once it has passed. */
export function printStage(name: string): () => void {
  const startedAt = performance.now()
  return () => console.log(`  ${name} ${dim(`(${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)}`)
}

function accountLines(accounts: readonly DemoAccount[]): string[] {
  const widest = (pick: (account: DemoAccount) => string) =>
    Math.max(...accounts.map((account) => pick(account).length))
  const [role, name, phone] = [widest((a) => a.role), widest((a) => a.name), widest((a) => a.phone)]
  return accounts.map(
    (account) =>
      `  ${account.role.padEnd(role)}  ${account.name.padEnd(name)}  ${account.phone.padEnd(phone)}  code ${bold(account.code)}  ${dim(account.opens)}`,
  )
}

/** Prints where everything is, in a few lines. */
export function printReport(report: Report): void {
  const lines = [
    '',
    bold(`Angadi is open (${report.seconds.toFixed(0)} s).`),
    '',
    `  Web    ${bold(report.webUrl)}`,
    `  API    ${report.apiUrl}  ${dim(report.publishableKey)}`,
    `  Inbox  ${report.inboxUrl}  ${dim('text messages and e-mails')}`,
    `  Data   ${report.schema}`,
  ]
  if (report.accounts.length > 0) lines.push('', 'Demo accounts', ...accountLines(report.accounts))
  if (report.setupToken !== undefined)
    lines.push(
      '',
      `First administrator: sign in, open ${report.webUrl}/create-admin, token ${bold(report.setupToken)}`,
    )
  lines.push(
    '',
    dim(report.dataFolder ? 'Ctrl-C stops; everything is kept.' : 'Ctrl-C stops; nothing is kept.'),
    '',
  )
  console.log(lines.join('\n'))
}
