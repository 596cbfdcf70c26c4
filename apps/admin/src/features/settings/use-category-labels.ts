import { useTranslation } from '@angadi/i18n/use-translation.ts'

const CATEGORIES = ['access', 'delivery', 'marketing', 'money', 'notifications', 'orders'] as const

/** The name of a category in the reader's language; one of a newer server goes by the name that the server gives it. */
export function useCategoryLabels(): (category: string) => string {
  const { t } = useTranslation('header')
  return (category) => {
    const known = CATEGORIES.find((one) => one === category)
    return known ? t(`settings.categories.${known}`) : category
  }
}
