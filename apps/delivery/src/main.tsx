import '@angadi/ui/styles.css'
import { startApp } from '@angadi/shell/start-app.tsx'

void startApp({ app: 'delivery', namespaces: [], screens: {} })
