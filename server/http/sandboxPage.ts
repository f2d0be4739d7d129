import type { FastifyReply } from 'fastify';

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
 * Takes documents from the app alone and shows each in a frame of its own; notifies the app when one has been read, and
 * when its frame was led away from it: nothing can be loaded there, so a grey page stands in its place. What runs in
 * a frame sees this page and the app as strangers. The former one stays until the next one has been read.
 */
const page = `<!doctype html>
<html>
<head><meta charset="utf-8"><style>html,body,iframe{width:100%;height:100%;margin:0;border:0;display:block}iframe{position:absolute;inset:0}</style></head>
<body><script>
const show = ({ page, title, number }) => {
  const frame = document.createElement('iframe');
  const former = [...document.querySelectorAll('iframe')];
  let isRead = false;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = title;
  frame.srcdoc = page;
  frame.addEventListener('load', () => {
    parent.postMessage(isRead ? { left: number } : { drawn: number }, '*');
    isRead = true;
    for (const one of former) one.remove();
  });
  document.body.append(frame);
};
addEventListener('message', ({ source, data }) => {
  if (source === parent && typeof data?.page === 'string') show(data);
});
parent.postMessage({ isReady: true }, '*');
</script></body>
</html>
`;

/** Answers the page in which the app runs what people wrote. It holds nothing of anyone, so no session is required. */
export const sendSandbox = (reply: FastifyReply): void => {
  reply.headers({
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-DNS-Prefetch-Control': 'off',
    'Referrer-Policy': 'no-referrer',
  });
  reply.send(page);
};
