import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import NotOpenYetScreen from '@angadi/shell/screens/not-open-yet-screen.tsx'
import { useParams } from 'react-router-dom'

/** The module's name in /admin/{module}. */
const SETTINGS_MODULE = 'settings'

const SettingsScreen = lazy(() => import('./settings-screen.tsx'))

/** The module of /admin/{module}: the settings; all others are not open yet. */
export default function ModuleScreen() {
  const { module } = useParams()
  return module === SETTINGS_MODULE ? <SettingsScreen /> : <NotOpenYetScreen />
}
