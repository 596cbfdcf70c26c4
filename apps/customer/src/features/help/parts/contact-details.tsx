import { useSession } from '@angadi/data/session/session-store.ts'
import { usePublicSettings } from '@angadi/data/settings/settings.ts'
import { POLICIES } from '@angadi/domain/policies/current.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { useCompany } from '@angadi/shell/company/use-company.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Mail, Phone } from 'lucide-react'
import { WRITE_SHEET } from '../../../shared/help/help-paths.ts'
import { useHelpPromises } from '../../../shared/help/use-help-promises.ts'
import { POLICY_PATHS } from '../../../shared/policies/policy-paths.ts'

/** How to reach support and the grievance officer, and who runs the marketplace; from the settings (field 5a). */
export function ContactDetails() {
  const { t } = useTranslation(['help', 'policies'])
  const { hourRange } = useHours()
  const company = useCompany()
  const promises = useHelpPromises()
  const { error, isFetching, refetch } = usePublicSettings()
  const { userId } = useSession()
  const { open } = useSheet(WRITE_SHEET)
  if (!company && error)
    return <LoadFailed title={t('contact.failed')} error={error} busy={isFetching} onRetry={refetch} />
  return (
    <>
      <Section title={t('contact.title')}>
        {userId === null ? null : (
          <div className="flex flex-col gap-2">
            <Button size="lg" wide onClick={open}>
              {t('contact.write')}
            </Button>
            {promises ? (
              <p className="text-sm text-ink-muted">{t('contact.writeText', { hours: promises.hours })}</p>
            ) : null}
          </div>
        )}
        {company ? (
          <div className="divide-y divide-line">
            <ListRow
              lead={<Phone aria-hidden />}
              title={t('contact.call')}
              note={
                <>
                  {company.phone}
                  <br />
                  {hourRange(company.hours)}
                </>
              }
              render={<a href={`tel:${company.phone.replaceAll(' ', '')}`} />}
            />
            <ListRow
              lead={<Mail aria-hidden />}
              title={t('contact.mail')}
              note={<span className="wrap-anywhere">{company.email}</span>}
              render={<a href={`mailto:${company.email}`} />}
            />
          </div>
        ) : null}
      </Section>
      {company ? (
        <>
          <section aria-labelledby="grievance" className="flex flex-col gap-1">
            <h2 id="grievance" className="text-lg font-semibold">
              {t('contact.officer')}
            </h2>
            <p>{company.officer.name}</p>
            <p className="flex flex-wrap gap-x-4">
              <a
                className="inline-flex min-h-touch items-center text-action-ink underline"
                href={`mailto:${company.officer.email}`}
              >
                {company.officer.email}
              </a>
              <a
                className="inline-flex min-h-touch items-center text-action-ink underline"
                href={`tel:${company.officer.phone.replaceAll(' ', '')}`}
              >
                {company.officer.phone}
              </a>
            </p>
            {promises ? (
              <p className="text-sm text-ink-muted">{t('contact.officerText', { ...promises })}</p>
            ) : null}
          </section>
          <section aria-labelledby="company" className="flex flex-col gap-1 text-sm text-ink-muted">
            <h2 id="company" className="text-lg font-semibold text-ink">
              {t('contact.company')}
            </h2>
            <p>{company.name}</p>
            <p>{company.address}</p>
            <p>
              {t('contact.tax')}: {company.taxId}
            </p>
          </section>
        </>
      ) : null}
      <nav aria-label={t('contact.policies')}>
        <h2 className="text-lg font-semibold">{t('contact.policies')}</h2>
        <ul>
          {POLICIES.map((policy) => (
            <li key={policy}>
              <AppLink
                to={POLICY_PATHS[policy]}
                className="inline-flex min-h-touch items-center text-action-ink underline"
              >
                {t(`policies:name.${policy}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

/** Returns hours such as 07:00-23:00 as a sentence; what is written otherwise is shown as it is. */
function useHours() {
  const { t } = useTranslation('help')
  const { time } = useFormats()
  const clock = (text: string) => time(`2026-01-01T${text}:00+05:30`)
  return {
    hourRange: (hours: string) => {
      const [, from, to] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(hours) ?? []
      return from && to ? t('contact.hours', { from: clock(from), to: clock(to) }) : hours
    },
  }
}
