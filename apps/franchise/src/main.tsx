import '@angadi/ui/styles.css'
import { PlainConsole } from '@angadi/shell/plain-console.tsx'
import { startApp } from '@angadi/shell/start-app.tsx'

void startApp({ app: 'franchise', namespaces: ['roles'], screens: {}, layout: PlainConsole })
