import type { Setting } from '@angadi/data/settings/setting.ts'
import { useUpdateSetting } from '@angadi/data/settings/update-setting.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'

/** Saves a setting and says how that went (Spec §8 Settings). */
export function useSaveSetting({ setting_key: key }: Setting) {
  const { t } = useTranslation('header')
  const errorText = useErrorText()
  const update = useUpdateSetting()
  return {
    isSaving: update.isPending,
    /** What is being saved right now. */
    saving: update.isPending ? update.variables.value : undefined,
    save: (value: Setting['setting_value'], onSaved?: () => void) =>
      update.mutate(
        { key, value },
        {
          onSuccess: () => {
            notify.success(t('settings.saved'), { id: `setting-${key}` })
            onSaved?.()
          },
          onError: (error) =>
            notify.problem(t('settings.saveFailed'), {
              id: `setting-${key}`,
              description: errorText(error),
            }),
        },
      ),
  }
}
