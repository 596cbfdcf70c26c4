import './resources.ts'

/** `const { t } = useTranslation('food')`: keys are checked at compile time against the English messages. */
export { useTranslation } from 'react-i18next'
