import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { chromium } from 'playwright'

const dist = '/work/main/apps/storybook/dist'
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}
const srv = http
  .createServer((q, r) => {
    const f = path.join(dist, new URL(q.url, 'http://x').pathname)
    fs.readFile(f, (e, b) => {
      if (e) {
        r.writeHead(404)
        r.end()
        return
      }
      r.writeHead(200, { 'content-type': types[path.extname(f)] ?? 'application/octet-stream' })
      r.end(b)
    })
  })
  .listen(0)
const port = srv.address().port
const idx = JSON.parse(fs.readFileSync(dist + '/index.json'))
const want = process.argv[2] ? new RegExp(process.argv[2]) : /./
const modes = (process.argv[3] ?? 'pl,dd').split(',')
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const m of modes) {
  const vp = m[0] === 'p' ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const theme = m[1] === 'l' ? 'light' : 'dark'
  const p = await b.newPage({ viewport: vp })
  for (const e of Object.values(idx.entries)) {
    if (!want.test(e.id)) continue
    await p.goto(
      `http://localhost:${port}/iframe.html?id=${e.id}&viewMode=story&globals=theme:${theme};viewport:`,
      { waitUntil: 'load' },
    )
    await p.waitForTimeout(900)
    await p.evaluate(() => document.fonts.ready)
    await p.screenshot({ path: `/tmp/shots/${e.id}.${m}.png` })
  }
  await p.close()
}
await b.close()
srv.close()
