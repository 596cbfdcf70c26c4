import type { AuditEntry } from '@angadi/data/admin-console/audit.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useSettingLabels } from '../../../shared/settings/use-setting-labels.ts'
import { useActionLabel } from '../use-action-label.ts'

/** One line of the audit log; what it was before and after stands behind it. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTranslation('admin')
  const { dateTime } = useFormats()
  const actionLabel = useActionLabel()
  const settingLabels = useSettingLabels()
  const subject =
    entry.subject_type === 'app_setting'
      ? settingLabels({ setting_key: entry.subject_id, description: '' }).name
      : `${entry.subject_type} ${entry.subject_id}`
  const values = [
    { key: 'before', label: t('audit.before'), value: entry.before },
    { key: 'after', label: t('audit.after'), value: entry.after },
  ].filter(({ value }) => value !== null && value !== undefined)
  return (
    <div className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{actionLabel(entry.action)}</p>
        <p className="text-sm text-ink-muted tabular-nums">{dateTime(entry.at)}</p>
      </div>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {entry.actor_name ?? t('audit.system')} · {subject}
      </p>
      {entry.note ? <p className="text-sm wrap-anywhere">{entry.note}</p> : null}
      {values.length > 0 ? (
        <details className="text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-action-ink">
            {t('audit.values')}
          </summary>
          <dl className="flex flex-col gap-2 pb-2">
            {values.map(({ key, label, value }) => (
              <div key={key}>
                <dt className="text-ink-muted">{label}</dt>
                <dd className="font-mono wrap-anywhere">{JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  )
}
