import type { RequestHandler } from 'express';

/**
 * No origin, no network, no frame with an address, no form, no worker: what runs here can draw, and nothing else. Of
 * frames within it what leads elsewhere is stopped by `frame-src`.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Takes documents from the app alone and shows each in a frame of its own; tells the app when one has been read. What
 * runs in that frame sees this page and the app as strangers.
 */
const page = `<!doctype html>
<html>
<head><meta charset="utf-8"><style>html,body,iframe{width:100%;height:100%;margin:0;border:0;display:block}</style></head>
<body><script>
const frame = document.createElement('iframe');
frame.setAttribute('sandbox', 'allow-scripts');
let asked = 0;
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.page !== 'string') return;
  asked = data.number;
  frame.title = data.title;
  frame.srcdoc = data.page;
  if (!frame.isConnected) document.body.append(frame);
});
frame.addEventListener('load', () => parent.postMessage({ drawn: asked }, '*'));
parent.postMessage({ isReady: true }, '*');
</script></body>
</html>
`;

/** Answers the page in which the app runs what people wrote. It holds nothing of anyone, so no session is asked for. */
export const sandboxPage: RequestHandler = (_request, response) => {
  response.set({
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-DNS-Prefetch-Control': 'off',
    'Referrer-Policy': 'no-referrer',
  });
  response.send(page);
};
