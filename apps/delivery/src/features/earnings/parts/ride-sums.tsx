import { useDriverDay } from '@angadi/data/driver-day/day.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { FeeRows } from './fee-rows.tsx'

/** How the pay of each ride of a day is made: fare, waiting and tolls, less the platform's share. */
export default function RideSums({ date }: { readonly date?: string | undefined }) {
  const { t } = useTranslation('driver-day')
  const { money, time } = useFormats()
  const { data: day } = useDriverDay(date)
  const rides = (day?.jobs ?? []).filter(({ parts }) => parts.length > 0)
  if (!day || rides.length === 0) return null
  const words = { waiting: t('sum.waiting'), toll: t('sum.toll'), platform_share: t('sum.share') }
  const wordOf = (code: string) => Object.entries(words).find(([one]) => one === code)?.[1] ?? t('sum.fare')
  return (
    <Section title={t('sum.title')}>
      {day.fee_paise > 0 ? (
        <Card className="mb-3">
          <FeeRows earnedPaise={day.earned_paise} feePaise={day.fee_paise} />
        </Card>
      ) : null}
      <ul className="flex flex-col gap-3">
        {rides.map((ride) => (
          <li key={ride.order_id}>
            <Card>
              <h3 className="font-semibold">
                {ride.order_number} · {time(ride.at)}
              </h3>
              <KeyValueList
                entries={[
                  ...ride.parts.map(({ code, amount_paise: paise }) => ({
                    key: code,
                    label: wordOf(code),
                    value: money(paise),
                  })),
                  { key: 'pay', label: t('sum.pay'), value: money(ride.pay_paise) },
                  ...(ride.tip_paise > 0
                    ? [{ key: 'tip', label: t('sum.tip'), value: money(ride.tip_paise) }]
                    : []),
                ]}
              />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
