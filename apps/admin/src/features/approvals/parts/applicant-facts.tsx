import type { Approval } from '@angadi/data/approvals/application.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { useApprovalWords } from '../use-approval-words.ts'

const FIELDS = ['name', 'legal_name', 'vehicle_kind', 'address', 'area', 'about'] as const

/** What the applicant says of the business or of themselves. */
export function ApplicantFacts({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation('approvals')
  const { dateTime } = useFormats()
  const words = useApprovalWords()
  const { profile } = approval
  const { lat, lng } = profile
  return (
    <Section title={t('one.facts')}>
      <KeyValueList
        entries={[
          ...FIELDS.flatMap((field) => {
            const told = profile[field]
            if (typeof told !== 'string' || told === '') return []
            const value = field === 'vehicle_kind' ? words.vehicle(told) : told
            return [
              {
                key: field,
                label: t(`field.${field}`),
                value: <span className="wrap-anywhere">{value}</span>,
              },
            ]
          }),
          ...(typeof lat === 'number' && typeof lng === 'number'
            ? [
                {
                  key: 'place',
                  label: t('field.place'),
                  value: (
                    <a
                      className="inline-flex min-h-touch items-center font-semibold text-action-ink"
                      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
                      target="_blank"
                      rel="noreferrer"
                    >
                      {t('showOnMap')}
                    </a>
                  ),
                },
              ]
            : []),
          { key: 'applicant', label: t('field.applicant'), value: approval.applicant ?? '–' },
          { key: 'language', label: t('field.language'), value: words.language(approval.language) },
          ...(approval.submitted_at
            ? [{ key: 'at', label: t('field.handedIn'), value: dateTime(approval.submitted_at) }]
            : []),
          {
            key: 'reviewer',
            label: t('field.reviewer'),
            value: approval.is_mine ? t('you') : (approval.reviewer ?? t('nobody')),
          },
        ]}
      />
    </Section>
  )
}
