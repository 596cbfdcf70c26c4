import { workerSentence } from '@angadi/i18n/worker-sentences.ts'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** What stands where an app was never opened on this device and there is no network: no code, only a link to try again. */
export function offlinePage(language: string): Response {
  const say = (key: string) => escapeHtml(workerSentence(language, 'pwa', `offline.${key}`) ?? '')
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#3b82f6">
<meta name="color-scheme" content="light dark">
<title>${say('title')}</title>
<style>
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 26rem; padding: 2rem 1.5rem; text-align: center; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .75rem; }
a { display: inline-block; margin-top: 1rem; padding: .75rem 1.5rem; border-radius: 999px; background: #1d4ed8; color: #fff; font-weight: 600; text-decoration: none; }
</style>
</head>
<body><main><h1>${say('title')}</h1><p>${say('text')}</p><a href="">${say('again')}</a></main></body>
</html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
