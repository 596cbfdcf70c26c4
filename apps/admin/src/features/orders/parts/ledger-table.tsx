import { Price } from '@angadi/ui/price/price.tsx'

export interface LedgerEntry {
  readonly key: string
  readonly account: string
  /** What the entry is for. */
  readonly note?: string | undefined
  /** In paise; either debit or credit is above zero. */
  readonly debitPaise: number
  readonly creditPaise: number
}

export interface LedgerTableProps {
  readonly caption: string
  readonly accountLabel: string
  readonly debitLabel: string
  readonly creditLabel: string
  readonly totalLabel: string
  readonly entries: readonly LedgerEntry[]
}

const figure = 'py-2.5 pl-2 text-right align-top tabular-nums'

/** The entries of a transaction, with the sums of debit and credit below to show that they are equal. */
export function LedgerTable({
  caption,
  accountLabel,
  debitLabel,
  creditLabel,
  totalLabel,
  entries,
}: LedgerTableProps) {
  const debit = entries.reduce((sum, entry) => sum + entry.debitPaise, 0)
  const credit = entries.reduce((sum, entry) => sum + entry.creditPaise, 0)
  return (
    <table className="w-full border-collapse text-left text-sm md:text-base">
      <caption className="pb-1 text-left text-sm font-semibold">{caption}</caption>
      <thead className="text-sm text-ink-muted">
        <tr className="border-b border-line-strong/60">
          <th scope="col" className="py-2 font-medium [overflow-wrap:anywhere]">
            {accountLabel}
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-medium">
            {debitLabel}
          </th>
          <th scope="col" className="py-2 pl-2 text-right font-medium">
            {creditLabel}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map((entry) => (
          <tr key={entry.key}>
            <th scope="row" className="py-2.5 font-medium [overflow-wrap:anywhere]">
              {entry.account}
              {entry.note ? (
                <span className="block text-sm font-normal text-ink-muted">{entry.note}</span>
              ) : null}
            </th>
            <td className={figure}>{entry.debitPaise > 0 ? <Price paise={entry.debitPaise} /> : null}</td>
            <td className={figure}>{entry.creditPaise > 0 ? <Price paise={entry.creditPaise} /> : null}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="border-t border-line-strong/60 font-bold">
        <tr>
          <th scope="row" className="py-2.5">
            {totalLabel}
          </th>
          <td className={figure}>
            <Price paise={debit} />
          </td>
          <td className={figure}>
            <Price paise={credit} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
