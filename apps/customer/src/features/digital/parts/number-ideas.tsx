import { useOperators } from '@angadi/data/digital/operators.ts'
import { useRecentRecharges } from '@angadi/data/digital/recent-recharges.ts'
import { type ConnectionKind, readSubscriberNumber } from '@angadi/domain/digital/subscriber-number.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { BookUser } from 'lucide-react'
import { useState } from 'react'
import { changeRecharge } from '../digital-draft.ts'
import { chosenNumbers, phoneContacts } from '../phone-contacts.ts'
import { wholeNumber } from '../whole-number.ts'
import { NameMark } from './name-mark.tsx'

/** Ways to a number without typing it: the phone's contacts, and what was recharged last. */
export function NumberIdeas({ kind }: { readonly kind: ConnectionKind }) {
  const { t } = useTranslation('digital')
  const { date } = useFormats()
  const { data: recent = [] } = useRecentRecharges(kind)
  const operators = useOperators().data ?? []
  return (
    <>
      {kind === 'dth' ? null : <FromContacts kind={kind} />}
      {recent.length > 0 ? (
        <Section title={t('recharge.recent')}>
          <ul className="divide-y divide-line">
            {recent.map(({ number, operator: code, circle, at }) => {
              const name = operators.find((one) => one.code === code)?.name ?? ''
              return (
                <li key={number}>
                  <ListRow
                    lead={<NameMark code={code} name={name} />}
                    title={<span className="tabular-nums">{wholeNumber(number)}</span>}
                    note={`${name} · ${date(at)}`}
                    render={
                      <button
                        type="button"
                        onClick={() =>
                          changeRecharge({
                            typed: wholeNumber(number),
                            operator: code,
                            circle: circle ?? undefined,
                            plan: undefined,
                            amount: undefined,
                          })
                        }
                      />
                    }
                  />
                </li>
              )
            })}
          </ul>
        </Section>
      ) : null}
    </>
  )
}

function FromContacts({ kind }: { readonly kind: ConnectionKind }) {
  const { t } = useTranslation('digital')
  const [hasNone, setNone] = useState(false)
  const contacts = phoneContacts()
  if (contacts === undefined) return null
  const choose = async () => {
    const numbers = await chosenNumbers(contacts)
    if (numbers === undefined) return
    const number = numbers.find((one) => readSubscriberNumber(one, kind) !== undefined)
    setNone(number === undefined)
    if (number !== undefined)
      changeRecharge({
        typed: number,
        operator: undefined,
        circle: undefined,
        plan: undefined,
        amount: undefined,
      })
  }
  return (
    <div className="-mt-3 flex flex-col items-start gap-2">
      <Button variant="soft" icon={<BookUser aria-hidden />} onClick={() => void choose()}>
        {t('recharge.fromContacts')}
      </Button>
      <p role="status" className="text-sm text-danger-ink">
        {hasNone ? t('recharge.contactNone') : null}
      </p>
    </div>
  )
}
