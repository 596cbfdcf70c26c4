import type { Setting } from '@angadi/data/settings/setting.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { useSettingLabels } from '../../../shared/settings/use-setting-labels.ts'
import { useSaveSetting } from '../use-save-setting.ts'
import { TypedSetting } from './typed-setting.tsx'

/** One setting: what it is for, who may see it, and the editor of its type. */
export function SettingRow({ setting }: { readonly setting: Setting }) {
  const { t } = useTranslation('header')
  const { dateTime } = useFormats()
  const { save, saving } = useSaveSetting(setting)
  const unavailableReason = useOfflineReason()
  const { setting_value: value } = setting
  const { name, description } = useSettingLabels()(setting)
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 px-4 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:items-center md:px-5">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          <Badge>{setting.is_public ? t('settings.public') : t('settings.internal')}</Badge>
        </h3>
        <p className="text-sm text-ink-muted">{description}</p>
        <p className="text-xs text-ink-muted">
          {t('settings.changedAt', { at: dateTime(setting.updated_at) })}
        </p>
      </div>
      {typeof value === 'boolean' ? (
        <Switch
          label={<span className="sr-only">{name}</span>}
          checked={typeof saving === 'boolean' ? saving : value}
          hint={unavailableReason}
          disabled={saving !== undefined || unavailableReason !== undefined}
          onChange={(event) => save(event.currentTarget.checked)}
        />
      ) : (
        <TypedSetting setting={setting} name={name} />
      )}
    </div>
  )
}
